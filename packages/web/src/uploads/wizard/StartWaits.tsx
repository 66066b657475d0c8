import { Banner } from '../../kit/Banner.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { useNow } from '../../kit/use-now.ts';
import { uploadMessages } from '../messages.ts';
import type { StartWait } from './use-upload-start.ts';

/**
 * An upload that could not start yet: why, when it is retried, and that the user need not do
 * anything. The countdown is not announced.
 */
export function StartWaits({ wait: { reason, asksAgainAt } }: { wait: StartWait }) {
  const now = useNow(asksAgainAt !== null);
  const seconds = asksAgainAt === null ? null : Math.ceil((asksAgainAt - now) / 1000);
  return (
    <Banner kind="plain" title={reason === 'askedTooOften' ? kitMessages.tooManyRequests : uploadMessages.startWaits}>
      <p>
        <output>{uploadMessages.startWaitsHint}</output>{' '}
        {seconds !== null && seconds > 0 && <span>{kitMessages.retriesIn(seconds)}</span>}
      </p>
    </Banner>
  );
}
