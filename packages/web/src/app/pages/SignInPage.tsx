import { useSearchParams } from 'react-router-dom';
import { resetPage, signUpPage } from '../../session/addresses.ts';
import { redirectTarget } from '../../session/redirect.ts';
import { SignInScreen } from '../../session/SignInScreen.tsx';
import { useLeaveWhenSignedIn } from '../../session/useLeaveWhenSignedIn.ts';
import { frame } from '../frame.tsx';
import { goOn, signedIn } from '../session.ts';

export function Component() {
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  const target = redirectTarget(redirect, location.origin);
  useLeaveWhenSignedIn(() => void goOn(target));
  return (
    <SignInScreen
      {...frame}
      signUpAddress={signUpPage(redirect)}
      forgotAddress={resetPage(redirect)}
      onSignedIn={() => void signedIn(target)}
    />
  );
}
