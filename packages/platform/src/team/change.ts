import type { MemberRole } from '@launchyard/domain/access';
import { formatId } from '@launchyard/domain/kit';
import { personLabel } from '@launchyard/domain/session';
import { teamViolations } from '@launchyard/domain/team';
import type { Caller } from '../access/caller.ts';
import { requireOwnWord } from '../access/require-person.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { authorOf } from '../audit/log.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refuse.ts';
import { namesOfLimit, readLimit } from './limit.ts';
import { findMember, type Member } from './list.ts';
import { changeMember, endMembership } from './members.ts';

interface Wish {
  /** A UUID, or null for an id that was none. */
  personId: string | null;
  role: MemberRole;
  /** UUIDs, with null for an id that was none; null for all. */
  appIds: ReadonlyArray<string | null> | null;
}

/** Sets the role of a member and what they are limited to, from their next request on. */
export async function updateMember(
  { clock, database }: Deps,
  inTransaction: InTransaction,
  { account }: Caller,
  { personId, role, ...wish }: Wish,
): Promise<Member> {
  const appIds = await readLimit(database.sql, account.id, role, wish.appIds);
  const now = clock();
  return inTransaction(async (tx, note) => {
    const member = await lockMember(tx, account.id, personId);
    note({
      subject: formatId('person', member.personId),
      label: personLabel(member),
      before: { role: member.role, applications: await namesOfLimit(tx, member.appIds) },
      after: { role, applications: await namesOfLimit(tx, appIds) },
    });
    await changeMember(tx, now, account.id, member.personId, { role, appIds });
    return { ...member, role, appIds };
  });
}

/** Removes a member (a UUID, or null for an id that was none): see `removeMember`. */
export async function removeFromTeam(
  { clock }: Deps,
  inTransaction: InTransaction,
  { account }: Caller,
  personId: string | null,
): Promise<void> {
  return inTransaction(async (tx, note) => {
    const member = await lockMember(tx, account.id, personId);
    note({ subject: formatId('person', member.personId), label: personLabel(member), before: { role: member.role } });
    await endMembership(tx, clock(), account.id, member.personId);
  });
}

/** Ends the caller’s own membership in an account (a UUID, or null for an id that was none). */
export async function leave(
  { clock }: Deps,
  inTransaction: InTransaction,
  caller: Caller,
  accountId: string | null,
): Promise<void> {
  requireOwnWord(caller);
  const { person } = caller;
  if (accountId === null) return refuse(teamViolations.memberNotFound);
  if (accountId === caller.account.id && caller.grant.role === 'owner') refuse(teamViolations.ownerStays);
  return inTransaction(async (tx, note) => {
    const member = await lockMember(tx, accountId, person.id);
    note({
      // The audit log of the account that they leave shows it, whichever account the request acts in.
      author: { ...authorOf(caller), accountId },
      subject: formatId('person', person.id),
      label: personLabel(person),
      before: { role: member.role },
    });
    await endMembership(tx, clock(), accountId, person.id);
  });
}

async function lockMember(tx: Tx, accountId: string, personId: string | null): Promise<Member> {
  await lockAccount(tx, accountId);
  return findMember(tx, accountId, personId);
}
