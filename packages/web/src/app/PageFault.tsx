import { useNavigate, useRouteError } from 'react-router-dom';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { isLeavingGuarded } from '../kit/leaving.ts';
import { useStore } from '../kit/store.ts';
import { appMessages } from './messages.ts';

/**
 * A screen that threw: a fault of ours, or a chunk that did not come or is gone since the panel was renewed. Reloading gets it, and ends what
 * this tab sends: by itself it reloads only while nothing is sent, and never into the browser's own page for a server that does not answer.
 */
export function PageFault() {
  const error = useRouteError();
  const navigate = useNavigate();
  const isSending = useStore(isLeavingGuarded);
  const reload = () => void navigate(0);
  const reloadWhenAnswered = async () => {
    if (await isPanelThere()) reload();
  };
  return (
    <FaultBlock
      title={appMessages.pageFault}
      reassurance={isSending ? appMessages.pageFaultSending : appMessages.shellFaultHint}
      error={error}
      onRetry={isSending ? reload : () => void reloadWhenAnswered()}
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
