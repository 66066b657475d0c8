import { AUDIT_MONTHS } from '@launchyard/domain/audit';
import type { Area, OwnerPrune } from '../kit/area.ts';
import { closedRows } from '../kit/guard.ts';
import { pruneAsOwner } from '../kit/prune.ts';
import { adminActs, supportCases } from '../tables/support.ts';

/** Longer than any entry of the audit log, which shows the reasons of cases. */
const CASE_DAYS = (AUDIT_MONTHS + 2) * 31;

/** Uses the database’s own clock, so that no process can remove a younger one. */
const oldCases: OwnerPrune = {
  table: supportCases,
  functionName: 'prune_support_cases',
  condition: `ends_at < now() - interval '${CASE_DAYS} days'`,
};

export const supportWork: Area<unknown> = {
  appendOnly: [adminActs],
  fixed: [supportCases.accountId, supportCases.personId, supportCases.reason, supportCases.openedAt],
  // One that is over is not opened again. By the database’s own clock, from which that of a process may differ.
  guards: [closedRows(supportCases, `old.ends_at < now() - interval '1 minute'`)],
  ownerPrunes: [oldCases],
  prunes: [pruneAsOwner(oldCases)],
};
