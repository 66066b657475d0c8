import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { createHash } from 'node:crypto';
import { Failed } from '@launchyard/contract/kit';
import { sessionState } from '@launchyard/contract/session';
import { mayLookUpAccounts } from '@launchyard/domain/access';
import { BoundedMap } from '../kit/bounded-map.ts';
import type { Services } from '../upstream/services.ts';
import type { ClaimedCaller } from './caller.ts';

/** How freely a caller may ask. `unconfirmed`: the service that knows does not answer. */
export type Clearance = 'nobody' | 'panel' | 'key' | 'staff' | 'unconfirmed';

const REMEMBERED_MILLISECONDS = 60_000;
const REMEMBERED_TOKENS = 10_000;

/**
 * Asks who a caller is, for documents that are not persisted: a token's prefix alone proves nothing. What was confirmed is remembered for
 * a minute; it opens only the way to ask, never data, which the services guard on every call. Throws Failed for a credential that is not
 * valid.
 */
export function createClearances(services: Services): (caller: ClaimedCaller, requestId: string) => Promise<Clearance> {
  const known = new BoundedMap<string, { clearance: Clearance; until: number }>(REMEMBERED_TOKENS);
  return async (caller, requestId) => {
    if (caller.token === undefined) return 'nobody';
    const key = createHash('sha256').update(caller.token).digest('base64');
    const remembered = known.get(key);
    if (remembered && remembered.until > performance.now()) return remembered.clearance;
    const clearance = await confirm(services, caller, requestId);
    if (clearance !== 'unconfirmed') known.set(key, { clearance, until: performance.now() + REMEMBERED_MILLISECONDS });
    return clearance;
  };
}

async function confirm(services: Services, caller: ClaimedCaller, requestId: string): Promise<Clearance> {
  try {
    // Their own account: whether they may act in the named one is a question of each call.
    const state = await services.call(sessionState, {}, { ...caller, account: undefined, requestId });
    if (mayLookUpAccounts(state.account.grant)) return 'staff';
    return state.credential === 'key' ? 'key' : 'panel';
  } catch (error) {
    if (error instanceof Failed && error.code === SERVICE_FAULT.UNAVAILABLE) return 'unconfirmed';
    throw error;
  }
}
