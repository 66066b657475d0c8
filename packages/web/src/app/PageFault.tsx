import { useNavigate, useRouteError } from 'react-router-dom';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { appMessages } from './messages.ts';

/** A screen that threw: a fault of ours, or a chunk that is gone since the panel was renewed. Reloading gets the new one. */
export function PageFault() {
  const error = useRouteError();
  const navigate = useNavigate();
  return (
    <FaultBlock
      title={appMessages.pageFault}
      reassurance={appMessages.shellFaultHint}
      error={error}
      onRetry={() => void navigate(0)}
    />
  );
}
