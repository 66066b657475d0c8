import { useSearchParams } from 'react-router-dom';
import { signInPage } from '../../session/addresses.ts';
import { redirectTarget } from '../../session/redirect.ts';
import { SignUpScreen } from '../../session/signup/SignUpScreen.tsx';
import { useLeaveWhenSignedIn } from '../../session/useLeaveWhenSignedIn.ts';
import { frame } from '../frame.tsx';
import { goOn, signedIn } from '../session.ts';

export function Component() {
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  const target = redirectTarget(redirect, location.origin);
  useLeaveWhenSignedIn(() => void goOn(target));
  return <SignUpScreen {...frame} signInAddress={signInPage(redirect)} onSignedUp={() => void signedIn(target)} />;
}
