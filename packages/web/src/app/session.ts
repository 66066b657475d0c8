import { createBrowserRouter } from 'react-router-dom';
import { createStore } from '../kit/store.ts';
import { BEFORE_PANEL, signInAddress } from '../session/addresses.ts';
import { stopTransfers } from '../uploads/transfer/transfers.ts';
import { keepChosenAccount, readChosenAccount, type ChosenAccount } from './api/account.ts';
import { connect, type Connection } from './api/connect.ts';
import { routes } from './routes.tsx';

/** Set when the gateway no longer knows this panel's operations: a newer one is served. */
export const isPanelOutdated = createStore(false);

export const router = createBrowserRouter(routes);

const events = {
  onSignedOut: () => void goToSignIn(),
  onPanelOutdated: () => isPanelOutdated.set(true),
};

/** The connection of this tab. Signing in, out, or changing the account replaces it, with its socket and its cache. */
export const connection = createStore<Connection>(connect(readChosenAccount(), events));

/** After signing in: everything is asked anew, then the page that was wanted opens. */
export async function signedIn(target: string): Promise<void> {
  if (!isOfGateway(target)) replaceConnection(null);
  await goOn(target);
}

/** From a page before the panel to the one that was wanted. */
export async function goOn(target: string): Promise<void> {
  if (isOfGateway(target)) return location.assign(target);
  await router.navigate(target, { replace: true });
}

/** Not a page of the panel: the gateway serves it. */
const isOfGateway = (target: string): boolean => /^\/graphiql\b/.test(target);

export async function switchAccount(account: ChosenAccount | null): Promise<void> {
  await router.navigate('/');
  replaceConnection(account);
}

/** Applications §7: signing out clears local and session storage. */
export async function signedOut(): Promise<void> {
  stopTransfers();
  localStorage.clear();
  sessionStorage.clear();
  replaceConnection(null);
  await router.navigate('/signin', { replace: true });
}

function replaceConnection(account: ChosenAccount | null): void {
  keepChosenAccount(account);
  const previous = connection.get();
  connection.set(connect(account, events));
  previous.close();
}

async function goToSignIn(): Promise<void> {
  const { pathname, search, hash } = router.state.location;
  if (BEFORE_PANEL.has(pathname)) return;
  await router.navigate(signInAddress(pathname + search + hash), { replace: true });
}
