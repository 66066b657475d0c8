import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_MESSAGE_WAIT_SECONDS, SOCKET_RATE } from '@launchyard/domain/session';
import { paceMessages } from './paced-messages.ts';
import { createSenderTurns } from './sender-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const message = Buffer.from('{}');

/** A paced socket that sends as fast as it is read, with what happened to it. */
function openSocket({
  takeShared = () => 0,
  cost = 0,
}: { takeShared?: (units: number) => number; cost?: number } = {}) {
  const handled: Buffer[] = [];
  const happened: string[] = [];
  const messages = paceMessages({
    handle(data) {
      handled.push(data);
      if (cost > 0) messages.charge(cost);
    },
    pause: () => void happened.push('pause'),
    resume: () => void happened.push('resume'),
    end: () => void happened.push('end'),
    takeShared,
  });
  return { messages, handled, happened };
}

/** Sends so many messages, as many at a time as its turn has. */
async function send({ messages }: ReturnType<typeof openSocket>, count: number, data = message): Promise<void> {
  for (let i = 0; i < count; i++) messages.receive(data);
  await vi.advanceTimersByTimeAsync(100);
}

test('a burst is handled at once, in turns, and what comes after it waits', async () => {
  const socket = openSocket();
  await send(socket, SOCKET_RATE.burst);
  expect(socket.handled).toHaveLength(SOCKET_RATE.burst);
  // Some came back meanwhile.
  await send(socket, 50);
  expect(socket.handled.length).toBeLessThan(SOCKET_RATE.burst + 50);
  expect(socket.messages.isPaused()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.handled).toHaveLength(SOCKET_RATE.burst + 50);
  expect(socket.happened.at(-1)).toBe('resume');
  expect(socket.messages.isPaused()).toBe(false);
});

test('no more than a few of a sender are handled before others have their turn, on all of its sockets', async () => {
  const turns = createSenderTurns();
  const open = (sender: string) => openSocket({ takeShared: (units) => turns.take(sender, units) });
  const [one, two, other] = [open('a'), open('a'), open('b')];
  for (const { messages } of [one, two, other]) for (let i = 0; i < 200; i++) messages.receive(message);
  expect(one.handled).toHaveLength(16);
  expect(two.handled).toHaveLength(0);
  expect(other.handled).toHaveLength(16);
  await vi.advanceTimersByTimeAsync(100);
  expect([one, two, other].map(({ handled }) => handled.length)).toEqual([200, 200, 200]);
});

test('of long messages of a sender one is handled in a turn', () => {
  const turns = createSenderTurns();
  const sockets = Array.from({ length: 5 }, () => openSocket({ takeShared: (units) => turns.take('a', units) }));
  for (const { messages } of sockets) messages.receive(Buffer.alloc(100 * 1024));
  expect(sockets.map(({ handled }) => handled.length)).toEqual([1, 0, 0, 0, 0]);
});

test('a long message uses more', async () => {
  const socket = openSocket();
  await send(socket, SOCKET_RATE.burst / 2, Buffer.alloc(100 * 1024));
  expect(socket.handled.length).toBeLessThan(SOCKET_RATE.burst / 3);
});

test('a message that cost more after it was handled lets the next wait', async () => {
  const socket = openSocket();
  await send(socket, 1);
  socket.messages.charge(SOCKET_RATE.burst + SOCKET_RATE.perSecond);
  await send(socket, 1);
  expect(socket.handled).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.handled).toHaveLength(2);
});

test('so does what came beside messages, and nothing is read until then', async () => {
  const socket = openSocket();
  for (let i = 0; i < SOCKET_RATE.burst + SOCKET_RATE.perSecond; i++) socket.messages.charge(1);
  expect(socket.happened).toEqual(['pause']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.happened.at(-1)).toBe('resume');
  for (let i = 0; i < 20 * SOCKET_RATE.burst; i++) socket.messages.charge(1);
  expect(socket.happened.filter((each) => each === 'end')).toHaveLength(1);
  expect(socket.happened.at(-1)).toBe('pause');
});

test('more than may wait ends it, and nothing more is handled', async () => {
  const socket = openSocket();
  const most = SOCKET_RATE.burst + SOCKET_RATE.perSecond * MAX_MESSAGE_WAIT_SECONDS;
  await send(socket, most + 100);
  expect(socket.happened.filter((each) => each === 'end')).toHaveLength(1);
  const before = socket.handled.length;
  await send(socket, 10);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.handled).toHaveLength(before);
});

test('so does sending as much as is read, all the time', async () => {
  const socket = openSocket();
  for (let second = 0; second < 2 * MAX_MESSAGE_WAIT_SECONDS && !socket.happened.includes('end'); second++) {
    if (!socket.messages.isPaused()) await send(socket, SOCKET_RATE.burst);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(socket.happened).toContain('end');
});

test('as much as its rate allows may be sent for ever', async () => {
  const socket = openSocket();
  for (let second = 0; second < 10 * MAX_MESSAGE_WAIT_SECONDS; second++) {
    await send(socket, SOCKET_RATE.perSecond);
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(socket.happened).not.toContain('end');
  expect(socket.handled).toHaveLength(10 * MAX_MESSAGE_WAIT_SECONDS * SOCKET_RATE.perSecond);
});

test('what all sockets of its sender used lets it wait, and does not end it', async () => {
  let isFull = true;
  const socket = openSocket({ takeShared: () => (isFull ? 200 : 0) });
  await send(socket, 100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.handled).toEqual([]);
  isFull = false;
  await vi.advanceTimersByTimeAsync(300);
  expect(socket.handled).toHaveLength(100);
  expect(socket.happened).not.toContain('end');
});

test('one whose messages cost more while they are handled waits once, not twice', async () => {
  let isFull = true;
  const takeShared = () => (isFull ? 200 : 0);
  const socket = openSocket({ cost: SOCKET_RATE.burst + SOCKET_RATE.perSecond, takeShared });
  await send(socket, 3);
  isFull = false;
  await vi.advanceTimersByTimeAsync(200);
  expect(socket.handled).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(1);
  socket.messages.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('what waits for a socket that is gone is dropped', async () => {
  const socket = openSocket({ takeShared: () => 100 });
  await send(socket, 10);
  socket.messages.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.handled).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
