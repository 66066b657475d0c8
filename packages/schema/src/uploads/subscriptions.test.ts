import { Failed } from '@launchyard/contract/kit';
import { describe, expect, test } from 'vitest';
import { anUpload, idOf } from '../testing/rows.ts';
import { MOST_MISSED } from '../testing/services.ts';
import { json, World, type Answers, type Who } from '../testing/world.ts';

const ALL =
  'subscription ($after: String) { uploadsChanged(after: $after) { cursor resync upload { id receivedBytes app { name } } } }';
const ONE =
  'subscription ($id: ID!, $after: String) { uploadChanged(id: $id, after: $after) { cursor resync upload { id receivedBytes } } }';

interface Told {
  cursor: string;
  resync: boolean;
  upload: { id: string; receivedBytes: number } | null;
}

async function open(world: World, variables: { after?: string; id?: string } = {}, who: Who = 'ada'): Promise<Answers> {
  const stream = await world.subscribe(variables.id === undefined ? ALL : ONE, who, variables);
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream.errors));
  return stream;
}

async function take(stream: Answers, count: number): Promise<Told[]> {
  const told: Told[] = [];
  while (told.length < count) {
    const { value, done } = await stream.next();
    if (done) throw new Error(`ended after ${told.length}`);
    const { data, errors } = json(value);
    expect(errors).toEqual([]);
    told.push(data.uploadsChanged ?? data.uploadChanged);
  }
  return told;
}

/** A change that can be told from all others: what arrived is the number of the event. */
function change(world: World, index = 0): number {
  return world.change(world.ada, index, { receivedBytes: (world.events.at(-1)?.number ?? 0) + 1 });
}

const figures = (told: Told[]) => told.map((each) => each.upload?.receivedBytes);

test('begins with what is running, then tells each change as it happens', async () => {
  const world = new World();
  change(world, 2);
  const stream = await open(world);
  expect(await take(stream, 1)).toMatchObject([
    { cursor: '1', resync: false, upload: { id: idOf('upload', 1), receivedBytes: 16_777_216 } },
  ]);
  change(world, 0);
  change(world, 1);
  expect(await take(stream, 2)).toMatchObject([
    { cursor: '2', upload: { id: idOf('upload', 1), receivedBytes: 2 } },
    { cursor: '3', upload: { id: idOf('upload', 2), receivedBytes: 3 } },
  ]);
  await stream.return();
});

test('goes on after a cursor with what was missed, then with what happens', async () => {
  const world = new World();
  for (let n = 0; n < 5; n++) change(world);
  const stream = await open(world, { after: '2' });
  change(world);
  expect(figures(await take(stream, 4))).toEqual([3, 4, 5, 6]);
  await stream.return();
});

test('one upload is told of alone, beginning with how it is', async () => {
  const world = new World();
  const stream = await open(world, { id: idOf('upload', 2) });
  change(world, 0);
  change(world, 1);
  expect(await take(stream, 2)).toMatchObject([
    { cursor: '0' },
    { cursor: '2', upload: { id: idOf('upload', 2), receivedBytes: 2 } },
  ]);
  const resumed = await open(world, { id: idOf('upload', 2), after: '1' });
  change(world, 1);
  expect(figures(await take(resumed, 2))).toEqual([2, 3]);
});

describe('whatever happens while a subscription begins is told exactly once', () => {
  const calls = ['events.since', 'uploads.list', 'uploads.get'];
  const moments = calls.flatMap((call) =>
    (['before', 'after'] as const).flatMap((when) => [1, 2].map((nth) => ({ call, when, nth }))),
  );
  const cases = moments.flatMap((moment) =>
    [true, false].flatMap((isDelayed) => [undefined, '2'].map((after) => ({ ...moment, isDelayed, after }))),
  );

  test.each(cases)(
    '$when $call $nth, delayed: $isDelayed, after: $after',
    async ({ call, when, nth, isDelayed, after }) => {
      for (const id of [undefined, idOf('upload', 1)]) {
        const world = new World();
        for (let n = 0; n < 3; n++) change(world);
        world.live.isDelayed = isDelayed;
        let count = 0;
        let newest = -1;
        world.around = (name, at) => {
          if (name === 'events.since' && at === 'after' && newest < 0) newest = world.events.length;
          if (name === call && at === when && ++count === nth) change(world);
        };
        const stream = await open(world, { after, id });
        world.around = () => undefined;
        change(world);
        world.live.deliver();

        const told = await toldUntil(stream, world.events.length);
        // What was running when it began is shown before; every change from there on once, in order.
        const from = after === undefined ? newest : Number(after);
        const changes = told.filter((number) => number > from);
        const expected = world.events.map((each) => each.number).filter((number) => number > from);
        expect(after === undefined ? [...new Set(changes)] : changes).toEqual(expected);
        expect(changes).toEqual(changes.toSorted((a, b) => a - b));
        await stream.return();
      }
    },
  );
});

test('cut and resumed over and over, under load and with delays, every change is told once and in order', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = randomFrom(seed);
    const world = new World();
    const told: string[] = [];
    world.around = () => {
      world.live.isDelayed = random() < 0.5;
      if (random() < 0.2) change(world);
    };
    for (let cut = 0; cut < 20; cut++) {
      if (cut === 19) world.around = () => undefined;
      const stream = await open(world, { after: told.at(-1) ?? '0' });
      change(world);
      world.live.deliver();
      const left = world.events.length - told.length;
      expect(left).toBeLessThan(MOST_MISSED);
      const count = cut === 19 ? left : Math.ceil(random() * left);
      told.push(...(await take(stream, count)).map((each) => each.cursor));
      await stream.return();
    }
    expect(told).toEqual(world.events.map((each) => String(each.number)));
    expect(world.live.listening.size).toBe(0);
  }
});

describe('says resync instead of telling each change', () => {
  test('when more was missed than is kept', async () => {
    const world = new World();
    for (let n = 0; n <= MOST_MISSED; n++) change(world);
    const stream = await open(world, { after: '0' });
    change(world);
    expect(await take(stream, 2)).toMatchObject([
      { cursor: String(MOST_MISSED + 1), resync: true, upload: null },
      { cursor: String(MOST_MISSED + 2), resync: false },
    ]);
  });

  test('when the cursor is from the future, and goes on from now', async () => {
    const world = new World();
    const stream = await open(world, { after: '9000' });
    change(world);
    expect(await take(stream, 2)).toMatchObject([
      { cursor: '0', resync: true },
      { cursor: '1', resync: false },
    ]);
  });

  test('when the subscriber was too slow, and goes on from then', async () => {
    const world = new World();
    const stream = await open(world, { after: '0' });
    change(world);
    expect(figures(await take(stream, 1))).toEqual([1]);
    change(world);
    change(world);
    for (const queue of world.live.listening) queue.drop();
    const next = take(stream, 2);
    await expect.poll(() => world.calls.at(-1)?.input).toEqual({ after: 1 });
    change(world);
    expect(await next).toMatchObject([
      { cursor: '3', resync: true, upload: null },
      { cursor: '4', upload: { receivedBytes: 4 } },
    ]);
    await stream.return();
    expect(world.live.listening.size).toBe(0);
  });

  test('when changes were lost while it waited, before any later one', async () => {
    const world = new World();
    const stream = await open(world, { after: '0' });
    const waiting = take(stream, 1);
    await untilWaitedOn(world);
    for (const queue of world.live.listening) queue.behind = true;
    change(world);
    expect(await waiting).toMatchObject([{ cursor: '1', resync: true, upload: null }]);
    change(world);
    expect(figures(await take(stream, 1))).toEqual([2]);
  });

  test('when what it listened to ended because changes were lost', async () => {
    const world = new World();
    const stream = await open(world, { after: '0' });
    const waiting = take(stream, 1);
    await untilWaitedOn(world);
    const [queue] = world.live.listening;
    if (queue) queue.behind = true;
    await queue?.return();
    expect(await waiting).toMatchObject([{ cursor: '0', resync: true, upload: null }]);
    change(world);
    expect(figures(await take(stream, 1))).toEqual([1]);
  });

  test('when more uploads run than are told one by one', async () => {
    const world = new World();
    world.ada.uploads = Array.from({ length: 501 }, (_, n) => anUpload(n + 1, idOf('app', 1), 'Harbour'));
    const stream = await open(world);
    expect((await take(stream, 501)).at(-1)).toMatchObject({ resync: true, upload: null });
  });
});

test('a subscriber who was too slow and has lost the right meanwhile is not told anything more', async () => {
  const world = new World();
  const stream = await open(world, { after: '0' });
  change(world);
  for (const queue of world.live.listening) queue.drop();
  world.failing.set('events.since', new Failed('FORBIDDEN', 'events'));
  await expect(stream.next()).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  expect(world.live.listening.size).toBe(0);
});

describe('is refused, and leaves no listener behind,', () => {
  test.each(['', 'x', '-1', '1.5', '01', '1e3', '9'.repeat(20)])(
    'for the cursor "%s": BAD_USER_INPUT',
    async (after) => {
      expect(await refusal({ after })).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(await refusal({ after, id: idOf('upload', 1) })).toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );

  test('for an upload that is missing, malformed or of another account, in the same words', async () => {
    const missing = await refusal({ id: idOf('upload', 99) });
    expect(missing).toMatchObject({ code: 'BAD_USER_INPUT', path: 'uploadChanged' });
    expect(await refusal({ id: '' })).toEqual(missing);
    expect(await refusal({ id: 'x'.repeat(500) })).toEqual(missing);
    expect(await refusal({ id: idOf('upload', 1) }, 'bob')).toEqual(missing);
    expect(await refusal({ id: idOf('upload', 1), after: '0' }, 'bob')).toEqual(missing);
  });

  test('without a valid credential: UNAUTHENTICATED', async () => {
    for (const who of ['nobody', 'expired'] as const) {
      expect(await refusal({}, who)).toMatchObject({ code: 'UNAUTHENTICATED', path: 'uploadsChanged' });
      expect(await refusal({ id: idOf('upload', 1) }, who)).toMatchObject({
        code: 'UNAUTHENTICATED',
        path: 'uploadChanged',
      });
    }
  });

  test.each(['events.since', 'uploads.list'])('when %s does not answer', async (call) => {
    const world = new World();
    world.failing.set(call, new Failed('UNAVAILABLE', 'uploads'));
    expect(await refusal({}, 'ada', world)).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });
});

describe('ends at once and stops listening', () => {
  test('when unsubscribed while nothing happens', async () => {
    const world = new World();
    const stream = await open(world, { after: '0' });
    const waiting = stream.next();
    await untilWaitedOn(world);
    await stream.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(world.live.listening.size).toBe(0);
  });

  test('when unsubscribed before the first change was asked for', async () => {
    const world = new World();
    const stream = await open(world);
    expect(world.live.listening.size).toBe(1);
    await stream.return();
    expect(world.live.listening.size).toBe(0);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  test('when unsubscribed between two changes', async () => {
    const world = new World();
    const stream = await open(world);
    await take(stream, 1);
    await stream.return();
    expect(world.live.listening.size).toBe(0);
  });

  test('when the access of its listener ended', async () => {
    const world = new World();
    const stream = await open(world, { after: '0' });
    const waiting = stream.next();
    await untilWaitedOn(world);
    for (const queue of world.live.listening) await queue.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
  });
});

test('nothing of another account is told', async () => {
  const world = new World();
  world.bob.uploads = [anUpload(50, idOf('app', 50), 'Secret')];
  const stream = await open(world, { after: '0' });
  world.change(world.bob, 0, { receivedBytes: 1 });
  change(world);
  expect(await take(stream, 1)).toMatchObject([{ cursor: '2', upload: { id: idOf('upload', 1) } }]);
});

test('what hangs on an upload is read anew with each change, and its failure leaves the change standing', async () => {
  const world = new World();
  const stream = await open(world, { after: '0' });
  change(world);
  const [first] = await take(stream, 1);
  expect(first).toMatchObject({ upload: { app: { name: 'Harbour' } } });
  world.ada.apps = world.ada.apps.map((app) => ({ ...app, name: 'Renamed' }));
  change(world);
  expect(await take(stream, 1)).toMatchObject([{ upload: { app: { name: 'Renamed' } } }]);
  world.failing.set('apps.get', new Failed('UNAVAILABLE', 'apps'));
  change(world);
  const { value } = await stream.next();
  const { data, errors } = json(value ?? {});
  expect(data.uploadsChanged).toMatchObject({ cursor: '3', upload: { app: null } });
  expect(errors).toMatchObject([{ code: 'UPSTREAM_UNAVAILABLE', path: 'uploadsChanged.upload.app' }]);
});

const untilWaitedOn = (world: World) =>
  expect.poll(() => [...world.live.listening].every((queue) => queue.isWaitedOn)).toBe(true);

/** What was told until the change with that number. */
async function toldUntil(stream: Answers, last: number): Promise<number[]> {
  const told: number[] = [];
  while (told.at(-1) !== last) told.push(...(await take(stream, 1)).map((each) => each.upload?.receivedBytes ?? NaN));
  return told;
}

/** What a subscription that must not begin is told. */
async function refusal(variables: { after?: string; id?: string }, who: Who = 'ada', world = new World()) {
  const answer = await world.subscribe(variables.id === undefined ? ALL : ONE, who, variables);
  expect(world.live.listening.size).toBe(0);
  if (Symbol.asyncIterator in answer) throw new Error('was not refused');
  return answer.errors[0];
}

/** Numbers in [0, 1), the same for each seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
