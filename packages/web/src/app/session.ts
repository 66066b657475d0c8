import { tabStore } from '../kit/store.ts';
import { keepChosenAccount, readChosenAccount, type ChosenAccount } from './api/account.ts';

/** The account this tab acts for; the cookie identifies the user. Each object is a new session. */
export const session = tabStore<{ account: ChosenAccount | null }>(() => ({
  account: readChosenAccount(),
}));

/** Reloads everything in that account, or in the user's own. */
export function beginSession(account: ChosenAccount | null): void {
  keepChosenAccount(account);
  session.set({ account });
}
