import { useNavigate, useSearchParams } from 'react-router-dom';
import { redirectTargetOfPanel } from '@launchyard/domain/session';
import { signInPage } from '../../session/addresses.ts';
import { UsernameScreen } from '../../session/username/UsernameScreen.tsx';
import { forgetSession } from '../forget-session.ts';
import { frame } from '../frame.tsx';
import { beginSession, session } from '../session.ts';
import { useEntrance } from '../use-entrance.ts';

/** `/username`: where somebody without a username chooses one. */
export function Component() {
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  const target = redirectTargetOfPanel(redirect, location.origin);
  const navigate = useNavigate();
  const { goOn } = useEntrance();
  return (
    <UsernameScreen
      {...frame}
      onSignedOut={() => void navigate(signInPage(redirect), { replace: true })}
      onFinished={async () => {
        // What was read without a username was refused. The account of this tab stays.
        beginSession(session.get().account);
        await goOn(target);
      }}
      onLoggedOut={() => {
        forgetSession();
        void navigate(signInPage(), { replace: true });
      }}
    />
  );
}
Component.displayName = 'UsernamePage';
