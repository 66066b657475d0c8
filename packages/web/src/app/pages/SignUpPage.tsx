import { useLocation, useSearchParams } from 'react-router-dom';
import { signInPage } from '../../session/addresses.ts';
import { redirectTargetOfPanel } from '@launchyard/domain/session';
import { SignUpScreen } from '../../session/signup/SignUpScreen.tsx';
import { useGuest } from '../../session/use-guest.ts';
import { frame } from '../frame.tsx';
import { useEntrance } from '../use-entrance.ts';
import { usePanelAhead } from '../use-panel-ahead.ts';

export function SignUpPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const redirect = search.get('redirect');
  const target = redirectTargetOfPanel(redirect, location.origin);
  const { goOn, signedIn } = useEntrance();
  const guest = useGuest((person) => void goOn(target, person));
  usePanelAhead();
  return (
    <SignUpScreen
      {...frame}
      {...guest}
      signInAddress={signInPage(redirect)}
      invitedEmail={emailOf(state)}
      onSignedUp={() => signedIn(target)}
    />
  );
}

/** What the page of an invitation passes on. */
function emailOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
}
