import { createContext } from 'react';

/** In which account one looks, and the others that one may act in. */
export interface OtherAccounts {
  here: string;
  others: readonly { username: string; look: () => void }[];
}

/** `look` switches the account and stays at this address. Null where there is only one account. */
export const OtherAccountsContext = createContext<OtherAccounts | null>(null);
