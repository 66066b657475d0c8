import { and, eq, isNull } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { personLabel, sessionViolations } from '@launchyard/domain/session';
import {
  checkProof,
  isOfferOpen,
  OWNERSHIP_OFFER_DAYS,
  ROLE_AFTER_HANDOVER,
  teamViolations,
} from '@launchyard/domain/team';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import type { Caller } from '../access/caller.ts';
import { NOT_ALLOWED } from '../access/require-may.ts';
import { provePassword } from '../access/prove-password.ts';
import { requireOwnWord } from '../access/require-person.ts';
import { accountLabel } from '../accounts/columns.ts';
import { handOver } from '../accounts/hand-over.ts';
import { lockAccount } from '../accounts/lock.ts';
import { findOwner } from '../accounts/owner.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { authorOf } from '../audit/log.ts';
import { publishContent } from '../events/content.ts';
import { takeAttempt } from '../kit/attempts.ts';
import { DAY_SECONDS, secondsAfter } from '../kit/clock.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { notify } from '../notifications/notify.ts';
import { forgetCard } from '../billing/customer.ts';
import { enqueueMail } from '../providers/mail/enqueue.ts';
import { accounts } from '../tables/accounts.ts';
import { members, ownershipOffers } from '../tables/team.ts';
import { refuseTooManyAccounts } from './answer.ts';
import { perRecipient, type TeamDeps } from './invite.ts';
import { findMember } from './list.ts';
import { addMember, memberOf, tellListenersEverywhere, tellRightsChanged } from './members.ts';
import { findOffer, isOpen, type Offer } from './offers.ts';
import { handedOverMail, offerMail } from './mails/ownership.ts';

/** Offers the account to a member (a UUID, or null for an id that was none). An expired offer makes room for it. */
export async function offerOwnership(
  deps: TeamDeps,
  inTransaction: InTransaction,
  caller: Caller,
  { personId, password }: { personId: string | null; password: string },
): Promise<Offer & { email: string }> {
  requireOwnWord(caller);
  refuseAny(checkProof(password));
  const { account } = caller;
  // Before the password costs anything.
  await findMember(deps.database.sql, account.id, personId);
  const prove = await provePassword(deps, caller, password, teamViolations.passwordWrong);
  const now = deps.clock();
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, account.id);
    await prove(tx);
    await requireOwner(tx, caller);
    await refuseTooManyAccounts(tx, caller.person.id, teamViolations.tooManyTeams);
    const receiver = await findMember(tx, account.id, personId);
    note({ subject: formatId('person', receiver.personId), label: receiver.email });
    const open = await findOpen(tx, account.id);
    if (open && isOfferOpen(open, now)) refuse(teamViolations.offerOpen);
    if (open) await end(tx, now, open.id, 'lapsed');
    // Who withdraws an offer and makes another one sends an e-mail each time.
    const mayWrite = await takeAttempt(tx, now, [perRecipient(account.id, receiver.email)]);
    if (!mayWrite) refuse(sessionViolations.tooManyRequests);
    const values = { accountId: account.id, fromId: caller.person.id, toId: receiver.personId, createdAt: now };
    const expiresAt = secondsAfter(now, OWNERSHIP_OFFER_DAYS * DAY_SECONDS);
    const [offer] = await tx
      .insert(ownershipOffers)
      .values({ ...values, expiresAt })
      .returning();
    if (!offer) throw new Error('the offer was not written');
    const mail = offerMail({ account: account.label, owner: caller.person.email, panel: deps.config.addresses.panel });
    await enqueueMail(tx, deps.jobs, now, { recipient: receiver.email, ...mail });
    await publishContent(tx, now, account.id, 'team');
    return { ...offer, email: receiver.email };
  });
}

/** Withdraws an open offer of the account (a UUID, or null for an id that was none). */
export async function withdrawOwnership(
  { clock }: Deps,
  inTransaction: InTransaction,
  caller: Caller,
  offerId: string | null,
): Promise<void> {
  const now = clock();
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, caller.account.id);
    await requireOwner(tx, caller);
    const offer = (await findOffer(tx, now, caller.account.id)) ?? refuse(teamViolations.offerNotFound);
    if (offer.id !== offerId) refuse(teamViolations.offerNotFound);
    note({ subject: formatId('person', offer.toId), label: offer.email });
    await end(tx, now, offer.id, 'withdrawn');
    await publishContent(tx, now, caller.account.id, 'team');
  });
}

/** Declines an offer to the caller (a UUID, or null for an id that was none). */
export async function declineOwnership(
  { clock }: Deps,
  inTransaction: InTransaction,
  caller: Caller,
  offerId: string | null,
): Promise<void> {
  requireOwnWord(caller);
  const now = clock();
  return inTransaction(async (tx, note) => {
    const offer = await lockReceived(tx, now, caller, offerId);
    note({
      author: { ...authorOf(caller), accountId: offer.accountId },
      subject: formatId('person', caller.person.id),
    });
    await end(tx, now, offer.id, 'declined');
    await publishContent(tx, now, offer.accountId, 'team');
  });
}

/**
 * Makes the caller the owner of the account that is offered to them, and its former owner an editor. The account keeps
 * its name, links, keys and plan. If it was the former owner’s home, they get an empty account in its place. Returns the
 * account (a UUID).
 */
export async function acceptOwnership(
  deps: TeamDeps,
  inTransaction: InTransaction,
  caller: Caller,
  { offerId, password }: { offerId: string | null; password: string },
): Promise<string> {
  requireOwnWord(caller);
  refuseAny(checkProof(password));
  const { person } = caller;
  const now = deps.clock();
  await findReceived(deps.database.sql, now, caller, offerId);
  const prove = await provePassword(deps, caller, password, teamViolations.passwordWrong);
  return inTransaction(async (tx, note) => {
    const { id, accountId, fromId } = await lockReceived(tx, now, caller, offerId);
    const giver = await findOwner(tx, accountId);
    if (giver.id !== fromId) refuse(teamViolations.offerNotFound);
    await refuseTooManyAccounts(tx, giver.id, teamViolations.ownerTooManyTeams);
    note({
      author: { ...authorOf(caller), accountId },
      subject: formatId('person', person.id),
      label: person.email,
      before: { owner: giver.email },
      after: { owner: person.email },
    });
    await handOver(tx, now, { accountId, from: giver.id, to: person.id });
    await forgetCard(tx, now, accountId);
    await prove(tx);
    // Whoever deletes their account leaves every team, and with it goes what was offered to them.
    await findReceived(tx, now, caller, offerId);
    await tx.delete(members).where(memberOf(accountId, person.id));
    await addMember(tx, now, accountId, giver.id, { role: ROLE_AFTER_HANDOVER, appIds: null });
    await end(tx, now, id, 'accepted');
    await tellBoth(deps, tx, now, {
      accountId,
      giver: giver.email,
      owner: person.email,
      ownerLabel: personLabel(person),
    });
    await tellRightsChanged(tx, now, accountId, person.id);
    await tellListenersEverywhere(tx, now, giver.id);
    return accountId;
  });
}

async function tellBoth(
  { jobs, config }: TeamDeps,
  tx: Tx,
  now: Date,
  { accountId, giver, owner, ownerLabel }: { accountId: string; giver: string; owner: string; ownerLabel: string },
): Promise<void> {
  const [account] = await tx.select({ label: accountLabel }).from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error(`there is no account ${accountId}`);
  const mail = handedOverMail({ account: account.label, from: giver, to: owner, panel: config.addresses.panel });
  for (const recipient of [giver, owner]) await enqueueMail(tx, jobs, now, { recipient, ...mail });
  // Everybody in the account reads it, also who may not see the team and its e-mail addresses.
  const message = `${ownerLabel} is the owner of this account now`;
  await notify(tx, now, accountId, { notice: { kind: 'accountChanged', message, link: null }, upload: null });
}

const end = (tx: Tx, now: Date, id: string, outcome: NonNullable<Offer['outcome']>) =>
  tx.update(ownershipOffers).set({ endedAt: now, outcome }).where(eq(ownershipOffers.id, id));

/** Of an account that is locked. */
async function findOpen(tx: Tx, accountId: string): Promise<Offer | undefined> {
  const isIts = and(eq(ownershipOffers.accountId, accountId), isNull(ownershipOffers.endedAt));
  const [open] = await tx.select().from(ownershipOffers).where(isIts);
  return open;
}

/** Locks an open offer to the caller, after its account, like everybody who changes a team. */
async function lockReceived(tx: Tx, now: Date, caller: Caller, id: string | null): Promise<Offer> {
  await lockAccount(tx, (await findReceived(tx, now, caller, id)).accountId);
  return findReceived(tx, now, caller, id);
}

async function findReceived(sql: Sql, now: Date, { person }: Caller, id: string | null): Promise<Offer> {
  if (id === null) return refuse(teamViolations.offerNotFound);
  const isIt = and(eq(ownershipOffers.id, id), eq(ownershipOffers.toId, person.id), isOpen(now));
  const [offer] = await sql.select().from(ownershipOffers).where(isIt);
  return offer ?? refuse(teamViolations.offerNotFound);
}

/** The request may have waited behind one that handed the account over. */
async function requireOwner(tx: Tx, { account, person }: Caller): Promise<void> {
  if ((await findOwner(tx, account.id)).id !== person.id) throw new FaultError(SERVICE_FAULT.FORBIDDEN, NOT_ALLOWED);
}
