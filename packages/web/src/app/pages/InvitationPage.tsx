import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInPage, signUpPage } from '../../session/addresses.ts';
import { InvitationScreen } from '../../session/by-link/InvitationScreen.tsx';
import { stopTransfers } from '../../uploads/transfer/transfers.ts';
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
      onLoggedOut={() => {
        stopTransfers();
        localStorage.clear();
        sessionStorage.clear();
        sessionStorage.setItem(KEY, token);
        beginSession(null);
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
