import { and, eq, isNull } from 'drizzle-orm';
import { formatId, type Violation } from '@launchyard/domain/kit';
import { personLabel } from '@launchyard/domain/session';
import { MOST_ACCOUNTS_OF_A_PERSON } from '@launchyard/domain/support';
import { MAX_TEAM_MEMBERS, teamViolations } from '@launchyard/domain/team';
import type { Caller } from '../access/caller.ts';
import { listRoles } from '../access/grant.ts';
import { requireOwnWord } from '../access/require-person.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { authorOf } from '../audit/log.ts';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { takeLock } from '../kit/locks.ts';
import { refuse } from '../kit/refuse.ts';
import { members, teamInvitations } from '../tables/team.ts';
import { namesOfLimit } from './limit.ts';
import { addMember } from './members.ts';
import type { Invitation } from './present.ts';

/** Accepts an invitation (a UUID, or null for an id that was none). Returns the account (a UUID) that the caller joined. */
export async function accept(
  { clock }: Deps,
  inTransaction: InTransaction,
  caller: Caller,
  invitationId: string | null,
): Promise<string> {
  requireOwnWord(caller);
  const now = clock();
  return inTransaction(async (tx, note) => {
    const { accountId, role, appIds, ...invitation } = await lockReceived(tx, caller, invitationId);
    note(joined(caller, accountId, { role, applications: await namesOfLimit(tx, appIds) }));
    if (invitation.expiresAt <= now) refuse(teamViolations.invitationExpired);
    await refuseTooMany(tx, caller, accountId);
    await addMember(tx, now, accountId, caller.person.id, { role, appIds });
    await tx
      .update(teamInvitations)
      .set({ endedAt: now, outcome: 'accepted' })
      .where(eq(teamInvitations.id, invitation.id));
    await publishContent(tx, now, accountId, 'team');
    return accountId;
  });
}

/** Declines an invitation; also an expired one. */
export async function decline(
  { clock }: Deps,
  inTransaction: InTransaction,
  caller: Caller,
  invitationId: string | null,
): Promise<void> {
  requireOwnWord(caller);
  const now = clock();
  return inTransaction(async (tx, note) => {
    const { id, accountId, email } = await lockReceived(tx, caller, invitationId);
    note({ ...joined(caller, accountId), subject: formatId('teamInvitation', id), label: email });
    await tx.update(teamInvitations).set({ endedAt: now, outcome: 'declined' }).where(eq(teamInvitations.id, id));
    await publishContent(tx, now, accountId, 'team');
  });
}

/** The audit log of the account that invited shows the answer, whichever account the request acts in. */
const joined = (caller: Caller, accountId: string, after = {}) => ({
  author: { ...authorOf(caller), accountId },
  subject: formatId('person', caller.person.id),
  label: personLabel(caller.person),
  after,
});

/** Locks an unanswered invitation to the caller’s address, after its account, like everybody who changes a team. */
async function lockReceived(tx: Tx, { person }: Caller, id: string | null): Promise<Invitation> {
  if (id === null) return refuse(teamViolations.invitationNotFound);
  const isIt = and(
    eq(teamInvitations.id, id),
    eq(teamInvitations.email, person.email),
    isNull(teamInvitations.endedAt),
  );
  const [found] = await tx.select({ accountId: teamInvitations.accountId }).from(teamInvitations).where(isIt);
  if (!found) return refuse(teamViolations.invitationNotFound);
  await lockAccount(tx, found.accountId);
  const [invitation] = await tx.select().from(teamInvitations).where(isIt).for('update');
  return invitation ?? refuse(teamViolations.invitationNotFound);
}

async function refuseTooMany(tx: Tx, { person }: Caller, accountId: string): Promise<void> {
  if ((await tx.$count(members, eq(members.accountId, accountId))) >= MAX_TEAM_MEMBERS) refuse(teamViolations.full);
  await refuseTooManyAccounts(tx, person.id, teamViolations.tooManyTeams);
}

/** Refuses one account more than a person (a UUID) may act in, owned or joined. */
export async function refuseTooManyAccounts(tx: Tx, personId: string, refusal: Violation): Promise<void> {
  // What adds an account to one person waits for each other.
  await takeLock(tx, `accounts of ${personId}`);
  const roles = await listRoles(tx, personId);
  if (roles.length >= MOST_ACCOUNTS_OF_A_PERSON) refuse(refusal);
}
