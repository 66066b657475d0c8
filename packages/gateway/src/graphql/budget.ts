import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { FAULT } from '@launchyard/domain/kit';
import { hash } from 'node:crypto';
import { Failed } from '@launchyard/contract/kit';
import { budgetTake } from '@launchyard/contract/session';
import { addressSubject, BUDGET_SECONDS, POINTS_PER_MINUTE, tokenKind } from '@launchyard/domain/session';
import type { ClaimedCaller } from '../access/caller.ts';
import { BoundedMap } from '../kit/bounded-map.ts';
import type { Services } from '../upstream/services.ts';
import { codedError } from './error-codes.ts';

const REMEMBERED_BUDGETS = 10_000;
/** What an address pays for a credential not seen in this minute: six hundred of them use up its budget. */
const POINTS_OF_A_QUESTION = POINTS_PER_MINUTE.address / 600;

/**
 * The charge for an operation; `remaining` is what its caller has left until `resetAt`. Null if it was refused before
 * it was charged.
 */
export interface Cost {
  requested: number;
  remaining: number | null;
  resetAt: string | null;
}

/**
 * Charges a caller: their key, their session or, without a credential, their address. Throws RATE_LIMITED if the
 * minute’s budget is spent, and Failed for an invalid token in `Authorization`.
 */
export type Charge = (caller: ClaimedCaller, requested: number, requestId: string) => Promise<Cost>;

export interface Budgets {
  charge: Charge;
  /** Whether the services confirmed this credential within the minute, and its budget was enough so far. */
  isGood: (token: string) => boolean;
}

/** A minute of one budget, as this gateway knows it. */
interface Minute {
  /** Taken from the services and not spent yet. */
  inHand: number;
  /** Left with the services after the last take. */
  left: number;
  endsAt: number;
  /** Whether something was refused because it was not enough. */
  isSpent: boolean;
}

/** Points granted by the services, and the seconds until they expire. */
interface Taken {
  taken: number;
  left: number;
  secondsLeft: number;
}

/**
 * All gateways share the budget of a key or session, which the services keep. A gateway takes some points at a time and
 * spends them without asking, so nobody exceeds their budget; `remaining` excludes what other gateways hold. If the
 * services are unavailable nobody is stopped: this gateway counts alone, as it always does for addresses. `now` in
 * milliseconds since 1970.
 */
export function createBudgets(services: Pick<Services, 'call'>, now: () => number = Date.now): Budgets {
  const minutes = new BoundedMap<string, Minute>(REMEMBERED_BUDGETS);
  /** One request at a time for each budget: its result may be enough for those who wait. */
  const asked = new Map<string, Promise<unknown>>();

  async function charge(budget: Budget, requested: number): Promise<Cost> {
    const { key } = budget;
    for (;;) {
      const minute = current(key);
      if (minute && minute.inHand >= requested) {
        minute.inHand -= requested;
        const resetAt = new Date(minute.endsAt).toISOString();
        return { requested, remaining: minute.left + minute.inHand, resetAt };
      }
      // What is left there never increases within the minute, so it is not requested again.
      if (minute && minute.left + minute.inHand < requested) throw spend(budget);
      const other = asked.get(key);
      if (other) {
        await other;
        continue;
      }
      const taking = take(budget, requested - (minute?.inHand ?? 0)).finally(() => asked.delete(key));
      asked.set(key, taking);
      if (!(await taking)) throw spend(budget);
    }
  }

  /** The refusal of a budget that is not enough. */
  function spend(budget: Budget) {
    const minute = current(budget.key);
    if (minute) minute.isSpent = true;
    return spent(budget, (minute?.endsAt ?? now()) - now());
  }

  async function take(budget: Budget, wanted: number): Promise<boolean> {
    const askedAt = now();
    const got = (await budget.ask(wanted)) ?? countAlone(budget);
    const minute = current(budget.key);
    const inHand = (minute?.inHand ?? 0) + got.taken;
    // Counted from the request, so that no minute here outlasts the one that the points belong to.
    const endsAt = askedAt + got.secondsLeft * 1000;
    minutes.set(budget.key, { inHand, left: got.left, endsAt, isSpent: minute?.isSpent ?? false });
    return got.taken >= wanted;
  }

  function countAlone({ key, perMinute }: Budget): Taken {
    const minute = current(key);
    if (!minute) return { taken: perMinute, left: 0, secondsLeft: BUDGET_SECONDS };
    return { taken: minute.left, left: 0, secondsLeft: (minute.endsAt - now()) / 1000 };
  }

  function current(key: string): Minute | undefined {
    const minute = minutes.get(key);
    return minute && minute.endsAt > now() ? minute : undefined;
  }

  async function chargeCaller(caller: ClaimedCaller, requested: number, requestId: string): Promise<Cost> {
    const { token } = caller;
    if (token === undefined) return charge(budgetOfAddress(caller), requested);
    const budget: Budget = budgetOfToken(caller, token, async (points) => {
      // The services are called for any made-up credential, so the address pays for that call: once for all who wait
      // for it, however many sockets a credential has.
      if (!current(budget.key)) await charge(budgetOfAddress(caller), POINTS_OF_A_QUESTION);
      return askServices(services, caller, points, requestId);
    });
    try {
      return await charge(budget, requested);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (error.code === SERVICE_FAULT.UNAUTHENTICATED && !caller.isBrowser) throw error;
      // An ended session, or a credential for something else: the services refuse each call for it.
      return charge(budgetOfAddress(caller), requested);
    }
  }

  return {
    charge: chargeCaller,
    isGood(token) {
      return current(hashOf(token))?.isSpent === false;
    },
  };
}

interface Budget {
  key: string;
  perMinute: number;
  /** The holder, as named in a sentence. */
  holder: string;
  /** Takes points from the services; null if this gateway counts alone. */
  ask(points: number): Promise<Taken | null>;
}

const hashOf = (token: string) => hash('sha256', token, 'base64');

/** A socket’s caller is charged often, so the key is cached. */
const keys = new WeakMap<ClaimedCaller, string>();

function budgetOfToken(caller: ClaimedCaller, token: string, ask: Budget['ask']): Budget {
  const key = keys.get(caller) ?? hashOf(token);
  keys.set(caller, key);
  if (tokenKind(token) === 'session') {
    return { key, perMinute: POINTS_PER_MINUTE.session, holder: 'session', ask };
  }
  return { key, perMinute: POINTS_PER_MINUTE.key, holder: 'key', ask };
}

const budgetOfAddress = ({ clientAddress }: ClaimedCaller): Budget => ({
  key: `address ${addressSubject(clientAddress)}`,
  perMinute: POINTS_PER_MINUTE.address,
  holder: 'address',
  ask: async () => null,
});

/** Throws Failed if the services refuse the credential. */
async function askServices(services: Pick<Services, 'call'>, caller: ClaimedCaller, points: number, requestId: string) {
  try {
    return await services.call(budgetTake, { points }, { ...caller, account: undefined, requestId });
  } catch (error) {
    if (
      error instanceof Failed &&
      (error.code === SERVICE_FAULT.UNAUTHENTICATED || error.code === SERVICE_FAULT.FORBIDDEN)
    )
      throw error;
    if (error instanceof Failed) return null;
    throw error;
  }
}

function spent({ holder, perMinute }: Budget, milliseconds: number) {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return codedError(FAULT.RATE_LIMITED, `This ${holder} has spent its budget for this minute.`, {
    retryAfterSeconds,
    limit: perMinute,
    http: { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
  });
}
