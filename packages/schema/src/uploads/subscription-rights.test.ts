import { Failed } from '@launchyard/contract/kit';
import { describe, expect, test } from 'vitest';
import { anUpload, idOf } from '../testing/rows.ts';
import { open, take, change, untilWaitedOn, refusal } from '../testing/subscriptions.ts';
import { json, World } from '../testing/world.ts';

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
