import { normalName } from '@launchyard/domain/kit';
import {
  CASE_LOOK_UPS_PER_HOUR,
  caseEndsAt,
  checkCaseReason,
  supportViolations,
  MOST_ACCOUNTS_OF_A_PERSON,
} from '@launchyard/domain/support';
import { asc, inArray } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { listRoles } from '../access/grant.ts';
import { findOpenCase, type SupportCase } from '../access/support-case.ts';
import type { Account } from '../accounts/account.ts';
import { accountLabel } from '../accounts/columns.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { giveBack, takeAttempt, type Limit } from '../kit/attempts.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { accounts } from '../tables/accounts.ts';
import { supportCases } from '../tables/support.ts';
import { noteCase } from './note-case.ts';
import { lookUpAccount, type LookUp } from './look-up.ts';

/**
 * Opens a case of a colleague for the account that they look up, or returns the one that is open already: two tabs at
 * once end up in one case. Every look-up counts, so that nobody learns who our customers are by trying addresses.
 */
export async function openCase(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  { by, reason: given }: { by: LookUp; reason: string },
): Promise<{ opened: SupportCase; account: Account }> {
  refuseAny(checkCaseReason(given));
  const now = clock();
  const limits = [lookUpsOf(caller.person.id)];
  const taken = await database.sql.transaction((tx) => takeAttempt(tx, now, limits));
  if (!taken) return refuse(supportViolations.tooManyLookUps);
  const account = await lookUpAccount(database.sql, by);
  if (!account) return refuse(supportViolations.customerNotFound);
  const whose = { personId: caller.person.id, accountId: account.id };
  const { opened, isNew } = await inTransaction(async (tx, note) => {
    await lockAccount(tx, account.id);
    const open = await findOpenCase(tx, now, whose);
    const found = open ?? (await insertCase(tx, now, { ...whose, reason: normalName(given) }));
    noteCase(note, caller, found, open ? {} : { after: { endsAt: found.endsAt.toISOString() } });
    return { opened: found, isNew: open === null };
  });
  if (!isNew) await giveBack(database.sql, taken);
  return { opened, account };
}

const lookUpsOf = (personId: string): Limit => ({
  kind: 'support look-up',
  subject: personId,
  most: CASE_LOOK_UPS_PER_HOUR,
  windowSeconds: 60 * 60,
});

async function insertCase(
  tx: Tx,
  now: Date,
  of: Pick<SupportCase, 'personId' | 'accountId' | 'reason'>,
): Promise<SupportCase> {
  const values = { ...of, openedAt: now, endsAt: caseEndsAt(now, now) };
  const [row] = await tx.insert(supportCases).values(values).returning();
  if (!row) throw new Error('the case was not written');
  return row;
}

/** The other accounts (UUIDs) in which the owner of an account acts, by name. */
export async function listOtherAccounts(db: Sql, of: Account): Promise<{ id: string; accountLabel: string }[]> {
  const roles = await listRoles(db, of.ownerId);
  const ids = roles.map(({ accountId }) => accountId).filter((id) => id !== of.id);
  return db
    .select({ id: accounts.id, accountLabel })
    .from(accounts)
    .where(inArray(accounts.id, ids))
    .orderBy(asc(accounts.usernameKey))
    .limit(MOST_ACCOUNTS_OF_A_PERSON - 1);
}
