import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { SupportCaseRow } from '@launchyard/contract/support-case';
import { mayActWithConsent } from '@launchyard/domain/access';
import { formatId } from '@launchyard/domain/kit';
import { checkRenewal, isCaseOpen } from '@launchyard/domain/support';
import { accountLabel } from '../accounts/columns.ts';
import type { Sql } from '../kit/database.ts';
import type { Caller } from './caller.ts';
import { instant } from '../kit/present.ts';
import { accounts } from '../tables/accounts.ts';
import { supportCases } from '../tables/support.ts';

export type SupportCase = typeof supportCases.$inferSelect;

/** The open case of a colleague for an account (UUIDs), or null. */
export async function findOpenCase(
  sql: Sql,
  now: Date,
  { personId, accountId }: { personId: string; accountId: string },
): Promise<SupportCase | null> {
  const isIts = and(eq(supportCases.personId, personId), eq(supportCases.accountId, accountId));
  const [found] = await sql
    .select()
    .from(supportCases)
    .where(and(isIts, gt(supportCases.endsAt, now)));
  return found ?? null;
}

/** Cases with the names of their accounts. */
export const selectCases = (sql: Sql, which: SQL | undefined) =>
  sql
    .select({
      id: supportCases.id,
      accountId: supportCases.accountId,
      personId: supportCases.personId,
      reason: supportCases.reason,
      openedAt: supportCases.openedAt,
      endsAt: supportCases.endsAt,
      consents: supportCases.consents,
      accountLabel,
    })
    .from(supportCases)
    .innerJoin(accounts, eq(accounts.id, supportCases.accountId))
    .where(which);

/** A case as the caller may know it: not which colleague opened it. */
export function presentCase(
  row: SupportCase & { accountLabel: string },
  { person, grant }: Pick<Caller, 'person' | 'grant'>,
  now: Date,
): SupportCaseRow {
  const isOpen = isCaseOpen(row, now);
  const isOwn = row.personId === person.id;
  return {
    id: formatId('supportCase', row.id),
    accountId: formatId('account', row.accountId),
    accountLabel: row.accountLabel,
    reason: row.reason,
    openedAt: instant(row.openedAt),
    endsAt: instant(row.endsAt),
    isOpen,
    isRenewable: isOwn && checkRenewal(row, now).length === 0,
    isClosable: isOwn && isOpen,
    isActable: isOwn && isOpen && mayActWithConsent(grant),
    consents: row.consents,
  };
}
