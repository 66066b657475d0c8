import { createBrowserRouter } from 'react-router-dom';
import { createStore } from '../kit/store.ts';
import { keepChosenAccount, readChosenAccount, type ChosenAccount } from './api/account.ts';
import { routes } from './routes.tsx';

export const router = createBrowserRouter(routes);

/** Who this tab acts for, of which it knows the account alone: the cookie says who it is. Another object is another session. */
export const session = createStore<{ account: ChosenAccount | null }>({ account: readChosenAccount() });

/** Everything is asked anew, in that account, or in the person's own one. */
export function beginSession(account: ChosenAccount | null): void {
  keepChosenAccount(account);
  session.set({ account });
}

/** After signing in: resolves when the page that was wanted is there. */
export async function signedIn(target: string): Promise<void> {
  if (!isOfGateway(target)) beginSession(null);
  await goOn(target);
}

/** From a page before the panel to the one that was wanted. */
export async function goOn(target: string): Promise<void> {
  if (isOfGateway(target)) return location.assign(target);
  await router.navigate(target, { replace: true });
}

/** Not a page of the panel: the gateway serves it. */
const isOfGateway = (target: string): boolean => /^\/graphiql\b/.test(target);
