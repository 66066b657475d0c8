import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { eventsSince } from '@launchyard/contract/events';
import {
  notificationDelete,
  notificationList,
  notificationsClear,
  notificationsMarkRead,
} from '@launchyard/contract/notifications';
import { KEPT_NOTIFICATION_DAYS, KEPT_NOTIFICATIONS, type Notice } from '@launchyard/domain/notifications';
import { writeBuild } from '@launchyard/testing/archives/index';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { newId } from '../kit/columns.ts';
import { prune } from '../prune.ts';
import { notifications } from '../tables/notifications.ts';
import { TestUploader } from '../uploads/test-uploader.ts';
import { notify } from './notify.ts';

let world: PlatformWorld;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-notifications-'));
  world = await startPlatform({ withWorker: true });
  return async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
});

const notice = (message: string): Notice => ({ kind: 'uploadTested', message, link: { title: 'Open', url: '/' } });

function tell(person: TestPerson, message: string, link = '/') {
  const told = { ...notice(message), link: { title: 'Open', url: link } };
  return world.database.sql.transaction((tx) =>
    notify(tx, new Date(), person.uuids.account, { notice: told, upload: null }),
  );
}

const as = (person: TestPerson, account?: TestPerson) => ({
  token: person.session,
  ...(account && { account: account.accountId }),
});
const list = async (person: TestPerson, account?: TestPerson) =>
  expectReply(await world.rest(notificationList, {}, as(person, account)));
const messages = async (person: TestPerson) => (await list(person)).edges.map((each) => each.node.message);

async function upload(person: TestPerson, name: string, plugin: 0 | 1) {
  const path = join(folder, `${person.username}-${name}.zip`);
  writeBuild(path, { project: 'ArchViz', platform: 'Windows', engine: '5.4', plugin });
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.uploadFile(path, { appName: name, isMissingPluginAccepted: true });
  return uploader.waitForEnd(id);
}

test('the end of an upload is announced once in the panel of the owner and every member; a cancelled one is not', async () => {
  const owner = await world.person();
  const member = await world.person({ memberOf: owner });
  const tested = await upload(owner, 'Good', 1);
  const failed = await upload(owner, 'Bad', 0);
  expect([tested.state, failed.state]).toEqual(['tested', 'failed']);
  const uploader = new TestUploader(world, owner);
  const { id } = await uploader.start({ appName: 'Stopped' });
  await uploader.tryCancel(id);

  const told = await list(member, owner);
  expect(told.unreadCount).toBe(2);
  expect(told.edges.map(({ node }) => node)).toMatchObject([
    {
      kind: 'uploadFailed',
      message: `Bad v1 failed: ${failed.failure?.message}`,
      isRead: false,
      link: { title: 'See what failed', url: `/uploads/${failed.id}` },
    },
    { kind: 'uploadTested', message: 'Good v1 is Ready To Stream', link: { url: '/apps/Good/links' } },
  ]);
  expect((await list(member)).totalCount).toBe(0);

  const { missed } = expectReply(await world.rest(eventsSince, { after: 0 }, as(owner)));
  const added = missed.filter((event) => event.type === 'notification.added');
  expect(added.map((event) => event.notification.message)).toEqual([
    'Good v1 is Ready To Stream',
    `Bad v1 failed: ${failed.failure?.message}`,
  ]);
});

test('a rolled-back transaction notifies nobody, and the same end cannot be announced twice', async () => {
  const person = await world.person();
  const undone = world.database.sql.transaction(async (tx) => {
    await notify(tx, new Date(), person.uuids.account, { notice: notice('undone'), upload: null });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await messages(person)).toEqual([]);

  const { id } = await upload(person, 'Once', 1);
  const [row] = await world.database.sql
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, person.uuids.account));
  const twice = world.database.sql.transaction((tx) =>
    notify(tx, new Date(), person.uuids.account, {
      notice: notice(id),
      upload: { id: row?.uploadId ?? newId(), appId: newId() },
    }),
  );
  await expect(twice).rejects.toThrow();
  expect(await messages(person)).toHaveLength(1);
});

test.each(['http://plain.example', 'javascript:alert(1)', '//evil.example'])(
  'a notification cannot link to %s',
  async (url) => {
    const person = await world.person();
    await expect(tell(person, 'x', url)).rejects.toThrow('https');
  },
);

test('marking as read includes what was on the screen and leaves what came later', async () => {
  const person = await world.person();
  await tell(person, 'one');
  await tell(person, 'two');
  const seen = (await list(person)).edges[0]?.node.id ?? '';
  await tell(person, 'three');
  const read = expectReply(await world.rest(notificationsMarkRead, { upTo: seen }, as(person)));
  expect(read).toEqual({ changedCount: 2, unreadCount: 1 });
  expect((await list(person)).edges.map(({ node }) => node.isRead)).toEqual([false, true, true]);
  expect(expectReply(await world.rest(notificationsMarkRead, {}, as(person)))).toEqual({
    changedCount: 1,
    unreadCount: 0,
  });
});

test('with nothing unread or nothing there, reading and clearing change nothing and notify nobody', async () => {
  const person = await world.person();
  const before = expectReply(await world.rest(eventsSince, {}, as(person))).newest;
  const nothing = { changedCount: 0, unreadCount: 0 };
  expect(expectReply(await world.rest(notificationsMarkRead, {}, as(person)))).toEqual(nothing);
  expect(expectReply(await world.rest(notificationsClear, {}, as(person)))).toEqual(nothing);
  expect(expectReply(await world.rest(eventsSince, { after: before }, as(person))).missed).toEqual([]);
});

test('one is deleted, all are cleared, another account’s stay, and every panel reads again', async () => {
  const person = await world.person();
  const other = await world.person();
  for (const text of ['one', 'two', 'three']) await tell(person, text);
  await tell(other, 'theirs');
  const foreign = (await list(other)).edges[0]?.node.id ?? '';
  const refused = await world.rest(notificationDelete, { notificationId: foreign }, as(person));
  expect(refused).toMatchObject({ refusals: [{ code: 'NOTIFICATION_NOT_FOUND', field: ['notificationId'] }] });
  const middle = (await list(person)).edges[1]?.node.id ?? '';
  const { newest } = expectReply(await world.rest(eventsSince, {}, as(person)));
  expectReply(await world.rest(notificationDelete, { notificationId: middle }, as(person)));
  expect(await messages(person)).toEqual(['three', 'one']);
  expectReply(await world.rest(notificationsClear, {}, as(person)));
  expect(await messages(person)).toEqual([]);
  expect(await messages(other)).toEqual(['theirs']);
  const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as(person)));
  expect(missed.map((event) => event.type)).toEqual(['notifications.changed', 'notifications.changed']);
});

test('an account keeps a limited number of notifications for a limited time', async () => {
  const person = await world.person();
  const now = new Date();
  const old = new Date(now.getTime() - (KEPT_NOTIFICATION_DAYS + 1) * 24 * 3600 * 1000);
  const row = { accountId: person.uuids.account, kind: 'uploadTested', message: 'old', createdAt: old } as const;
  await world.database.sql.insert(notifications).values(row);
  const many = Array.from({ length: KEPT_NOTIFICATIONS }, (_, n) => ({ ...row, message: String(n), createdAt: now }));
  await world.database.sql.insert(notifications).values(many);
  await tell(person, 'newest');
  const { newest } = expectReply(await world.rest(eventsSince, {}, as(person)));
  await prune({ database: world.database, clock: () => now });
  const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as(person)));
  expect(missed.map((event) => event.type)).toEqual(['notifications.changed']);
  const { totalCount, edges } = await list(person);
  expect(totalCount).toBe(KEPT_NOTIFICATIONS);
  expect(edges[0]?.node.message).toBe('newest');

  const other = await world.person();
  await world.database.sql.insert(notifications).values({ ...row, accountId: other.uuids.account });
  await prune({ database: world.database, clock: () => now });
  expect((await list(other)).totalCount).toBe(0);
});
