import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { redirectTargetOfPanel } from '@launchyard/domain/session';
import { signInPage } from '../../session/addresses.ts';
import { EnterScreen } from '../../session/by-link/EnterScreen.tsx';
import { frame } from '../frame.tsx';
import { useEntrance } from '../use-entrance.ts';

/** `/enter#code=…&redirect=…`. What stands behind `#` reaches no server. */
export function Component() {
  const { hash } = useLocation();
  const [given] = useState(() => takeOver(hash));
  const { signedIn, goOn } = useEntrance();
  const target = redirectTargetOfPanel(given.get('redirect'), location.origin);
  return (
    <EnterScreen
      {...frame}
      code={given.get('code') ?? ''}
      signInAddress={signInPage(given.get('redirect'))}
      onSignedIn={(person) => signedIn(target, person)}
      onStay={(person) => void goOn(target, person)}
    />
  );
}
Component.displayName = 'EnterPage';

/** Removes the code from the address at once: it must not stay in the history. */
function takeOver(hash: string): URLSearchParams {
  history.replaceState(history.state, '', location.pathname);
  return new URLSearchParams(hash.slice(1));
}
