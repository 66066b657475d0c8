import type { Area, OwnerPrune } from '../kit/area.ts';
import { pruneAsOwner } from '../kit/prune.ts';
import { auditLog, refusedCalls } from '../tables/audit.ts';

/** How long refused calls are kept. */
export const REFUSED_CALL_DAYS = 90;

/** Does not use the caller’s time: through the application’s role nothing younger can be deleted. */
const oldRefusals: OwnerPrune = {
  table: refusedCalls,
  functionName: 'prune_refused_calls',
  condition: `day < (now() at time zone 'utc')::date - ${REFUSED_CALL_DAYS}`,
};

export const auditWork: Area<unknown> = {
  appendOnly: [auditLog],
  ownerPrunes: [oldRefusals],
  prunes: [pruneAsOwner(oldRefusals)],
};
