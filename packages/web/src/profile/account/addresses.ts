/** The tabs of My Account, as they stand in its address. */
export const ACCOUNT_TABS = ['settings', 'subscriptions', 'transactions'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

export const accountAddress = (tab: AccountTab = 'settings'): string => `/account/${tab}`;

export const isAccountTab = (tab: string | undefined): tab is AccountTab => ACCOUNT_TABS.some((each) => each === tab);
