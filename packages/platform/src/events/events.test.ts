import { beforeAll, expect, test } from 'vitest';
import { EVENT_STREAM, eventsSince } from '@launchyard/contract/events';
import { GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';
import { signOut } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { makeKey } from '../keys/keys.ts';
import { publish } from './publish.ts';
import { events as eventTable } from '../tables/events.ts';
import { openStream, take } from './test-stream.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

const someone = formatId('person', '01934f6e-2b5c-7c3a-9f10-0123456789ab');
const ended = (accountId: string) =>
  ({ type: 'access.ended', ended: { kind: 'membership', accountId, personId: someone } }) as const;

test('events of many concurrent transactions are numbered without a gap', async () => {
  const owner = await world.person();
  const stream = await openStream(world.config);
  // The first line says after which number this stream reports everything.
  const first = await stream.lines.next();
  const from = first.done ? Number.NaN : first.value.number;
  await Promise.all(
    Array.from({ length: 40 }, () =>
      world.database.sql.transaction((tx) => publish(tx, new Date(), owner.uuids.account, ended(owner.accountId))),
    ),
  );
  const seen = await take(stream.lines, 40);
  expect(seen.map((event) => event.number)).toEqual(Array.from({ length: 40 }, (_, i) => from + 1 + i));

  const again = await openStream(world.config, from + 30);
  expect((await take(again.lines, 10)).map((event) => event.number)[0]).toBe(from + 31);
  stream.close();
  again.close();
});

test('an event of a rolled-back transaction never existed', async () => {
  const owner = await world.person();
  const before = expectReply(await world.rest(eventsSince, {}, { token: owner.session })).newest;
  const undone = world.database.sql.transaction(async (tx) => {
    await publish(tx, new Date(), owner.uuids.account, ended(owner.accountId));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const after = expectReply(await world.rest(eventsSince, { after: before }, { token: owner.session }));
  expect(after).toMatchObject({ newest: before, missed: [], resync: false });
});

test('resuming returns what the account missed and nothing of others; a reader that missed too much is told so', async () => {
  const [owner, other] = [await world.person(), await world.person()];
  const tell = (person: typeof owner) =>
    world.database.sql.transaction((tx) => publish(tx, new Date(), person.uuids.account, ended(person.accountId)));
  const { newest } = expectReply(await world.rest(eventsSince, {}, { token: owner.session }));
  await tell(owner);
  await tell(other);
  await tell(owner);
  const missed = expectReply(await world.rest(eventsSince, { after: newest }, { token: owner.session }));
  expect(missed.missed).toHaveLength(2);
  expect(
    missed.missed.every(
      (event) => 'ended' in event && 'accountId' in event.ended && event.ended.accountId === owner.accountId,
    ),
  ).toBe(true);

  await world.database.sql.transaction(async (tx) => {
    for (let i = 0; i < 501; i++) await publish(tx, new Date(), owner.uuids.account, ended(owner.accountId));
  });
  const tooMuch = expectReply(await world.rest(eventsSince, { after: newest }, { token: owner.session }));
  expect(tooMuch).toMatchObject({ missed: [], resync: true });
  const fromTheFuture = expectReply(await world.rest(eventsSince, { after: 10 ** 9 }, { token: owner.session }));
  expect(fromTheFuture.resync).toBe(true);
});

test('a sign-out tells the gateway whom to disconnect', async () => {
  const owner = await world.person();
  const stream = await openStream(world.config);
  await stream.lines.next();
  const { listener } = expectReply(await world.rest(eventsSince, {}, { token: owner.session }));
  await world.rest(signOut, {}, { token: owner.session });
  const [event] = await take(stream.lines, 1);
  expect(event).toMatchObject({ type: 'access.ended', ended: { kind: 'session', sessionId: listener.credentialId } });
  stream.close();
});

test('a listener learns when its session or key expires', async () => {
  const owner = await world.person();
  const expiryOf = async (token: string) =>
    expectReply(await world.rest(eventsSince, {}, { token })).listener.expiresAt;
  expect(Date.parse((await expiryOf(owner.session)) ?? '')).toBeGreaterThan(Date.now());
  expect(await expiryOf(owner.apiKey)).toBeNull();
  const soon = new Date(Date.now() + 60_000);
  const made = { accountId: owner.uuids.account, personId: owner.uuids.person };
  const { token } = await makeKey(world.database.sql, new Date(), made, 'api', soon);
  expect(await expiryOf(token)).toBe(soon.toISOString());
});

test('numbers continue after old events were pruned, and a request for pruned events is told so', async () => {
  const owner = await world.person();
  const { sql } = world.database;
  const tell = () => sql.transaction((tx) => publish(tx, new Date(), owner.uuids.account, ended(owner.accountId)));
  const since = async (after?: number) =>
    expectReply(await world.rest(eventsSince, { after }, { token: owner.session }));
  await tell();
  const { newest } = await since();
  await sql.delete(eventTable);
  expect(await since(newest)).toMatchObject({ newest, missed: [], resync: false });
  expect(await since(newest - 1)).toMatchObject({ newest, missed: [], resync: true });
  await tell();
  expect(await since(newest)).toMatchObject({ newest: newest + 1, missed: [{ number: newest + 1 }], resync: false });
  expect(await since(newest - 1)).toMatchObject({ missed: [], resync: true });
});

test('a stream says where it starts: after the requested number, or at the current event if that number is pruned or unknown', async () => {
  const owner = await world.person();
  const { sql } = world.database;
  const tell = () => sql.transaction((tx) => publish(tx, new Date(), owner.uuids.account, ended(owner.accountId)));
  const firstLine = async (after?: number) => {
    const stream = await openStream(world.config, after);
    const line = await stream.lines.next();
    stream.close();
    return line.value;
  };
  await tell();
  await tell();
  const { newest } = expectReply(await world.rest(eventsSince, {}, { token: owner.session }));
  expect(await firstLine()).toEqual({ type: 'heartbeat', number: newest });
  expect(await firstLine(newest - 1)).toEqual({ type: 'heartbeat', number: newest - 1 });
  expect(await firstLine(newest + 1)).toEqual({ type: 'heartbeat', number: newest });
  await sql.delete(eventTable);
  expect(await firstLine(newest)).toEqual({ type: 'heartbeat', number: newest });
  expect(await firstLine(newest - 1)).toEqual({ type: 'heartbeat', number: newest });
  await tell();
  expect(await firstLine()).toEqual({ type: 'heartbeat', number: newest + 1 });
});

test.each([undefined, 'not the secret', ''])(
  'without the gateway’s secret (%s) the stream is refused',
  async (secret) => {
    const response = await fetch(`${world.config.addresses.upstream}${EVENT_STREAM.path}`, {
      headers: secret === undefined ? {} : { [GATEWAY_SECRET_HEADER]: secret },
    });
    expect(response.status).toBe(403);
    await response.body?.cancel();
  },
);
