import { startTransition } from 'react';
import { CloudAlert, Copy, RotateCw } from 'lucide-react';
import { copyText } from './copy.ts';
import { faultOf, isRateLimited, supportText } from './fault.ts';
import { kitMessages } from './messages.ts';
import { PlainButton } from './PlainButton.tsx';
import { StateBlock } from './StateBlock.tsx';
import { useRetry } from './use-retry.ts';

interface Props {
  /** What failed, in the specification's words if it has some. */
  title: string;
  reassurance?: string;
  error: unknown;
  onRetry: () => void;
  /** In place of a whole page: its line is the heading. */
  isPage?: boolean;
  /** The automatic retry, if it differs. Null: only the user retries. */
  onRetryByItself?: (() => void) | null;
}

/**
 * An internal error in place of a list: calm, retries automatically with growing delays, and can be
 * reported to support.
 */
export function FaultBlock({ title, reassurance, error, onRetry, isPage = false, onRetryByItself = onRetry }: Props) {
  const fault = faultOf(error);
  // Keep the current content until there is something else.
  const retry = () => startTransition(onRetry);
  const seconds = useRetry(() => onRetryByItself && startTransition(onRetryByItself), error);
  const limited = isRateLimited(fault) ? kitMessages.tooManyRequests : null;
  const sentence = [reassurance, limited, onRetryByItself && seconds !== null && kitMessages.retriesIn(seconds)]
    .filter(Boolean)
    .join(' ');
  return (
    <StateBlock icon={CloudAlert} kind="bad" isPage={isPage} title={title} sentence={sentence}>
      <PlainButton icon={<RotateCw size={16} aria-hidden />} onClick={retry}>
        {kitMessages.tryAgain}
      </PlainButton>
      <PlainButton
        kind="text"
        icon={<Copy size={16} aria-hidden />}
        onClick={() => void copyText(supportText(fault, title))}
      >
        {kitMessages.copyForSupport}
      </PlainButton>
    </StateBlock>
  );
}
