import type { Area, OwnerPrune } from '../kit/area.ts';
import { pruneAsOwner } from '../kit/prune.ts';
import { auditLog, refusedCalls } from '../tables/audit.ts';

/** How long it is known what was refused. */
export const REFUSED_CALL_DAYS = 90;

/** It takes no time of the caller's: by the application's role nothing that is younger goes. */
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
