import { useSearchParams } from 'react-router-dom';
import { signInPage } from '../../session/addresses.ts';
import { redirectTarget } from '../../session/redirect.ts';
import { ResetScreen } from '../../session/ResetScreen.tsx';
import { useLeaveWhenSignedIn } from '../../session/useLeaveWhenSignedIn.ts';
import { frame } from '../frame.tsx';
import { goOn } from '../session.ts';

export function Component() {
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  useLeaveWhenSignedIn(() => void goOn(redirectTarget(redirect, location.origin)));
  return <ResetScreen {...frame} signInAddress={signInPage(redirect)} />;
}
