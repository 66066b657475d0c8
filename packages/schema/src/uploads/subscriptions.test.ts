import { startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { makeRunningUploads, placeUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, describe, expect, test } from 'vitest';
import { Customer, open, take, figures, untilWaitedOn, toldUntil, randomFrom } from '../testing/subscriptions.ts';

let world: SchemaWorld;
let ada: Customer;
let asAda: SchemaCaller;
let id: string;
let other: string;
beforeAll(async () => {
  world = await startSchemaWorld();
  return () => world.close();
});

/** Whatever is committed is told in one order: no two tests may change something at once. */
async function begin(): Promise<void> {
  ada = await Customer.make(world, 'Harbour', 'Museum');
  asAda = world.as(ada.person);
  [id = '', other = ''] = ada.uploads;
}

test('starts with running uploads, then sends each change', async () => {
  await begin();
  await placeUpload(world, other, { state: 'failed' });
  const changed = await ada.change(0);
  const begun = await ada.change(1);
  const stream = await open(asAda);
  expect(await take(stream, 1)).toMatchObject([
    { cursor: String(begun), resync: false, upload: { id, receivedBytes: changed } },
  ]);
  const first = await ada.change(0);
  const second = await ada.change(1);
  expect(await take(stream, 2)).toMatchObject([
    { cursor: String(first), upload: { id, receivedBytes: first } },
    { cursor: String(second), upload: { id: other, receivedBytes: second } },
  ]);
  await stream.return();
});

test('resumes after a cursor with missed changes, then continues', async () => {
  await begin();
  const numbers = [];
  for (let n = 0; n < 5; n++) numbers.push(await ada.change());
  const stream = await open(asAda, { after: numbers[1] ?? NaN });
  numbers.push(await ada.change());
  expect(figures(await take(stream, 4))).toEqual(numbers.slice(2));
  await stream.return();
});

test('one upload can be followed, starting with its current state', async () => {
  await begin();
  const begun = ada.newest;
  const stream = await open(asAda, { id: other });
  const first = await ada.change(0);
  const second = await ada.change(1);
  expect(await take(stream, 2)).toMatchObject([
    { cursor: String(begun) },
    { cursor: String(second), upload: { id: other, receivedBytes: second } },
  ]);
  const resumed = await open(asAda, { id: other, after: first });
  const third = await ada.change(1);
  expect(figures(await take(resumed, 2))).toEqual([second, third]);
  for (const each of [stream, resumed]) await each.return();
});

describe('a change during the start of a subscription arrives exactly once', () => {
  beforeAll(begin);
  const one = [true, false].flatMap((isOne) => [true, false].map((isResumed) => ({ isOne, isResumed })));
  const calls = one.flatMap((what) => [
    { ...what, call: 'events.since', nth: 1 },
    { ...what, call: 'events.since', nth: 2 },
    ...(what.isOne || !what.isResumed ? [{ ...what, call: what.isOne ? 'uploads.get' : 'uploads.list', nth: 1 }] : []),
  ]);
  const cases = calls.flatMap((moment) =>
    (['before', 'after'] as const).flatMap((when) =>
      [true, false].map((isDelayed) => ({ ...moment, when, isDelayed })),
    ),
  );

  test.each(cases)(
    '$when $call $nth, of one: $isOne, resumed: $isResumed, delayed: $isDelayed',
    async ({ call, when, nth, isOne, isResumed, isDelayed }) => {
      const after = ada.newest;
      if (isResumed) await ada.change();
      ada.delay(isDelayed);
      const caller = world.as(ada.person);
      let count = 0;
      let newest = -1;
      caller.around = async (name, at) => {
        if (name === 'events.since' && at === 'after' && newest < 0) newest = ada.newest;
        if (name === call && at === when && ++count === nth) await ada.change();
      };
      const stream = await open(caller, { ...(isOne && { id }), ...(isResumed && { after }) });
      expect(count).toBeGreaterThanOrEqual(nth);
      caller.around = () => undefined;
      await ada.change();
      ada.delay(false);

      const told = await toldUntil(stream, ada.newest);
      // What was running when it began is shown before; every change from there on once, in order.
      const from = isResumed ? after : newest;
      const changes = told.filter((number) => number > from);
      const expected = Array.from({ length: ada.newest - from }, (_, n) => from + 1 + n);
      expect(isResumed ? changes : [...new Set(changes)]).toEqual(expected);
      expect(changes).toEqual(changes.toSorted((a, b) => a - b));
      await stream.return();
    },
  );
});

test('with repeated interruptions under load, every change arrives once and in order', async () => {
  await begin();
  for (let seed = 1; seed <= 2; seed++) {
    const random = randomFrom(seed);
    const caller = world.as(ada.person);
    const start = ada.newest;
    const told: number[] = [];
    caller.around = async () => {
      ada.delay(random() < 0.5);
      if (random() < 0.2) await ada.change();
    };
    for (let cut = 0; cut < 20; cut++) {
      if (cut === 19) caller.around = () => undefined;
      const stream = await open(caller, { after: told.at(-1) ?? start });
      await ada.change();
      ada.delay(false);
      const left = ada.newest - start - told.length;
      const count = cut === 19 ? left : Math.ceil(random() * left);
      told.push(...(await take(stream, count)).map((each) => Number(each.cursor)));
      await stream.return();
    }
    expect(told).toEqual(Array.from({ length: ada.newest - start }, (_, n) => start + 1 + n));
    expect(caller.listening.size).toBe(0);
  }
});

describe('sends resync instead of each change', () => {
  beforeAll(begin);

  test('when missed changes are no longer stored', async () => {
    const after = ada.newest;
    for (let n = 0; n < 3; n++) await ada.change();
    await world.database.pool.query('delete from events where number <= $1', [after + 1]);
    const stream = await open(asAda, { after });
    const next = await ada.change();
    expect(await take(stream, 2)).toMatchObject([
      { cursor: String(after + 3), resync: true, upload: null },
      { cursor: String(next), resync: false },
    ]);
    await stream.return();
  });

  test('when the cursor is from the future, and goes on from now', async () => {
    const now = ada.newest;
    const stream = await open(asAda, { after: 1_000_000 });
    const next = await ada.change();
    expect(await take(stream, 2)).toMatchObject([
      { cursor: String(now), resync: true },
      { cursor: String(next), resync: false },
    ]);
    await stream.return();
  });

  test('when the subscriber was too slow, and goes on from then', async () => {
    const caller = world.as(ada.person);
    const stream = await open(caller, { after: ada.newest });
    const first = await ada.change();
    expect(figures(await take(stream, 1))).toEqual([first]);
    await ada.change();
    // It comes late, to what listens anew: by then it was read.
    ada.delay(true);
    const lost = await ada.change();
    ada.overflow(caller);
    expect(await take(stream, 1)).toMatchObject([{ cursor: String(lost), resync: true, upload: null }]);
    ada.delay(false);
    const next = await ada.change();
    expect(await take(stream, 1)).toMatchObject([{ cursor: String(next), upload: { receivedBytes: next } }]);
    expect(caller.calls.filter(({ name }) => name === 'events.since').at(-1)?.input).toEqual({ after: first });
    await stream.return();
    expect(caller.listening.size).toBe(0);
  });

  test('when changes were lost while it waited, before any later one', async () => {
    const caller = world.as(ada.person);
    const stream = await open(caller, { after: ada.newest });
    const begun = await ada.change();
    expect(figures(await take(stream, 1))).toEqual([begun]);
    const waiting = take(stream, 1);
    await untilWaitedOn(caller);
    ada.overflow(caller);
    expect(await waiting).toMatchObject([{ cursor: String(ada.newest), resync: true, upload: null }]);
    const next = await ada.change();
    expect(figures(await take(stream, 1))).toEqual([next]);
    await stream.return();
  });

  test('when the event stream ended because changes were lost', async () => {
    const caller = world.as(ada.person);
    const stream = await open(caller, { after: ada.newest });
    const waiting = take(stream, 1);
    await untilWaitedOn(caller);
    for (const queue of caller.listening) queue.fallBehind();
    expect(await waiting).toMatchObject([{ cursor: String(ada.newest), resync: true, upload: null }]);
    const next = await ada.change();
    expect(figures(await take(stream, 1))).toEqual([next]);
    await stream.return();
  });

  test('when too many uploads are running', async () => {
    const person = await world.person();
    await makeRunningUploads(world, person, 501);
    const stream = await world.as(person).subscribe('subscription { uploadsChanged { resync upload { id } } }');
    if (!(Symbol.asyncIterator in stream)) throw new Error('was refused');
    expect((await take(stream, 501)).at(-1)).toEqual({ resync: true, upload: null });
    await stream.return();
  });
});
