import { notificationsMarkRead } from '@launchyard/contract/notifications';
import { makeNotification } from '@launchyard/testing/world/notifications';
import type { TestPerson } from '@launchyard/testing/world/people';
import {
  json,
  startSchemaWorld,
  type Answers,
  type SchemaCaller,
  type SchemaWorld,
} from '@launchyard/testing/world/schema-world';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const LIST =
  '{ viewer { account { notifications(first: 5) { totalCount unreadCount nodes { id message isRead link { title url } viewerCanDelete } } } } }';
const ADDED =
  'subscription ($after: String) { notificationAdded(after: $after) { cursor resync notification { message kind } } }';

let world: SchemaWorld;
let person: TestPerson;
let ada: SchemaCaller;
let id: string;
beforeAll(async () => {
  world = await startSchemaWorld();
  return () => world.close();
});
beforeEach(async () => {
  person = await world.person();
  ada = world.as(person);
  id = await makeNotification(world, person, {
    message: 'Harbour v1 is Ready To Stream',
    link: { title: 'Open links', url: '/apps/Harbour/links' },
  });
});

const change = async (field: string) => (await ada.run(`mutation { ${field} }`)).data;
const list = async () => (await ada.run(LIST)).data.viewer.account.notifications;

async function listen(after?: number): Promise<Answers> {
  const stream = await ada.subscribe(ADDED, after === undefined ? {} : { after: String(after) });
  if (!(Symbol.asyncIterator in stream)) throw new Error('was refused');
  return stream;
}

async function take(stream: Answers, count: number) {
  const told = [];
  while (told.length < count) {
    const { value, done } = await stream.next();
    if (done) throw new Error(`ended after ${told.length}`);
    told.push(json(value).data.notificationAdded);
  }
  return told;
}

test('the list says what is there and how many are unread', async () => {
  expect(await list()).toEqual({
    totalCount: 1,
    unreadCount: 1,
    nodes: [
      {
        id,
        message: 'Harbour v1 is Ready To Stream',
        isRead: false,
        link: { title: 'Open links', url: '/apps/Harbour/links' },
        viewerCanDelete: true,
      },
    ],
  });
});

test('support reads the notifications of an account and can delete none', async () => {
  const colleague = await world.person({ role: 'support' });
  await openCaseFor(world, colleague, person);
  const { data } = await world
    .as(colleague)
    .run(`{ account(by: { username: "${person.username}" }) { notifications { nodes { viewerCanDelete } } } }`);
  expect(data.account.notifications.nodes).toEqual([{ viewerCanDelete: false }]);
});

test('reading, deleting and clearing say what they changed, and nothing when there is nothing to do', async () => {
  const read = 'notificationsMarkRead(input: {}) { changedCount unreadCount userErrors { code } }';
  expect((await change(read)).notificationsMarkRead).toEqual({ changedCount: 1, unreadCount: 0, userErrors: [] });
  expect((await change(read)).notificationsMarkRead.changedCount).toBe(0);
  const remove = `notificationDelete(input: { notificationId: "${id}" }) { deletedNotificationId userErrors { code } }`;
  expect((await change(remove)).notificationDelete.deletedNotificationId).toBe(id);
  expect((await change(remove)).notificationDelete.userErrors).toEqual([{ code: 'NOTIFICATION_NOT_FOUND' }]);
  const clear = 'notificationsClear(input: {}) { changedCount userErrors { code } }';
  expect((await change(clear)).notificationsClear).toEqual({ changedCount: 0, userErrors: [] });
});

test('new and missed notifications arrive once and in order; other changes reload the list', async () => {
  const begun = await ada.newestEvent();
  const stream = await listen();
  await makeNotification(world, person, { message: 'second', kind: 'uploadFailed' });
  await startUpload(world, person, 'Harbour');
  await world.rest(notificationsMarkRead, {}, { token: person.session });
  const told = await take(stream, 2);
  expect(told).toEqual([
    { cursor: String(begun + 1), resync: false, notification: { message: 'second', kind: 'UPLOAD_FAILED' } },
    { cursor: String(await ada.newestEvent()), resync: true, notification: null },
  ]);
  await stream.return();
  const stranger = await world.person();
  await makeNotification(world, person, { message: 'third' });
  const third = await ada.newestEvent();
  await makeNotification(world, stranger, { message: 'of another account' });
  const resumed = await listen(begun + 1);
  await makeNotification(world, person, { message: 'fifth' });
  expect(await take(resumed, 3)).toMatchObject([
    { cursor: told[1].cursor, resync: true },
    { cursor: String(third), notification: { message: 'third' } },
    { cursor: String(await ada.newestEvent()), notification: { message: 'fifth' } },
  ]);
  await resumed.return();
  expect(ada.listening.size).toBe(0);
});

test.each(['notificationsClear', 'notificationsMarkRead'])(
  '%s up to what is no notification is refused',
  async (name) => {
    const { data } = await ada.run(`mutation { ${name}(input: { upTo: "nope" }) { userErrors { code field } } }`);
    expect(data[name].userErrors).toEqual([{ code: 'NOTIFICATION_NOT_FOUND', field: ['upTo'] }]);
    expect(await list()).toMatchObject({ totalCount: 1, unreadCount: 1 });
  },
);
