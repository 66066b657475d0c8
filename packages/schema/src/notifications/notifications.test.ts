import { expect, test } from 'vitest';
import { aNotification, idOf } from '../testing/rows.ts';
import { json, World, type Answers } from '../testing/world.ts';

const LIST =
  '{ viewer { account { notifications(first: 5) { totalCount unreadCount nodes { id message isRead link { title url } viewerCanDelete } } } } }';
const ADDED =
  'subscription ($after: String) { notificationAdded(after: $after) { cursor resync notification { message kind } } }';
const list = async (world: World) => (await world.run(LIST)).data.viewer.account.notifications;

async function listen(world: World, after?: string): Promise<Answers> {
  const stream = await world.subscribe(ADDED, 'ada', { after });
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
  expect(await list(new World())).toEqual({
    totalCount: 1,
    unreadCount: 1,
    nodes: [
      {
        id: idOf('notification', 1),
        message: 'Harbour v1 is Ready To Stream',
        isRead: false,
        link: { title: 'Open links', url: '/apps/Harbour/links' },
        viewerCanDelete: true,
      },
    ],
  });
});

test('support reads the notifications of an account and can delete none', async () => {
  const { data } = await new World().run(
    '{ account(by: { username: "ada" }) { notifications { nodes { viewerCanDelete } } } }',
    'support',
  );
  expect(data.account.notifications.nodes).toEqual([{ viewerCanDelete: false }]);
});

test('reading, deleting and clearing say what they changed, and nothing when there is nothing to do', async () => {
  const world = new World();
  const run = async (field: string) => (await world.run(`mutation { ${field} }`)).data;
  const read = 'notificationsMarkRead(input: {}) { changedCount unreadCount userErrors { code } }';
  expect((await run(read)).notificationsMarkRead).toEqual({ changedCount: 1, unreadCount: 0, userErrors: [] });
  expect((await run(read)).notificationsMarkRead.changedCount).toBe(0);
  const remove = `notificationDelete(input: { notificationId: "${idOf('notification', 1)}" }) { deletedNotificationId userErrors { code } }`;
  expect((await run(remove)).notificationDelete.deletedNotificationId).toBe(idOf('notification', 1));
  expect((await run(remove)).notificationDelete.userErrors).toEqual([{ code: 'NOTIFICATION_NOT_FOUND' }]);
  const clear = 'notificationsClear(input: {}) { changedCount userErrors { code } }';
  expect((await run(clear)).notificationsClear).toEqual({ changedCount: 0, userErrors: [] });
});

test('what comes in is told once and in order, also what was missed, and a list that changed otherwise is to be read again', async () => {
  const world = new World();
  const stream = await listen(world);
  world.notify(world.ada, aNotification(2, 'second', { kind: 'uploadFailed' }));
  world.change(world.ada, 0, { receivedBytes: 1 });
  world.notify(world.ada);
  expect(await take(stream, 2)).toEqual([
    { cursor: '1', resync: false, notification: { message: 'second', kind: 'UPLOAD_FAILED' } },
    { cursor: '3', resync: true, notification: null },
  ]);
  await stream.return();
  world.notify(world.ada, aNotification(3, 'third'));
  world.notify(world.bob, aNotification(4, 'of another account'));
  const resumed = await listen(world, '1');
  world.notify(world.ada, aNotification(5, 'fifth'));
  expect(await take(resumed, 3)).toMatchObject([
    { cursor: '3', resync: true },
    { cursor: '4', notification: { message: 'third' } },
    { cursor: '6', notification: { message: 'fifth' } },
  ]);
  await resumed.return();
  expect(world.live.listening.size).toBe(0);
});

test.each(['notificationsClear', 'notificationsMarkRead'])(
  '%s up to what is no notification is refused',
  async (name) => {
    const world = new World();
    const document = `mutation { ${name}(input: { upTo: "nope" }) { userErrors { code field } } }`;
    const { data } = await world.run(document);
    expect(data[name].userErrors).toEqual([{ code: 'NOTIFICATION_NOT_FOUND', field: ['upTo'] }]);
    expect(world.ada.notifications).toHaveLength(1);
  },
);
