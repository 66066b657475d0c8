import { isCaseOpen, supportViolations } from '@launchyard/domain/support';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import type { SupportCase } from '../access/support-case.ts';
import type { Tx } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { supportCases } from '../tables/support.ts';

/**
 * A case of the caller (a UUID, or null for an id that was none), locked until the transaction ends. Colleagues’ cases
 * are refused like missing ones.
 */
export async function lockCase(tx: Tx, { person }: Caller, caseId: string | null): Promise<SupportCase> {
  if (caseId === null) return refuse(supportViolations.caseNotFound);
  const isMine = and(eq(supportCases.id, caseId), eq(supportCases.personId, person.id));
  const [found] = await tx.select().from(supportCases).where(isMine).for('update');
  return found ?? refuse(supportViolations.caseNotFound);
}

/** The same for an open case. */
export async function lockOpenCase(tx: Tx, now: Date, caller: Caller, caseId: string | null): Promise<SupportCase> {
  const found = await lockCase(tx, caller, caseId);
  return isCaseOpen(found, now) ? found : refuse(supportViolations.caseEnded);
}
