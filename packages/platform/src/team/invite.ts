import { and, eq, isNull } from 'drizzle-orm';
import type { MemberRole } from '@launchyard/domain/access';
import { formatId } from '@launchyard/domain/kit';
import { normalizeEmail } from '@launchyard/domain/session';
import {
  checkInvitedEmail,
  INVITATION_DAYS,
  INVITATIONS_PER_HOUR,
  INVITATIONS_PER_RECIPIENT,
  MAX_OPEN_INVITATIONS,
  MAX_SENDINGS,
  MAX_TEAM_MEMBERS,
  SEND_AGAIN_SECONDS,
  teamViolations,
} from '@launchyard/domain/team';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { publishContent } from '../events/content.ts';
import { takeAttempt, type Limit } from '../kit/attempts.ts';
import { DAY_SECONDS, secondsAfter, secondsBefore } from '../kit/clock.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { once } from '../kit/idempotency.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { hashToken, makeToken } from '../kit/tokens.ts';
import { enqueueMail } from '../providers/mail/enqueue.ts';
import { people } from '../tables/accounts.ts';
import { members, teamInvitations } from '../tables/team.ts';
import { namesOfLimit, readLimit } from './limit.ts';
import { invitationMail } from './mails/invitation.ts';
import type { Invitation } from './present.ts';

export interface TeamDeps extends Deps {
  jobs: Jobs;
  config: { addresses: { panel: string } };
}

interface Wish {
  email: string;
  role: MemberRole;
  /** UUIDs, with null for an id that was none; null for all. */
  appIds: ReadonlyArray<string | null> | null;
}

/**
 * Invites somebody by e-mail, once for each idempotency key. An expired invitation of the same address makes room for
 * the new one.
 */
export async function invite(
  deps: TeamDeps,
  inTransaction: InTransaction,
  caller: Caller,
  wish: Wish,
  request: { key: string; call: string; input: object },
): Promise<Invitation> {
  refuseAny(checkInvitedEmail(wish.email));
  const accountId = caller.account.id;
  const now = deps.clock();
  return inTransaction(async (tx, note) => {
    // Of two concurrent invitations the second one finds the first.
    await lockAccount(tx, accountId);
    const id = await once(tx, now, { accountId, ...request }, () => makeInvitation(deps, tx, now, caller, wish));
    const [invitation] = await tx.select().from(teamInvitations).where(isOpen(accountId, id));
    // Only a repeated request finds nothing: its invitation has been answered or withdrawn since.
    if (!invitation) return refuse({ ...teamViolations.invitationNotFound, field: ['idempotencyKey'] });
    const after = { role: invitation.role, applications: await namesOfLimit(tx, invitation.appIds) };
    note({ subject: formatId('teamInvitation', id), label: invitation.email, after });
    return invitation;
  });
}

async function makeInvitation(
  deps: TeamDeps,
  tx: Tx,
  now: Date,
  caller: Caller,
  { role, ...wish }: Wish,
): Promise<string> {
  const accountId = caller.account.id;
  const email = normalizeEmail(wish.email);
  const appIds = await readLimit(tx, accountId, role, wish.appIds);
  await refuseKnown(tx, now, caller, email);
  await takeSending(tx, now, accountId);
  if (!(await takeAttempt(tx, now, [perRecipient(accountId, email)]))) refuse(teamViolations.invitedOften);
  const { token, ...sending } = newSending(now);
  const [made] = await tx
    .insert(teamInvitations)
    .values({ accountId, email, role, appIds, invitedBy: caller.person.id, createdAt: now, ...sending })
    .returning({ id: teamInvitations.id });
  if (!made) throw new Error('the invitation was not written');
  await send(deps, tx, now, caller, { email, role }, token);
  return made.id;
}

/** Sends an invitation again (a UUID, or null for an id that was none) and renews it. The earlier link stops working. */
export async function sendAgain(
  deps: TeamDeps,
  inTransaction: InTransaction,
  caller: Caller,
  invitationId: string | null,
): Promise<Invitation> {
  const now = deps.clock();
  return inTransaction(async (tx, note) => {
    const before = await lockInvitation(tx, caller, invitationId);
    note({ subject: formatId('teamInvitation', before.id), label: before.email });
    if (before.sentCount >= MAX_SENDINGS) refuse(teamViolations.sentOften);
    if (before.sentAt > secondsBefore(now, SEND_AGAIN_SECONDS)) refuse(teamViolations.sentJustNow);
    await takeSending(tx, now, caller.account.id);
    const { token, ...sending } = newSending(now);
    const change = { ...sending, sentCount: before.sentCount + 1 };
    await tx.update(teamInvitations).set(change).where(eq(teamInvitations.id, before.id));
    note({
      before: { expiresAt: before.expiresAt.toISOString() },
      after: { expiresAt: change.expiresAt.toISOString() },
    });
    const invitation = { ...before, ...change };
    await send(deps, tx, now, caller, invitation, token);
    return invitation;
  });
}

/** Withdraws an invitation that nobody has answered. */
export async function withdraw(
  { clock }: Deps,
  inTransaction: InTransaction,
  caller: Caller,
  invitationId: string | null,
): Promise<void> {
  const now = clock();
  return inTransaction(async (tx, note) => {
    const { id, email, role } = await lockInvitation(tx, caller, invitationId);
    note({ subject: formatId('teamInvitation', id), label: email, before: { role } });
    await tx.update(teamInvitations).set({ endedAt: now, outcome: 'withdrawn' }).where(eq(teamInvitations.id, id));
    await publishContent(tx, now, caller.account.id, 'team');
  });
}

/** Locks an unanswered invitation of the account. */
async function lockInvitation(tx: Tx, { account }: Caller, id: string | null): Promise<Invitation> {
  if (id === null) return refuse(teamViolations.invitationNotFound);
  const [invitation] = await tx.select().from(teamInvitations).where(isOpen(account.id, id)).for('update');
  return invitation ?? refuse(teamViolations.invitationNotFound);
}

/** An unanswered invitation of the account. */
const isOpen = (accountId: string, id: string) =>
  and(eq(teamInvitations.id, id), eq(teamInvitations.accountId, accountId), isNull(teamInvitations.endedAt));

/** Refuses an address that is in the team or invited already, and one more than a team may have. */
async function refuseKnown(tx: Tx, now: Date, { account, person }: Caller, email: string): Promise<void> {
  const ofTeam = eq(members.accountId, account.id);
  const [member] = await tx
    .select({ id: people.id })
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(and(ofTeam, eq(people.email, email)));
  if (member || email === person.email) refuse(teamViolations.emailUnusable);
  const open = await tx
    .select({ id: teamInvitations.id, email: teamInvitations.email, expiresAt: teamInvitations.expiresAt })
    .from(teamInvitations)
    .where(and(eq(teamInvitations.accountId, account.id), isNull(teamInvitations.endedAt)));
  const known = open.find((each) => each.email === email);
  if (known && known.expiresAt > now) refuse(teamViolations.emailUnusable);
  if (known)
    await tx
      .update(teamInvitations)
      .set({ endedAt: now, outcome: 'withdrawn' })
      .where(eq(teamInvitations.id, known.id));
  else if (open.length >= MAX_OPEN_INVITATIONS) refuse(teamViolations.tooManyInvitations);
  if ((await tx.$count(members, ofTeam)) >= MAX_TEAM_MEMBERS) refuse(teamViolations.full);
}

/** Counts an e-mail of the account that others receive without having asked; not one that is not sent in the end. */
async function takeSending(tx: Tx, now: Date, accountId: string): Promise<void> {
  if (!(await takeAttempt(tx, now, [perAccount(accountId)]))) refuse(teamViolations.tooManyInAnHour);
}

const perAccount = (accountId: string): Limit => ({
  kind: 'team invite',
  subject: accountId,
  most: INVITATIONS_PER_HOUR,
  windowSeconds: 3_600,
});

/** Who withdraws an invitation and sends another one has not more of them. */
export const perRecipient = (accountId: string, email: string): Limit => ({
  kind: 'team invite recipient',
  subject: `${accountId} ${email}`,
  most: INVITATIONS_PER_RECIPIENT,
  windowSeconds: DAY_SECONDS,
});

function newSending(now: Date) {
  const token = makeToken('teamInvitation');
  const expiresAt = secondsAfter(now, INVITATION_DAYS * DAY_SECONDS);
  return { token, tokenHash: hashToken(token), sentAt: now, expiresAt };
}

async function send(
  { jobs, config }: TeamDeps,
  tx: Tx,
  now: Date,
  { account }: Caller,
  { email, role }: Pick<Invitation, 'email' | 'role'>,
  token: string,
) {
  const mail = invitationMail({ account: account.label, role, token, panel: config.addresses.panel });
  await enqueueMail(tx, jobs, now, { recipient: email, ...mail });
  await publishContent(tx, now, account.id, 'team');
}
