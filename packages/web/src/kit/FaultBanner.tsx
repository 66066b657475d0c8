import { startTransition } from 'react';
import { RotateCw } from 'lucide-react';
import { Button } from 'antd';
import { Banner } from './Banner.tsx';
import { kitMessages } from './messages.ts';
import { useRetry } from './use-retry.ts';

interface Props {
  /** What is missing or stale. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/**
 * An internal error above content that is still shown: says what may be stale, and retries
 * automatically with growing delays.
 */
export function FaultBanner({ title, error, onRetry }: Props) {
  const retry = () => startTransition(onRetry);
  const seconds = useRetry(retry, error);
  return (
    <Banner
      kind="warn"
      title={title}
      action={
        <Button size="small" icon={<RotateCw size={15} aria-hidden />} onClick={retry}>
          {kitMessages.tryAgain}
        </Button>
      }
    >
      {seconds !== null && <p>{kitMessages.retriesIn(seconds)}</p>}
    </Banner>
  );
}
