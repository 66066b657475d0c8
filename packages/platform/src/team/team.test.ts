import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { auditList } from '@launchyard/contract/audit';
import { sessionState } from '@launchyard/contract/session';
import * as team from '@launchyard/contract/team';
import {
  INVITATION_DAYS,
  INVITATIONS_PER_HOUR,
  INVITATIONS_PER_RECIPIENT,
  MAX_SENDINGS,
} from '@launchyard/domain/team';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { expectReply } from '@launchyard/testing/world/rest';
import { mails } from '../tables/providers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: PlatformWorld;
let now = new Date('2026-03-01T12:00:00Z');
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
let owner: TestPerson;
let guest: TestPerson;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});
beforeEach(async () => {
  owner = await world.person();
  guest = await world.person();
});

type Invite = {
  email: string;
  role?: 'editor' | 'finance' | 'viewer';
  appIds?: string[] | null;
  idempotencyKey?: string;
};
const invite = ({ role = 'editor', idempotencyKey = randomUUID(), ...wish }: Invite) =>
  world.rest(team.teamInvite, { role, idempotencyKey, ...wish }, { token: owner.session });
const invited = async (wish: Invite) => expectReply(await invite(wish)).invitation;
const list = async () => expectReply(await world.rest(team.teamList, {}, { token: owner.session }));
const received = async ({ session }: TestPerson) =>
  expectReply(await world.rest(team.teamInvitations, {}, { token: session })).invitations;
const accept = (invitationId: string, { session }: TestPerson) =>
  world.rest(team.teamAccept, { invitationId }, { token: session });
const standing = async ({ session }: TestPerson) =>
  (await world.rest(sessionState, {}, { token: session, account: owner.accountId })).reply?.account.grant;
const codes = ({ refusals }: { refusals: { code: string }[] | undefined }) => refusals?.map(({ code }) => code);
const mailsTo = (email: string) =>
  world.database.sql.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id));
const tokenFor = async (email: string) => (await mailsTo(email))[0]?.body.match(/\/invitation#(\S+)/)?.[1] ?? '';
const join = async (wish: Omit<Invite, 'email'> = {}) => {
  const { id } = await invited({ email: guest.email, ...wish });
  expectReply(await accept(id, guest));
};

test('an invitation is sent by e-mail, seen by its link, accepted, and gives the role in the account', async () => {
  const invitation = await invited({ email: ` ${guest.email.toUpperCase()} `, role: 'viewer' });
  expect(invitation).toMatchObject({ email: guest.email, role: 'viewer', appIds: null, state: 'pending' });
  const token = await tokenFor(guest.email);
  const seen = expectReply(await world.rest(team.teamInvitationGet, { token }, {})).invitation;
  expect(seen).toMatchObject({ accountUsername: owner.username, email: guest.email, role: 'viewer', appCount: null });
  expect(await received(guest)).toEqual([seen]);

  expect(expectReply(await accept(invitation.id, guest)).accountId).toBe(owner.accountId);
  expect(await standing(guest)).toMatchObject({ role: 'viewer', actions: ['account.read'], appIds: null });
  expect(await list()).toMatchObject({
    members: [{ personId: guest.personId, username: guest.username, email: guest.email, role: 'viewer' }],
    invitations: [],
  });
  expect(await received(guest)).toEqual([]);
  expect(expectReply(await world.rest(team.teamInvitationGet, { token }, {})).invitation).toBeNull();
  expect(codes(await accept(invitation.id, guest))).toEqual(['TEAM_INVITATION_NOT_FOUND']);
});

test('somebody in the team, invited already, the owner, and what is no address are refused alike', async () => {
  await join();
  const email = `other.${guest.email}`;
  const both = await Promise.all([invite({ email }), invite({ email: email.toUpperCase() })]);
  expect(both.map((each) => codes(each)?.[0] ?? 'invited').toSorted()).toEqual(['TEAM_EMAIL_UNUSABLE', 'invited']);
  expect(await mailsTo(email)).toHaveLength(1);
  for (const known of [guest.email, owner.email, 'nobody'])
    expect((await invite({ email: known })).refusals).toMatchObject([
      { code: 'TEAM_EMAIL_UNUSABLE', message: 'Please provide a valid email to invite', field: ['email'] },
    ]);
});

test('inviting again with the same idempotency key, after a lost answer, sends no second e-mail', async () => {
  const wish = { email: guest.email, idempotencyKey: 'invites guest' };
  const [first, second] = (await Promise.all([invite(wish), invite(wish)])).map(expectReply);
  expect(second).toEqual(first);
  expect(await mailsTo(guest.email)).toHaveLength(1);
  expect(codes(await invite({ ...wish, role: 'viewer' }))).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  expectReply(await accept(first?.invitation.id ?? '', guest));
  expect((await invite(wish)).refusals).toMatchObject([
    { code: 'TEAM_INVITATION_NOT_FOUND', field: ['idempotencyKey'] },
  ]);
});

test('only the person with the address answers an invitation, signed in', async () => {
  const { id } = await invited({ email: guest.email });
  const stranger = await world.person();
  expect(codes(await accept(id, stranger))).toEqual(['TEAM_INVITATION_NOT_FOUND']);
  expect(codes(await world.rest(team.teamDecline, { invitationId: id }, { token: stranger.session }))).toEqual([
    'TEAM_INVITATION_NOT_FOUND',
  ]);
  expect((await world.rest(team.teamAccept, { invitationId: id }, { token: guest.apiKey })).fault?.code).toBe(
    'FORBIDDEN',
  );
  expectReply(await world.rest(team.teamDecline, { invitationId: id }, { token: guest.session }));
  expect((await list()).invitations).toEqual([]);
  expect(codes(await accept(id, guest))).toEqual(['TEAM_INVITATION_NOT_FOUND']);
});

test('only the owner manages the team, with a session', async () => {
  await join();
  const wish = { email: 'new@launchyard.example', role: 'viewer' as const, idempotencyKey: randomUUID() };
  const support = await world.person({ role: 'admin' });
  await openCaseFor(world, support, owner);
  for (const asker of [
    { token: guest.session, account: owner.accountId },
    { token: owner.apiKey },
    { token: support.session, account: owner.accountId },
  ])
    expect((await world.rest(team.teamInvite, wish, asker)).fault?.code).toBe('FORBIDDEN');
  const seen = await world.rest(team.teamList, {}, { token: support.session, account: owner.accountId });
  expect(expectReply(seen).members).toHaveLength(1);
  const member = { token: guest.session, account: owner.accountId };
  expect((await world.rest(team.teamList, {}, member)).fault?.code).toBe('FORBIDDEN');
});

test('an expired invitation can be sent again, or replaced, but not accepted', async () => {
  const { id } = await invited({ email: guest.email });
  const first = await tokenFor(guest.email);
  pass(INVITATION_DAYS * DAY);
  expect((await list()).invitations).toMatchObject([{ id, state: 'expired' }]);
  expect(codes(await accept(id, guest))).toEqual(['TEAM_INVITATION_EXPIRED']);
  expect(await received(guest)).toEqual([]);

  const again = () => world.rest(team.teamSendAgain, { invitationId: id }, { token: owner.session });
  expect(expectReply(await again()).invitation).toMatchObject({ id, state: 'pending' });
  expect(expectReply(await world.rest(team.teamInvitationGet, { token: first }, {})).invitation).toBeNull();
  const token = await tokenFor(guest.email);
  expect(expectReply(await world.rest(team.teamInvitationGet, { token }, {})).invitation?.id).toBe(id);

  pass(INVITATION_DAYS * DAY);
  const { id: next } = await invited({ email: guest.email });
  expect((await list()).invitations).toMatchObject([{ id: next, state: 'pending' }]);
  expectReply(await accept(next, guest));
});

test('an invitation is sent again after a minute and only some times, and an account sends some in an hour', async () => {
  const { id } = await invited({ email: guest.email });
  const again = () => world.rest(team.teamSendAgain, { invitationId: id }, { token: owner.session });
  expect(codes(await again())).toEqual(['TEAM_INVITATION_SENT_JUST_NOW']);
  for (let sent = 1; sent < MAX_SENDINGS; sent += 1) {
    pass(MINUTE);
    expectReply(await again());
  }
  pass(MINUTE);
  expect(codes(await again())).toEqual(['TEAM_INVITATION_SENT_OFTEN']);
  expect(await mailsTo(guest.email)).toHaveLength(MAX_SENDINGS);
  const last = await invited({ email: `last.${guest.email}` });
  for (let n = MAX_SENDINGS + 1; n < INVITATIONS_PER_HOUR; n += 1) await invited({ email: `n${n}.${guest.email}` });
  expect((await invite({ email: `more.${guest.email}` })).refusals).toMatchObject([
    {
      code: 'TOO_MANY_ATTEMPTS',
      message: `An account sends at most ${INVITATIONS_PER_HOUR} invitations an hour. Try again later.`,
    },
  ]);
  pass(MINUTE);
  const lastAgain = await world.rest(team.teamSendAgain, { invitationId: last.id }, { token: owner.session });
  expect(codes(lastAgain)).toEqual(['TOO_MANY_ATTEMPTS']);
  pass(60 * MINUTE);
  await invited({ email: `more.${guest.email}` });
});

test('an account invites the same address some times a day, however often it withdraws', async () => {
  const inviteAndWithdraw = async () => {
    const { id } = await invited({ email: guest.email });
    expectReply(await world.rest(team.teamWithdraw, { invitationId: id }, { token: owner.session }));
  };
  for (let n = 0; n < INVITATIONS_PER_RECIPIENT; n += 1) await inviteAndWithdraw();
  pass(2 * 60 * MINUTE);
  expect((await invite({ email: guest.email.toUpperCase() })).refusals).toMatchObject([
    { code: 'TOO_MANY_ATTEMPTS', message: 'This address was invited too often today. Try again tomorrow.' },
  ]);
  expect(await mailsTo(guest.email)).toHaveLength(INVITATIONS_PER_RECIPIENT);
  await invited({ email: `other.${guest.email}` });
  const other = await world.person();
  const wish = { email: guest.email, role: 'viewer' as const, idempotencyKey: randomUUID() };
  expectReply(await world.rest(team.teamInvite, wish, { token: other.session }));
  pass(DAY);
  await inviteAndWithdraw();
});

test('a withdrawn invitation opens nothing', async () => {
  const { id } = await invited({ email: guest.email });
  const withdraw = () => world.rest(team.teamWithdraw, { invitationId: id }, { token: owner.session });
  expectReply(await withdraw());
  expect(codes(await withdraw())).toEqual(['TEAM_INVITATION_NOT_FOUND']);
  expect(codes(await accept(id, guest))).toEqual(['TEAM_INVITATION_NOT_FOUND']);
  const others = await world.person();
  const { id: known } = await invited({ email: guest.email });
  const foreign = await world.rest(team.teamWithdraw, { invitationId: known }, { token: others.session });
  expect(codes(foreign)).toEqual(['TEAM_INVITATION_NOT_FOUND']);
});

test('a changed role holds from the next request on', async () => {
  await join();
  expect((await standing(guest))?.actions).toContain('uploads.write');
  const update = { personId: guest.personId, role: 'finance' as const, appIds: null };
  const as = { token: owner.session };
  expect(expectReply(await world.rest(team.teamUpdate, update, as)).member).toMatchObject({ role: 'finance' });
  expect((await standing(guest))?.actions).toEqual(['account.read', 'billing.read', 'audit.read', 'team.read']);
  const limits: [string[] | null, string][] = [
    [[], 'TEAM_APPS_EMPTY'],
    [['app_none'], 'TEAM_APPS_NOT_FOUND'],
  ];
  for (const [appIds, code] of limits)
    expect(codes(await world.rest(team.teamUpdate, { ...update, role: 'viewer', appIds }, as))).toEqual([code]);
  const nobody = { ...update, personId: owner.personId };
  expect(codes(await world.rest(team.teamUpdate, nobody, as))).toEqual(['TEAM_MEMBER_NOT_FOUND']);
});

test('a removed member and one who left are out at once; the owner stays', async () => {
  await join();
  const remove = () => world.rest(team.teamRemove, { personId: guest.personId }, { token: owner.session });
  expectReply(await remove());
  expect(await standing(guest)).toBeUndefined();
  expect(codes(await remove())).toEqual(['TEAM_MEMBER_NOT_FOUND']);

  await join();
  const leave = ({ session }: TestPerson, accountId = owner.accountId) =>
    world.rest(team.teamLeave, { accountId }, { token: session });
  expectReply(await leave(guest));
  expect(await standing(guest)).toBeUndefined();
  expect(codes(await leave(guest))).toEqual(['TEAM_MEMBER_NOT_FOUND']);
  expect(codes(await leave(guest, 'acc_none'))).toEqual(['TEAM_MEMBER_NOT_FOUND']);
  expect(codes(await leave(owner))).toEqual(['TEAM_OWNER_STAYS']);
  const byKey = await world.rest(team.teamLeave, { accountId: owner.accountId }, { token: guest.apiKey });
  expect(byKey.fault?.code).toBe('FORBIDDEN');
});

test('the audit log of the account tells what happened to its team, also what the invited person did', async () => {
  const { id } = await invited({ email: guest.email, role: 'viewer' });
  expectReply(await accept(id, guest));
  const change = { personId: guest.personId, role: 'editor' as const, appIds: null };
  expectReply(await world.rest(team.teamUpdate, change, { token: owner.session }));
  const { edges } = expectReply(await world.rest(auditList, {}, { token: owner.session }));
  expect(edges.map(({ node }) => [node.action, node.createdBy.label, node.subjectLabel, node.changes])).toEqual([
    ['team.update', owner.username, guest.username, [{ field: 'Role', before: 'viewer', after: 'editor' }]],
    ['team.accept', guest.username, guest.username, [{ field: 'Role', before: null, after: 'viewer' }]],
    ['team.invite', owner.username, guest.email, [{ field: 'Role', before: null, after: 'viewer' }]],
  ]);
});
