import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInPage, signUpPage, usernamePage } from '../../session/addresses.ts';
import { InvitationScreen } from '../../session/by-link/InvitationScreen.tsx';
import { forgetSession } from '../forget-session.ts';
import { frame } from '../frame.tsx';
import { beginSession } from '../session.ts';

const ADDRESS = '/invitation';
const KEY = 'invitation';

/** `/invitation#<token>`. What stands behind `#` reaches no server. */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => takeOver(hash));
  return (
    <InvitationScreen
      {...frame}
      token={token}
      signInAddress={signInPage(ADDRESS)}
      signUpAddress={signUpPage(ADDRESS)}
      onAccepted={(account) => {
        sessionStorage.removeItem(KEY);
        beginSession(account);
        void navigate('/', { replace: true });
      }}
      onUnfinished={() => void navigate(usernamePage(ADDRESS), { replace: true })}
      onLoggedOut={() => {
        forgetSession();
        sessionStorage.setItem(KEY, token);
      }}
    />
  );
}
Component.displayName = 'InvitationPage';

/** Moves the token from the address into this tab, where it outlasts signing in or up. */
function takeOver(hash: string): string {
  const given = hash.slice(1);
  if (given === '') return sessionStorage.getItem(KEY) ?? '';
  sessionStorage.setItem(KEY, given);
  history.replaceState(history.state, '', location.pathname);
  return given;
}
