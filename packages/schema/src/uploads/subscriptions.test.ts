import { describe, expect, test } from 'vitest';
import { anUpload, idOf } from '../testing/rows.ts';
import { MOST_MISSED } from '../testing/services.ts';
import { open, take, change, figures, untilWaitedOn, toldUntil, randomFrom } from '../testing/subscriptions.ts';
import { World } from '../testing/world.ts';

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
