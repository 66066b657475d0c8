import { createHash } from 'node:crypto';
import { Failed } from '@launchyard/contract/kit';
import { budgetTake } from '@launchyard/contract/session';
import { BUDGET_SECONDS, POINTS_PER_MINUTE } from '@launchyard/domain/session';
import type { Caller } from '../access/caller.ts';
import { BoundedMap } from '../kit/bounded-map.ts';
import type { Services } from '../upstream/services.ts';
import { codedError } from './error-codes.ts';

const REMEMBERED_KEYS = 10_000;

/** What an operation was charged. `remaining` and `resetAt` are null for those without a budget: people in the panel. */
export interface Cost {
  requested: number;
  remaining: number | null;
  resetAt: string | null;
}

/** Charges a key for an operation. Throws RATE_LIMITED when the budget of its minute is spent. */
export type Charge = (caller: Caller, requested: number, requestId: string) => Promise<Cost>;

/** A minute of one key, as this gateway knows it. */
interface Minute {
  /** Taken from the services and not spent yet. */
  inHand: number;
  /** Left with the services when points were last taken. */
  left: number;
  endsAt: number;
}

/**
 * All gateways take from one budget of a key, which the services keep: some points at a time, and what is in hand is spent without asking.
 * So a key never has more than its budget; `remaining` leaves out what other gateways have in hand. Services that cannot be asked stop
 * nobody: until they can, this gateway counts alone. `now` in milliseconds since 1970.
 */
export function createBudgets(services: Pick<Services, 'call'>, now: () => number = Date.now): Charge {
  const minutes = new BoundedMap<string, Minute>(REMEMBERED_KEYS);
  /** One question at a time for each key: what it brings may be enough for those who wait. */
  const asked = new Map<string, Promise<unknown>>();

  async function take(key: string, caller: Caller, wanted: number, requestId: string): Promise<boolean> {
    const askedAt = now();
    const got = await ask(caller, wanted, requestId, current(key));
    const inHand = (current(key)?.inHand ?? 0) + got.taken;
    // Counted from the question on, so that no minute here outlasts the one that the points were taken from.
    minutes.set(key, { inHand, left: got.left, endsAt: askedAt + got.secondsLeft * 1000 });
    return got.taken >= wanted;
  }

  async function ask(caller: Caller, points: number, requestId: string, known: Minute | undefined) {
    try {
      return await services.call(budgetTake, { points }, { ...caller, account: undefined, requestId });
    } catch (error) {
      // A credential that is not valid, too: each call of the operation is then refused for it.
      if (!(error instanceof Failed)) throw error;
      const alone = known ?? { left: POINTS_PER_MINUTE, endsAt: now() + BUDGET_SECONDS * 1000 };
      return { taken: alone.left, left: 0, secondsLeft: (alone.endsAt - now()) / 1000 };
    }
  }

  function current(key: string): Minute | undefined {
    const minute = minutes.get(key);
    return minute && minute.endsAt > now() ? minute : undefined;
  }

  return async (caller, requested, requestId) => {
    const key = createHash('sha256')
      .update(caller.token ?? '')
      .digest('base64');
    for (;;) {
      const minute = current(key);
      if (minute && minute.inHand >= requested) {
        minute.inHand -= requested;
        const resetAt = new Date(minute.endsAt).toISOString();
        return { requested, remaining: minute.left + minute.inHand, resetAt };
      }
      // What is left there never becomes more within the minute, so it is not asked for again.
      if (minute && minute.left + minute.inHand < requested) throw spent(minute.endsAt - now());
      const other = asked.get(key);
      if (other) {
        await other;
        continue;
      }
      const taking = take(key, caller, requested - (minute?.inHand ?? 0), requestId).finally(() => asked.delete(key));
      asked.set(key, taking);
      if (!(await taking)) throw spent((current(key)?.endsAt ?? now()) - now());
    }
  };
}

const spent = (milliseconds: number) =>
  codedError('RATE_LIMITED', 'This key has spent its budget of this minute.', {
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  });
