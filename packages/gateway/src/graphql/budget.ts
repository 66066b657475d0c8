import { createHash } from 'node:crypto';
import { BoundedMap } from '../kit/bounded-map.ts';
import { codedError } from './error-codes.ts';

export const BUDGET_PER_MINUTE = 60_000;
const WINDOW_MILLISECONDS = 60_000;
const REMEMBERED_KEYS = 10_000;

/** What an operation was charged. `remaining` and `resetAt` are null for those without a budget: people in the panel. */
export interface Cost {
  requested: number;
  remaining: number | null;
  resetAt: string | null;
}

/**
 * Counts what each key spends in a minute. One count for each process: with several gateways a key may spend as often its budget, which
 * the documentation says. Throws RATE_LIMITED when the budget is spent. `now` in milliseconds since 1970.
 */
export function createBudgets(now: () => number = Date.now): (token: string, requested: number) => Cost {
  const windows = new BoundedMap<string, { spent: number; endsAt: number }>(REMEMBERED_KEYS);
  return (token, requested) => {
    const key = createHash('sha256').update(token).digest('base64');
    const at = now();
    let window = windows.get(key);
    if (!window || window.endsAt <= at) windows.set(key, (window = { spent: 0, endsAt: at + WINDOW_MILLISECONDS }));
    if (window.spent + requested > BUDGET_PER_MINUTE) {
      throw codedError('RATE_LIMITED', 'This key has spent its budget of this minute.', {
        retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - at) / 1000)),
      });
    }
    window.spent += requested;
    const resetAt = new Date(window.endsAt).toISOString();
    return { requested, remaining: BUDGET_PER_MINUTE - window.spent, resetAt };
  };
}
