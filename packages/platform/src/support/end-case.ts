import { caseEndsAt, checkRenewal, isCaseOpen, supportViolations } from '@launchyard/domain/support';
import { formatId } from '@launchyard/domain/kit';
import { eq } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import type { SupportCase } from '../access/support-case.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { publish } from '../events/publish.ts';
import type { Deps } from '../kit/deps.ts';
import { instant } from '../kit/present.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { supportCases } from '../tables/support.ts';
import { lockCase } from './lock-case.ts';
import { noteCase } from './note-case.ts';

/** Renews an open case of the caller (a UUID, or null for an id that was none). */
export function renewCase(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  caseId: string | null,
): Promise<SupportCase> {
  return moveEnd(inTransaction, caller, caseId, (found) => {
    const now = clock();
    refuseAny(checkRenewal(found, now));
    return { now, endsAt: caseEndsAt(found.openedAt, now) };
  });
}

/** Closes an open case of the caller: it ends now, and so does everything that listens within it. */
export function closeCase(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  caseId: string | null,
): Promise<SupportCase> {
  return moveEnd(inTransaction, caller, caseId, (found) => {
    const now = clock();
    if (!isCaseOpen(found, now)) refuse(supportViolations.caseEnded);
    return { now, endsAt: now };
  });
}

async function moveEnd(
  inTransaction: InTransaction,
  caller: Caller,
  caseId: string | null,
  endOf: (found: SupportCase) => { now: Date; endsAt: Date },
): Promise<SupportCase> {
  return inTransaction(async (tx, note) => {
    const found = await lockCase(tx, caller, caseId);
    const { now, endsAt } = endOf(found);
    await tx.update(supportCases).set({ endsAt }).where(eq(supportCases.id, found.id));
    noteCase(note, caller, found, { before: { endsAt: instant(found.endsAt) }, after: { endsAt: instant(endsAt) } });
    const ended = { kind: 'supportCase', caseId: formatId('supportCase', found.id), endsAt: instant(endsAt) } as const;
    await publish(tx, now, null, { type: 'access.ended', ended });
    return { ...found, endsAt };
  });
}
