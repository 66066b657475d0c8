import { sql } from 'drizzle-orm';
import { AUDIT_MONTHS } from '@launchyard/domain/audit';
import type { Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { removeRows } from '../kit/prune.ts';
import { adminActs, supportCases } from '../tables/support.ts';

/** Longer than any entry of the audit log, which shows the reasons of cases. */
const CASE_DAYS = (AUDIT_MONTHS + 2) * 31;

export const supportWork: Area<unknown> = {
  appendOnly: [adminActs],
  prunes: [
    removeRows(supportCases, (now) => sql`${supportCases.endsAt} < ${secondsBefore(now, CASE_DAYS * DAY_SECONDS)}`),
  ],
};
