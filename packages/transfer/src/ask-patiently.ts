import { waitBeforeRetry } from './patience.ts';
import { Interrupted } from './interrupted.ts';
import type { Clock } from './clock.ts';
import type { Network } from './ports.ts';
import { AccessEnded, AskLater, leastWaitMs, TransferRefused } from './refused.ts';

/** How long unanswered requests are retried, in seconds. */
export const PATIENCE_SECONDS = 120;

/** Why a retry waits, and for how many seconds; null while that depends on the network. */
export interface AnswerWait {
  reason: AskLater['reason'];
  seconds: number | null;
}

interface Patience {
  clock: Clock;
  network: Network;
  /** Called before each wait. */
  onWait: (wait: AnswerWait) => void;
}

/**
 * Retries an idempotent request until it is answered, for as long as the network or the services may reasonably be
 * down. Rejects at once with a permanent failure, with Interrupted when the signal fires, and otherwise with the last
 * reason.
 */
export async function askPatiently<T>(
  ask: () => Promise<T>,
  { clock, network, onWait }: Patience,
  signal: AbortSignal,
): Promise<T> {
  const giveUpAt = clock.now() + PATIENCE_SECONDS * 1000;
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted) throw new Interrupted();
      if (error instanceof AccessEnded || error instanceof TransferRefused) throw error;
      const leastMs = leastWaitMs(error);
      if (clock.now() + leastMs >= giveUpAt) throw error;
      const reason = error instanceof AskLater ? error.reason : 'noAnswer';
      const tell = (ms: number | null) => onWait({ reason, seconds: ms === null ? null : ms / 1000 });
      await waitBeforeRetry(attempt, { clock, network }, signal, { leastMs, onWait: tell });
    }
  }
}
