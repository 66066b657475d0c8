import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { createHash } from 'node:crypto';
import { Failed } from '@launchyard/contract/kit';
import { sessionState } from '@launchyard/contract/session';
import { mayLookUpAccounts } from '@launchyard/domain/access';
import { BoundedMap } from '../kit/bounded-map.ts';
import type { Services } from '../upstream/services.ts';
import type { ClaimedCaller } from './caller.ts';

/**
 * What a caller may ask. `unfinished`: only the panel’s operations, until they have chosen a username; `unconfirmed`: the
 * service that knows does not answer.
 */
export type Clearance = 'nobody' | 'unfinished' | 'panel' | 'key' | 'staff' | 'unconfirmed';

const REMEMBERED_MILLISECONDS = 60_000;
const REMEMBERED_TOKENS = 10_000;

/**
 * Finds out who a caller is, for documents that are not persisted: a token’s prefix alone proves nothing. Confirmations
 * are cached for a minute. They only allow asking; the services guard the data on every call. Throws Failed for an
 * invalid credential.
 */
export function createClearances(services: Services): (caller: ClaimedCaller, requestId: string) => Promise<Clearance> {
  const known = new BoundedMap<string, { clearance: Clearance; until: number }>(REMEMBERED_TOKENS);
  return async (caller, requestId) => {
    if (caller.token === undefined) return 'nobody';
    const key = createHash('sha256').update(caller.token).digest('base64');
    const remembered = known.get(key);
    if (remembered && remembered.until > performance.now()) return remembered.clearance;
    const clearance = await confirm(services, caller, requestId);
    if (!PASSING.has(clearance)) known.set(key, { clearance, until: performance.now() + REMEMBERED_MILLISECONDS });
    return clearance;
  };
}

/** What may be over in a moment. */
const PASSING: ReadonlySet<Clearance> = new Set(['unconfirmed', 'unfinished']);

async function confirm(services: Services, caller: ClaimedCaller, requestId: string): Promise<Clearance> {
  try {
    // Their own account: whether they may act in the named one is checked by each call.
    const state = await services.call(sessionState, {}, { ...caller, account: undefined, requestId });
    if (state.credential === 'session' && state.person.username === null) return 'unfinished';
    if (mayLookUpAccounts(state.account.grant)) return 'staff';
    return state.credential === 'key' ? 'key' : 'panel';
  } catch (error) {
    if (error instanceof Failed && error.code === SERVICE_FAULT.UNAVAILABLE) return 'unconfirmed';
    throw error;
  }
}
