import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditList } from '@launchyard/contract/audit';
import { accountDelete, accountRestore } from '@launchyard/contract/deletion';
import { notificationList } from '@launchyard/contract/notifications';
import { passwordResetStart, sessionState, signIn, signUpCheck } from '@launchyard/contract/session';
import { adminActList } from '@launchyard/contract/support';
import * as team from '@launchyard/contract/team';
import { DELETE_WORD, RESTORE_DAYS } from '@launchyard/domain/deletion';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeAsset } from '@launchyard/testing/world/assets';
import { makeLink } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply, type RestReply } from '@launchyard/testing/world/rest';
import { makeStreamingSession } from '@launchyard/testing/world/streaming';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { startUpload } from '@launchyard/testing/world/uploads';
import { mails } from '../tables/providers.ts';
import { streamingSessions } from '../tables/streaming.ts';
import { uploads } from '../tables/uploads.ts';

const DAY = 24 * 60 * 60_000;

let world: PlatformWorld;
let admin: TestPerson;
let owner: TestPerson;
let now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});
beforeEach(async () => {
  now = new Date(now.getTime() + DAY);
  [owner, admin] = await Promise.all([world.person(), world.person({ role: 'admin' })]);
});

const remove = (who = owner, confirmation: string = DELETE_WORD, token = who.session) =>
  world.rest(accountDelete, { confirmation }, { token });
const restore = (who = owner, by = admin, reason = 'Asked by phone') =>
  world.rest(accountRestore, { accountId: who.accountId, reason }, { token: by.session });
const enter = ({ email, password }: TestPerson) => world.rest(signIn, { email, password }, {});
const state = (token: string, account?: string) =>
  world.rest(sessionState, {}, { token, ...(account !== undefined && { account }) });
const code = ({ refusals, fault }: RestReply<unknown>) => refusals?.[0]?.code ?? fault?.code;
const mailsTo = ({ email }: TestPerson) =>
  world.database.sql.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id));

describe('deleting an account', () => {
  test('takes the word, from a person who signed in, for nobody but themselves', async () => {
    expect(code(await remove(owner, 'delete'))).toBe('DELETION_NOT_CONFIRMED');
    expect(code(await remove(owner, DELETE_WORD, owner.apiKey))).toBe('FORBIDDEN');
    await openCaseFor(world, admin, owner);
    const inCase = { token: admin.session, account: owner.accountId };
    expect(code(await world.rest(accountDelete, { confirmation: DELETE_WORD }, inCase))).toBe('FORBIDDEN');
    expect((await state(owner.session)).status).toBe(200);
  });

  test('signs its owner out, revokes keys, and is told who knows the password when they sign in', async () => {
    expectReply(await remove());
    for (const token of [owner.session, owner.apiKey]) expect(code(await state(token))).toBe('UNAUTHENTICATED');
    expect(code(await enter(owner))).toBe('ACCOUNT_DELETED');
    expect(code(await enter({ ...owner, password: 'Wrong-1-password' }))).toBe('INCORRECT_CREDENTIALS');
    expect(code(await world.rest(passwordResetStart, { email: owner.email }, {}))).toBe('EMAIL_UNKNOWN');
    const [mail] = await mailsTo(owner);
    expect(mail).toMatchObject({ kind: 'accountDeletion', subject: 'Your account was deleted' });
    expect(mail?.body).toContain(owner.username);
  });

  test('ends streams and uploads, and its links and files no longer open', async () => {
    const app = await makeTestedApp(world, owner, 'Harbour', [1]);
    const { url } = await makeLink(world, owner, { appId: app.id });
    const asset = await makeAsset(world, owner, 'sky.png');
    await makeStreamingSession(world, owner, app.id);
    await startUpload(world, owner, 'Meadow');
    expect([(await fetch(url)).status, (await fetch(asset.url)).status]).toEqual([200, 200]);
    expectReply(await remove());
    const page = await fetch(url);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('deleted');
    expect((await fetch(asset.url)).status).toBe(404);
    const { sql } = world.database;
    const mine = owner.uuids.account;
    expect(await sql.select().from(streamingSessions).where(eq(streamingSessions.accountId, mine))).toMatchObject([
      { state: 'ended', end: 'linkRemoved', endedAt: now },
    ]);
    const uploading = await sql.select().from(uploads).where(eq(uploads.accountId, mine));
    expect(uploading.map((upload) => upload.state)).toEqual(['cancelled']);
  });

  test('shuts its members out, who keep their own accounts, and ends invitations to it', async () => {
    const member = await world.person({ memberOf: owner });
    const invited = await world.person();
    const wish = { email: invited.email, role: 'viewer', idempotencyKey: 'an-invitation' } as const;
    const { invitation } = expectReply(await world.rest(team.teamInvite, wish, { token: owner.session }));
    expect((await state(member.session, owner.accountId)).status).toBe(200);
    expectReply(await remove());
    expect(code(await state(member.session, owner.accountId))).toBe('FORBIDDEN');
    const { accounts } = expectReply(await state(member.session));
    expect(accounts.map(({ id }) => id)).toEqual([member.accountId]);
    const answer = { invitationId: invitation.id };
    const asInvited = { token: invited.session };
    expect(code(await world.rest(team.teamAccept, answer, asInvited))).toBe('TEAM_INVITATION_NOT_FOUND');
  });

  test('takes its owner out of the teams of others, with what was offered to them there', async () => {
    const other = await world.person();
    const leaving = await world.person({ memberOf: other });
    const wish = { personId: leaving.personId, password: other.password };
    expectReply(await world.rest(team.teamOfferOwnership, wish, { token: other.session }));
    expectReply(await remove(leaving));
    const left = expectReply(await world.rest(team.teamList, {}, { token: other.session }));
    expect([left.members, left.offer]).toEqual([[], null]);
  });

  test('takes along what was handed over to its owner, and both logs say so', async () => {
    const receiver = await world.person({ memberOf: owner });
    const wish = { personId: receiver.personId, password: owner.password };
    const { offer } = expectReply(await world.rest(team.teamOfferOwnership, wish, { token: owner.session }));
    const acceptance = { offerId: offer.id, password: receiver.password };
    expectReply(await world.rest(team.teamAcceptOwnership, acceptance, { token: receiver.session }));
    expectReply(await remove(receiver));
    expect(code(await state(owner.session, owner.accountId))).toBe('FORBIDDEN');
    expect((await mailsTo(receiver))[0]?.body).toContain(owner.username);
    for (const account of [owner.accountId, receiver.accountId]) {
      await openCaseFor(world, admin, { ...owner, accountId: account });
      const log = await world.rest(auditList, {}, { token: admin.session, account });
      const actions = expectReply(log).edges.map(({ node }) => node.action);
      expect(actions).toContain('deletion.accountDelete');
    }
  });

  test('happens once, however often it is asked at once', async () => {
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await mailsTo(owner)).filter(({ kind }) => kind === 'accountDeletion')).toHaveLength(1);
  });

  test('keeps the name and the address reserved', async () => {
    expectReply(await remove());
    expect(code(await world.rest(signUpCheck, { username: owner.username }, {}))).toBe('USERNAME_UNUSABLE');
    expect(code(await world.rest(signUpCheck, { email: owner.email }, {}))).toBe('EMAIL_UNUSABLE');
  });
});

describe('restoring an account', () => {
  test('brings everything back but keys, and the customer reads why', async () => {
    const member = await world.person({ memberOf: owner });
    const app = await makeTestedApp(world, owner, 'Harbour', [1]);
    const { url } = await makeLink(world, owner, { appId: app.id });
    expectReply(await remove());
    await openCaseFor(world, admin, owner);
    expect(expectReply(await restore()).account).toMatchObject({ id: owner.accountId, deletedAt: null });
    const { token } = expectReply(await enter(owner));
    expect((await fetch(url)).status).toBe(200);
    expect((await state(member.session, owner.accountId)).status).toBe(200);
    expect(code(await state(owner.apiKey))).toBe('UNAUTHENTICATED');
    const acts = expectReply(await world.rest(adminActList, {}, { token }));
    expect(acts.edges.map(({ node }) => [node.act, node.reason])).toEqual([['accountRestored', 'Asked by phone']]);
    const [entry] = expectReply(await world.rest(auditList, { first: 2 }, { token })).edges.slice(1);
    expect(entry?.node).toMatchObject({ action: 'deletion.accountRestore' });
    const told = expectReply(await world.rest(notificationList, {}, { token })).edges.map(({ node }) => node.message);
    expect(told).toContain('Support restored this account');
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toContain('Your account was restored');
  });

  test('is for admins, with a reason and a case', async () => {
    expectReply(await remove());
    const colleague = await world.person({ role: 'support' });
    expect(code(await restore(owner, colleague))).toBe('FORBIDDEN');
    expect(code(await restore())).toBe('CASE_REQUIRED');
    await openCaseFor(world, admin, owner);
    expect(code(await restore(owner, admin, ' '))).toBe('REASON_MISSING');
    expectReply(await restore());
    expect(code(await restore()), 'twice').toBe('ACCOUNT_NOT_DELETED');
  });

  test.each([
    { days: RESTORE_DAYS, early: 1, refused: undefined },
    { days: RESTORE_DAYS, early: 0, refused: 'ACCOUNT_REMOVED' },
  ])('$early ms before $days days: $refused', async ({ days, early, refused }) => {
    expectReply(await remove());
    now = new Date(now.getTime() + days * DAY - early);
    // Its session of the day before has expired.
    const colleague = await world.person({ role: 'admin' });
    await openCaseFor(world, colleague, owner);
    expect(code(await restore(owner, colleague))).toBe(refused);
  });
});
