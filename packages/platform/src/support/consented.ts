import { lookingIn, mayActWithConsent, withConsent, type Action } from '@launchyard/domain/access';
import { formatId, normalName } from '@launchyard/domain/kit';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import {
  checkConsent,
  CONSENT_ACT_WORDS,
  consentText,
  findConsent,
  type AdminAct,
  type Consent,
  type ConsentAct,
} from '@launchyard/domain/support';
import { eq } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { FOR_ADMINS } from '../access/require-may.ts';
import type { Account } from '../accounts/account.ts';
import { accountColumns } from '../accounts/columns.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { supportAuthor } from '../audit/log.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import { instant } from '../kit/present.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { accounts } from '../tables/accounts.ts';
import { supportCases } from '../tables/support.ts';
import { lockOpenCase } from './lock-case.ts';
import { noteCase } from './note-case.ts';
import { tellOwner } from './tell-owner.ts';

/** Records what the customer of an open case allowed. Replaces an earlier consent for the same act. */
export async function recordConsent(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  { caseId, ...given }: { caseId: string | null } & Omit<Consent, 'createdAt'>,
): Promise<void> {
  requireAdmin(caller);
  refuseAny(checkConsent(given));
  const now = clock();
  const note = given.note === null || given.note.trim() === '' ? null : normalName(given.note);
  const consent: Consent = { ...given, givenBy: normalName(given.givenBy), note, createdAt: instant(now) };
  await inTransaction(async (tx, addNote) => {
    const found = await lockOpenCase(tx, now, caller, caseId);
    const others = found.consents.filter(({ act }) => act !== consent.act);
    const before = found.consents.find(({ act }) => act === consent.act);
    const consents = [...others, consent];
    await tx.update(supportCases).set({ consents }).where(eq(supportCases.id, found.id));
    noteCase(addNote, caller, found, { ...(before && { before: fieldsOf(before) }), after: fieldsOf(consent) });
  });
}

const fieldsOf = (consent: Consent) => ({
  allowed: CONSENT_ACT_WORDS[consent.act],
  givenBy: consentText(consent),
  note: consent.note,
});

const ADMIN_ACT = { endSession: 'sessionEnded', retryUpload: 'uploadRetried' } as const satisfies Record<
  ConsentAct,
  AdminAct
>;

/** What the audit log says of a thing before and after. */
const STATES: Record<ConsentAct, [string, string]> = {
  endSession: ['Signed in', 'Ended'],
  retryUpload: ['Failed', 'Retried'],
};

/** Who acts with a consent: the admin, in the account of the case, with what the customer allowed. */
export interface Consented {
  caller: Caller;
  /** Runs the change that was allowed, and writes what the customer reads of it. Once. */
  inTransaction: InTransaction;
}

/**
 * Lets an admin do one thing in the account of an open case that the customer allowed: with its audit row, an entry of
 * the list of what admins did, and a notification, all in the transaction of the change.
 */
export async function actWithConsent(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  { caseId, act, action }: { caseId: string | null; act: ConsentAct; action: Action },
): Promise<Consented> {
  requireAdmin(caller);
  const supportCase = await database.sql.transaction((tx) => lockOpenCase(tx, clock(), caller, caseId));
  const account = await readAccount(database.sql, supportCase.accountId);
  const grant = withConsent(lookingIn(caller.grant.staff), action);
  return {
    caller: { ...caller, account, grant, supportCase },
    inTransaction: (change) =>
      inTransaction(async (tx, note) => {
        const now = clock();
        const open = await lockOpenCase(tx, now, caller, supportCase.id);
        const consent = findConsent(open.consents, act);
        if ('code' in consent) return refuse(consent);
        const result = await change(tx, note);
        const [before, after] = STATES[act];
        note({
          author: supportAuthor(caller, account.id, open.id),
          before: { state: before },
          after: { state: after, consent: consentText(consent) },
        });
        await tellOwner(tx, now, caller, account.id, { act: ADMIN_ACT[act], reason: consentText(consent) });
        return result;
      }),
  };
}

async function readAccount(db: Sql, accountId: string): Promise<Account> {
  const [account] = await db.select(accountColumns).from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error(`there is no account ${formatId('account', accountId)}`);
  return account;
}

function requireAdmin({ grant }: Caller): void {
  if (!mayActWithConsent(grant)) throw new FaultError(SERVICE_FAULT.FORBIDDEN, FOR_ADMINS);
}
