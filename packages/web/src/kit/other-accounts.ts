import { createContext } from 'react';

/** The current account, and the others that the user can act in. */
export interface OtherAccounts {
  here: string;
  others: readonly { label: string; look: () => void }[];
}

/** `look` switches the account and stays at this URL. Null if there is only one account. */
export const OtherAccountsContext = createContext<OtherAccounts | null>(null);
