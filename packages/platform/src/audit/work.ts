import { lt } from 'drizzle-orm';
import { AUDIT_ADDRESS_DAYS } from '@launchyard/domain/audit';
import type { Area, OwnerPrune } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { callAsOwner, pruneAsOwner, removeRows } from '../kit/prune.ts';
import { auditAddresses, auditLog, refusedCalls } from '../tables/audit.ts';
import { keepAuditMonths, PARTITION_AUDIT_LOG } from './months.ts';

/** How long refused calls are kept. */
export const REFUSED_CALL_DAYS = 90;

/** Does not use the caller’s time: no process can delete anything younger. */
const oldRefusals: OwnerPrune = {
  table: refusedCalls,
  functionName: 'prune_refused_calls',
  condition: `day < (now() at time zone 'utc')::date - ${REFUSED_CALL_DAYS}`,
};

const areOldAddresses = (now: Date) => lt(auditAddresses.at, secondsBefore(now, AUDIT_ADDRESS_DAYS * DAY_SECONDS));

export const auditWork: Area<unknown> = {
  installs: [PARTITION_AUDIT_LOG],
  ownerFunctions: [keepAuditMonths],
  appendOnly: [auditLog],
  ownerPrunes: [oldRefusals],
  prunes: [pruneAsOwner(oldRefusals), callAsOwner(keepAuditMonths), removeRows(auditAddresses, areOldAddresses)],
};
