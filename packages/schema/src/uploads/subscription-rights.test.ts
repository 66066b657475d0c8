import { Failed } from '@launchyard/contract/kit';
import { signOut } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import { json, startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, describe, expect, test } from 'vitest';
import { Customer, open, refusal, take, untilWaitedOn } from '../testing/subscriptions.ts';

let world: SchemaWorld;
let ada: Customer;
let bob: Customer;
let id: string;
beforeAll(async () => {
  world = await startSchemaWorld();
  bob = await Customer.make(world, 'Secret');
  ada = await Customer.make(world, 'Harbour');
  [id = ''] = ada.uploads;
  return () => world.close();
});

const asAda = () => world.as(ada.person);
const listen = async (): Promise<[SchemaCaller, Awaited<ReturnType<typeof open>>]> => {
  const caller = asAda();
  return [caller, await open(caller, { after: ada.newest })];
};

test('a slow subscriber who lost their rights gets no more events', async () => {
  const [caller, stream] = await listen();
  await ada.change();
  ada.overflow(caller);
  caller.failing.set('events.since', new Failed('FORBIDDEN', 'events'));
  await expect(stream.next()).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  expect(caller.listening.size).toBe(0);
});

describe('is refused, and leaves no listener behind,', () => {
  test.each(['', 'x', '-1', '1.5', '01', '1e3', '9'.repeat(20)])(
    'for the cursor "%s": BAD_USER_INPUT',
    async (after) => {
      expect(await refusal(asAda(), { after })).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(await refusal(asAda(), { after, id })).toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );

  test('for an upload that is missing, malformed or of another account, in the same words', async () => {
    const missing = await refusal(asAda(), { id: formatId('upload', '01934f6e-2b5c-7c3a-9f10-0123456789ab') });
    expect(missing).toMatchObject({ code: 'BAD_USER_INPUT', path: 'uploadChanged' });
    expect(await refusal(asAda(), { id: '' })).toEqual(missing);
    expect(await refusal(asAda(), { id: 'x'.repeat(500) })).toEqual(missing);
    expect(await refusal(world.as(bob.person), { id })).toEqual(missing);
    expect(await refusal(world.as(bob.person), { id, after: '0' })).toEqual(missing);
  });

  test('without a valid credential: UNAUTHENTICATED', async () => {
    const gone = await world.person();
    await world.rest(signOut, {}, { token: gone.session });
    for (const who of [{}, gone]) {
      expect(await refusal(world.as(who), {})).toMatchObject({ code: 'UNAUTHENTICATED', path: 'uploadsChanged' });
      expect(await refusal(world.as(who), { id })).toMatchObject({ code: 'UNAUTHENTICATED', path: 'uploadChanged' });
    }
  });

  test.each(['events.since', 'uploads.list'])('when %s does not answer', async (call) => {
    const caller = asAda();
    caller.failing.set(call, new Failed('UNAVAILABLE', 'uploads'));
    expect(await refusal(caller, {})).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });
});

describe('ends at once and stops listening', () => {
  test('when unsubscribed while nothing happens', async () => {
    const [caller, stream] = await listen();
    const waiting = stream.next();
    await untilWaitedOn(caller);
    await stream.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(caller.listening.size).toBe(0);
  });

  test('when unsubscribed before the first change was asked for', async () => {
    const caller = asAda();
    const stream = await open(caller);
    expect(caller.listening.size).toBe(1);
    await stream.return();
    expect(caller.listening.size).toBe(0);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  test('when unsubscribed between two changes', async () => {
    const caller = asAda();
    const stream = await open(caller);
    await take(stream, 1);
    await stream.return();
    expect(caller.listening.size).toBe(0);
  });

  test('when the access of its listener ended', async () => {
    const leaving = await Customer.make(world, 'Leaving');
    const caller = world.as(leaving.person);
    const stream = await open(caller, { after: leaving.newest });
    const waiting = stream.next();
    await untilWaitedOn(caller);
    await world.rest(signOut, {}, { token: leaving.person.session });
    expect(await waiting).toEqual({ done: true, value: undefined });
  });
});

test('nothing of another account is told', async () => {
  const [, stream] = await listen();
  await bob.change();
  const number = await ada.change();
  expect(await take(stream, 1)).toMatchObject([{ cursor: String(number), upload: { id } }]);
  await stream.return();
});

test('fields of an upload are reloaded with each change, and their failure does not lose the change', async () => {
  const caller = asAda();
  const stream = await caller.subscribe(
    'subscription ($after: String) { uploadsChanged(after: $after) { cursor upload { app { name } } } }',
    { after: String(ada.newest) },
  );
  if (!(Symbol.asyncIterator in stream)) throw new Error('was refused');
  await ada.change();
  expect(await take(stream, 1)).toMatchObject([{ upload: { app: { name: 'Harbour' } } }]);
  await world.database.pool.query(`update apps set name = 'Renamed' where account_id = $1`, [ada.person.uuids.account]);
  await ada.change();
  expect(await take(stream, 1)).toMatchObject([{ upload: { app: { name: 'Renamed' } } }]);
  caller.failing.set('apps.get', new Failed('UNAVAILABLE', 'apps'));
  const number = await ada.change();
  const { value } = await stream.next();
  const { data, errors } = json(value ?? {});
  expect(data.uploadsChanged).toMatchObject({ cursor: String(number), upload: { app: null } });
  expect(errors).toMatchObject([{ code: 'UPSTREAM_UNAVAILABLE', path: 'uploadsChanged.upload.app' }]);
  await stream.return();
});
