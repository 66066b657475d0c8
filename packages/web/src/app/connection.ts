import { tabStore } from '../kit/store.ts';
import { BEFORE_PANEL } from '@launchyard/domain/session';
import { signInAddress, usernamePage } from '../session/addresses.ts';
import type { ChosenAccount } from './api/account.ts';
import { connect, type Connection } from './api/connect.ts';
import { forgetSession } from './forget-session.ts';
import { router } from './router.ts';
import { beginSession, session } from './session.ts';

/**
 * Set when the gateway no longer knows this panel's operations because a newer release is served.
 */
export const isPanelOutdated = tabStore(() => false);

const events = {
  onSignedOut: () => void goToSignIn(),
  onUnfinished: () => void goToUsername(),
  onPanelOutdated: () => isPanelOutdated.set(true),
};

/**
 * The connection of this tab. Signing in or out and switching accounts replace it with its socket
 * and cache.
 */
export const connection = tabStore<Connection>(() => {
  session.subscribe(replaceConnection);
  return connect(session.get().account, events);
});

function replaceConnection(): void {
  const previous = connection.get();
  connection.set(connect(session.get().account, events));
  previous.close();
}

export async function switchAccount(account: ChosenAccount | null): Promise<void> {
  await router().navigate('/');
  beginSession(account);
}

/** The same address in another account. */
export const lookIn = (account: ChosenAccount | null): void => beginSession(account);

export async function signedOut(): Promise<void> {
  forgetSession();
  await router().navigate('/signin', { replace: true });
}

async function goToSignIn(): Promise<void> {
  if (BEFORE_PANEL.has(router().state.location.pathname)) return;
  await router().navigate(signInAddress(here()), { replace: true });
}

async function goToUsername(): Promise<void> {
  // Several requests are refused at once, and the first one has led away.
  if (BEFORE_PANEL.has(router().state.location.pathname)) return;
  await router().navigate(usernamePage(here()), { replace: true });
}

function here(): string {
  const { pathname, search, hash } = router().state.location;
  return pathname + search + hash;
}
