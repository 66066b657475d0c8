import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appList } from '@launchyard/contract/apps';
import { auditList } from '@launchyard/contract/audit';
import { notificationList } from '@launchyard/contract/notifications';
import { accountGet, sessionState } from '@launchyard/contract/session';
import { caseOpen } from '@launchyard/contract/support';
import * as team from '@launchyard/contract/team';
import { WRONG_SIGN_INS_PER_ACCOUNT } from '@launchyard/domain/session';
import { MOST_ACCOUNTS_OF_A_PERSON } from '@launchyard/domain/support';
import { OWNERSHIP_OFFER_DAYS } from '@launchyard/domain/team';
import { untilSomebodyWaits } from '@launchyard/testing/database/waiting';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { accounts, people } from '../tables/accounts.ts';
import { mails } from '../tables/providers.ts';

const DAY = 24 * 60 * 60_000;

let world: PlatformWorld;
let now = new Date('2026-03-01T12:00:00Z');
let giver: TestPerson;
let receiver: TestPerson;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});
beforeEach(async () => {
  now = new Date(now.getTime() + DAY);
  giver = await world.person();
  receiver = await world.person({ memberOf: giver });
});

const offer = (to = receiver, by = giver, password = by.password) =>
  world.rest(
    team.teamOfferOwnership,
    { personId: to.personId, password },
    { token: by.session, account: giver.accountId },
  );
const offered = async (to = receiver) => expectReply(await offer(to)).offer.id;
const accept = (offerId: string, by = receiver, password = by.password) =>
  world.rest(team.teamAcceptOwnership, { offerId, password }, { token: by.session });
const handOver = async () => expectReply(await accept(await offered()));
const joinTeamOf = async ({ session: token }: TestPerson) => {
  const wish = { email: giver.email, role: 'viewer' as const, idempotencyKey: randomUUID() };
  const { id: invitationId } = expectReply(await world.rest(team.teamInvite, wish, { token })).invitation;
  expectReply(await world.rest(team.teamAccept, { invitationId }, { token: giver.session }));
};
const withdraw = (offerId: string) =>
  world.rest(team.teamWithdrawOwnership, { offerId }, { token: giver.session, account: giver.accountId });
const received = async ({ session }: TestPerson) =>
  expectReply(await world.rest(team.teamOwnershipOffers, {}, { token: session })).offers;
const roleOf = async (person: TestPerson) =>
  (await world.rest(sessionState, {}, { token: person.session, account: giver.accountId })).reply?.account.grant.role;
const codes = ({
  refusals,
  fault,
}: {
  refusals?: { code: string }[] | undefined;
  fault?: { code: string } | undefined;
}) => refusals?.map(({ code }) => code) ?? fault?.code;
const mailsTo = ({ email }: TestPerson) =>
  world.database.sql
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.createdAt), desc(mails.id));
const log = async (by: TestPerson) =>
  expectReply(await world.rest(auditList, { first: 3 }, { token: by.session, account: giver.accountId })).edges;

test('an account is offered by its owner’s password and taken over by the receiver’s', async () => {
  const id = await offered();
  expect((await mailsTo(receiver))[0]).toMatchObject({
    kind: 'ownership',
    subject: expect.stringContaining(giver.username),
  });
  expect(await received(receiver)).toMatchObject([
    { id, accountId: giver.accountId, accountLabel: giver.username, ownerEmail: giver.email },
  ]);
  const seen = expectReply(await world.rest(team.teamList, {}, { token: giver.session }));
  expect(seen.offer).toMatchObject({ id, personId: receiver.personId, email: receiver.email });
  expect([await roleOf(giver), await roleOf(receiver)]).toEqual(['owner', 'editor']);

  expect(expectReply(await accept(id)).accountId).toBe(giver.accountId);
  expect(await roleOf(receiver)).toBe('owner');
  for (const person of [giver, receiver])
    expect((await mailsTo(person))[0]).toMatchObject({ subject: `The account ${giver.username} was handed over` });
  const [entry] = await log(receiver);
  expect(entry?.node).toMatchObject({
    action: 'team.acceptOwnership',
    changes: [{ field: 'Owner', before: giver.email, after: receiver.email }],
  });
  const after = expectReply(await world.rest(team.teamList, {}, { token: receiver.session, account: giver.accountId }));
  expect(after).toMatchObject({
    owner: { personId: receiver.personId, username: receiver.username, email: receiver.email },
    members: [{ personId: giver.personId, role: 'editor' }],
    offer: null,
  });
  expect(await received(receiver)).toEqual([]);
});

test('the new owner owns two accounts, and the former one gets an empty one without a name or a trial', async () => {
  await handOver();
  const state = expectReply(await world.rest(sessionState, {}, { token: receiver.session }));
  expect(state.account).toMatchObject({ id: receiver.accountId, username: receiver.username });
  expect(state.accounts.map(({ id, grant }) => [id, grant.role])).toEqual([
    [receiver.accountId, 'owner'],
    [giver.accountId, 'owner'],
  ]);
  const left = expectReply(await world.rest(sessionState, {}, { token: giver.session }));
  expect(left.person).toMatchObject({ id: giver.personId, username: null });
  expect(left.account.id).not.toBe(giver.accountId);
  const [home] = await world.database.sql
    .select({ endsAt: accounts.trialEndsAt })
    .from(people)
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(eq(people.id, giver.uuids.person));
  expect(home?.endsAt).toEqual(now);
  // Everything else waits until they have chosen a name.
  expect(codes(await world.rest(appList, {}, { token: giver.session, account: giver.accountId }))).toBe(
    'PROFILE_UNFINISHED',
  );
});

test('the notification names nobody by their e-mail address, which an editor may not know', async () => {
  await handOver();
  const { edges } = expectReply(await world.rest(notificationList, {}, { token: giver.apiKey }));
  expect(edges[0]?.node.message).toBe(`${receiver.username} is the owner of this account now`);
});

test('it can be handed on and back: whose home it is not gets no other account', async () => {
  await handOver();
  const back = expectReply(
    await world.rest(
      team.teamOfferOwnership,
      { personId: giver.personId, password: receiver.password },
      { token: receiver.session, account: giver.accountId },
    ),
  );
  // A username comes first, like for everything else.
  expect(codes(await accept(back.offer.id, giver))).toBe('PROFILE_UNFINISHED');
  await world.database.sql
    .update(accounts)
    .set({ username: 'again', usernameKey: `again_${giver.personId}` })
    .where(eq(accounts.ownerId, giver.uuids.person));
  expectReply(await accept(back.offer.id, giver));
  expect([await roleOf(giver), await roleOf(receiver)]).toEqual(['owner', 'editor']);
  const owned = await world.database.sql.$count(accounts, eq(accounts.ownerId, receiver.uuids.person));
  expect(owned).toBe(1);
});

describe('what changes nothing', () => {
  test('a wrong or empty password, of either, and too many of them', async () => {
    for (const wrong of ['', 'not it', `${giver.password} `])
      expect(codes(await offer(receiver, giver, wrong))).toEqual(['TEAM_PASSWORD_WRONG']);
    const id = await offered();
    for (let tried = 0; tried < WRONG_SIGN_INS_PER_ACCOUNT; tried++)
      expect(codes(await accept(id, receiver, 'not it'))).toEqual(['TEAM_PASSWORD_WRONG']);
    expect(codes(await accept(id))).toEqual(['TOO_MANY_ATTEMPTS']);
    now = new Date(now.getTime() + 61_000);
    expectReply(await accept(id));
  });

  test('anybody but the owner with a session offers it, and anybody but the receiver answers', async () => {
    const stranger = await world.person();
    const other = await world.person({ memberOf: giver });
    const staff = await world.person({ role: 'admin' });
    await openCaseFor(world, staff, giver);
    for (const by of [other, stranger, staff]) expect(codes(await offer(receiver, by))).toBe('FORBIDDEN');
    const byKey = { personId: receiver.personId, password: giver.password };
    expect(codes(await world.rest(team.teamOfferOwnership, byKey, { token: giver.apiKey }))).toBe('FORBIDDEN');
    const offerId = await offered();
    for (const by of [other, stranger, giver])
      expect(codes(await accept(offerId, by))).toEqual(['OWNERSHIP_OFFER_NOT_FOUND']);
    const asKey = { offerId, password: receiver.password };
    expect(codes(await world.rest(team.teamAcceptOwnership, asKey, { token: receiver.apiKey }))).toBe('FORBIDDEN');
    expect(await received(other)).toEqual([]);
    expect(await roleOf(receiver)).toBe('editor');
  });

  test('somebody outside of the team, the owner, and ids of nobody are offered nothing', async () => {
    const stranger = await world.person();
    for (const personId of [stranger.personId, giver.personId, 'per_none'])
      expect(codes(await offer({ ...receiver, personId }))).toEqual(['TEAM_MEMBER_NOT_FOUND']);
  });

  test('a second offer, until the first is withdrawn, declined or expired', async () => {
    const other = await world.person({ memberOf: giver });
    const first = await offered();
    expect(codes(await offer(other))).toEqual(['OWNERSHIP_OFFER_OPEN']);
    expectReply(await withdraw(first));
    expect((await log(giver))[0]?.node).toMatchObject({
      action: 'team.withdrawOwnership',
      subjectLabel: receiver.email,
    });
    expect(codes(await withdraw(first))).toEqual(['OWNERSHIP_OFFER_NOT_FOUND']);
    expect(codes(await accept(first))).toEqual(['OWNERSHIP_OFFER_NOT_FOUND']);
    const second = await offered(other);
    expectReply(await world.rest(team.teamDeclineOwnership, { offerId: second }, { token: other.session }));
    const third = await offered();
    now = new Date(now.getTime() + OWNERSHIP_OFFER_DAYS * DAY + 1);
    expect(await received(receiver)).toEqual([]);
    expect(codes(await accept(third))).toEqual(['OWNERSHIP_OFFER_NOT_FOUND']);
    expect(await offered(other)).not.toBe(third);
  });

  test('an owner who would be in more accounts than allowed', async () => {
    const others = await Promise.all(Array.from({ length: MOST_ACCOUNTS_OF_A_PERSON - 1 }, () => world.person()));
    for (const other of others.slice(1)) await joinTeamOf(other);
    const offerId = await offered();
    for (const last of others.slice(0, 1)) await joinTeamOf(last);
    expect(codes(await accept(offerId))).toEqual(['OWNERSHIP_OWNER_TOO_MANY_TEAMS']);
    expectReply(await withdraw(offerId));
    expect(codes(await offer())).toEqual(['TEAM_TOO_MANY_TEAMS']);
  });

  test('an offer to somebody who left the team or was removed', async () => {
    const other = await world.person({ memberOf: giver });
    const id = await offered();
    expectReply(await world.rest(team.teamLeave, { accountId: giver.accountId }, { token: receiver.session }));
    expect(codes(await accept(id))).toEqual(['OWNERSHIP_OFFER_NOT_FOUND']);
    const second = await offered(other);
    expectReply(await world.rest(team.teamRemove, { personId: other.personId }, { token: giver.session }));
    expect(codes(await accept(second, other))).toEqual(['OWNERSHIP_OFFER_NOT_FOUND']);
  });
});

describe('at once', () => {
  test('of two acceptances one takes the account over', async () => {
    const id = await offered();
    const both = await Promise.all([accept(id), accept(id)]);
    expect(both.map((each) => codes(each)?.[0] ?? 'done').toSorted()).toEqual(['OWNERSHIP_OFFER_NOT_FOUND', 'done']);
  });

  test('an acceptance and a withdrawal: one of them counts', async () => {
    const id = await offered();
    const [accepted, withdrawn] = await Promise.all([accept(id), withdraw(id)]);
    expect([accepted.reply !== undefined, withdrawn.reply !== undefined].filter(Boolean)).toHaveLength(1);
    expect(await roleOf(receiver)).toBe(accepted.reply ? 'owner' : 'editor');
  });

  test('an acceptance and a removal: the account has one owner, who is not a member', async () => {
    const id = await offered();
    const [accepted, removed] = await Promise.all([
      accept(id),
      world.rest(team.teamRemove, { personId: receiver.personId }, { token: giver.session, account: giver.accountId }),
    ]);
    expect([accepted.reply !== undefined, removed.reply !== undefined].filter(Boolean)).toHaveLength(1);
    expect(await roleOf(receiver)).toBe(accepted.reply ? 'owner' : undefined);
  });

  test('and what refers to both the giver and the account, is written without a deadlock', async () => {
    const id = await offered();
    const accepting = await world.database.sql.transaction(async (tx) => {
      await tx.select().from(people).where(eq(people.id, giver.uuids.person)).for('key share');
      const done = accept(id);
      await untilSomebodyWaits(world.database.pool, 'people');
      await tx.select().from(accounts).where(eq(accounts.id, giver.uuids.account)).for('key share');
      return { done };
    });
    expectReply(await accepting.done);
  });

  test('two owners hand their accounts to each other', async () => {
    const { sql } = world.database;
    await sql.execute(
      `insert into members (account_id, person_id, role, created_at) values ('${receiver.uuids.account}', '${giver.uuids.person}', 'viewer', now())`,
    );
    const mine = await offered();
    const wish = { personId: giver.personId, password: receiver.password };
    const yours = expectReply(await world.rest(team.teamOfferOwnership, wish, { token: receiver.session })).offer.id;
    const both = await Promise.all([accept(mine), accept(yours, giver)]);
    // The one that comes second may find its person without a username.
    expect(both.filter(({ reply }) => reply).length).toBeGreaterThan(0);
    expect(both.filter(({ fault }) => fault && fault.code !== 'PROFILE_UNFINISHED')).toEqual([]);
  });
});

test('support finds the new owner by the account, and the account by either name', async () => {
  await handOver();
  const staff = await world.person({ role: 'support' });
  const open = async (by: { email: string } | { username: string }) =>
    expectReply(await world.rest(caseOpen, { by, reason: 'asked by e-mail' }, { token: staff.session }));
  const found = await open({ username: giver.username });
  expect(found.account).toMatchObject({ id: giver.accountId, ownerId: receiver.personId });
  expect(found.memberOf).toEqual([{ accountId: receiver.accountId, accountLabel: receiver.username }]);
  expect((await open({ email: receiver.email })).account.id).toBe(receiver.accountId);
  expectReply(await world.rest(accountGet, {}, { token: staff.session, account: giver.accountId }));
});
