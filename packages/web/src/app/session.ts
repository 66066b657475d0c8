import { tabStore } from '../kit/store.ts';
import { keepChosenAccount, readChosenAccount, type ChosenAccount } from './api/account.ts';

/** Who this tab acts for, of which it knows the account alone: the cookie says who it is. Another object is another session. */
export const session = tabStore<{ account: ChosenAccount | null }>(() => ({
  account: readChosenAccount(),
}));

/** Everything is asked anew, in that account, or in the person's own one. */
export function beginSession(account: ChosenAccount | null): void {
  keepChosenAccount(account);
  session.set({ account });
}
