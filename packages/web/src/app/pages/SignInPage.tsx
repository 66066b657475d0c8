import { useSearchParams } from 'react-router-dom';
import { resetPage, signUpPage } from '../../session/addresses.ts';
import { redirectTargetOfPanel } from '@launchyard/domain/session';
import { SignInScreen } from '../../session/SignInScreen.tsx';
import { useGuest } from '../../session/use-guest.ts';
import { frame } from '../frame.tsx';
import { useEntrance } from '../use-entrance.ts';
import { usePanelAhead } from '../use-panel-ahead.ts';

export function SignInPage() {
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  const target = redirectTargetOfPanel(redirect, location.origin);
  const { goOn, signedIn } = useEntrance();
  const guest = useGuest((person) => void goOn(target, person));
  usePanelAhead();
  return (
    <SignInScreen
      {...frame}
      {...guest}
      signUpAddress={signUpPage(redirect)}
      forgotAddress={resetPage(redirect)}
      onSignedIn={(person) => signedIn(target, person)}
    />
  );
}
