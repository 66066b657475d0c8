import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { isLeavingGuarded } from '../kit/leaving.ts';
import { useStore } from '../kit/store.ts';
import { appMessages } from './messages.ts';

/**
 * A screen that threw: a fault of ours, or a chunk that did not come or is gone since the panel was renewed. Reloading gets it, never into
 * the browser's own page for a server that does not answer. It would end what this tab sends: while something is sent, the same address is
 * come to again, which draws the screen anew and asks for its code where that is missing.
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
      title={appMessages.pageFault}
      reassurance={isSending ? appMessages.pageFaultSending : appMessages.shellFaultHint}
      error={error}
      onRetry={isSending ? comeAgain : () => void reloadWhenAnswered()}
      onRetryByItself={isSending ? null : () => void reloadWhenAnswered()}
    />
  );
}

/** Whether the panel's own page can be had at the moment. */
async function isPanelThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    // No line, or nobody at its other end.
    return false;
  }
}
