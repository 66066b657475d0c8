import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { isLeavingGuarded } from '../kit/leaving.ts';
import { useStore } from '../kit/store.ts';
import { appMessages } from './messages.ts';

/**
 * A screen that threw: a bug of ours, or a chunk that failed to load or was removed by a newer
 * release. It reloads the page only when the server responds, so nobody lands on the browser's own
 * error page. A reload would abort a running upload: then it navigates to the same URL instead,
 * which renders the screen again and requests the missing code.
 */
export function PageFault() {
  const error = useRouteError();
  const navigate = useNavigate();
  const isSending = useStore(isLeavingGuarded);
  const location = useLocation();
  const reload = () => void navigate(0);
  const comeAgain = () => void navigate(location, { replace: true, state: location.state });
  const reloadWhenAnswered = async () => {
    if (await isPanelThere()) reload();
  };
  return (
    <FaultBlock
      isPage
      title={appMessages.pageFault}
      reassurance={isSending ? appMessages.pageFaultSending : appMessages.shellFaultHint}
      error={error}
      onRetry={isSending ? comeAgain : () => void reloadWhenAnswered()}
      onRetryByItself={isSending ? null : () => void reloadWhenAnswered()}
    />
  );
}

/** Whether the panel's own page is reachable right now. */
async function isPanelThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    // Offline, or the server does not respond.
    return false;
  }
}
