import { sql as raw } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { pino } from 'pino';
import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call } from '@launchyard/contract/kit';
import { appViolations } from '@launchyard/domain/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { callRest } from '@launchyard/testing/world/rest';
import type { Caller } from '../access/caller.ts';
import { requireMay } from '../access/require-may.ts';
import { systemClock } from '../kit/clock.ts';
import { openDatabase, type Database } from '../kit/database.ts';
import { changeRoute, publicChangeRoute, route, type Route } from './routes.ts';
import { buildServer } from './server.ts';

let world: PlatformWorld;
let owner: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  owner = await world.person();
  return () => world.close();
});

const shared = {
  name: 'things.do',
  method: 'POST',
  path: '/thing-do',
  summary: 'x',
  input: z.object({}),
  reply: z.object({ done: z.boolean() }),
} as const;
const read = call({ ...shared, access: 'account.read', changes: false });
const change = call({ ...shared, access: 'links.write', changes: true });
const about = call({ ...shared, access: 'links.write', about: 'app', changes: true });
const open = call({ ...shared, access: 'public', changes: true });

/** For what must time out: a busy machine takes longer for other statements, too. */
const SHORT = { statementMilliseconds: 200, lockMilliseconds: 100, connectMilliseconds: 100 };

interface DatabaseOptions {
  at?: string;
  limits?: typeof SHORT;
}

/** Asks a server whose database has two connections. */
async function answerOf(
  make: (database: Database) => Route,
  { at = world.config.databaseUrl, limits }: DatabaseOptions = {},
) {
  const database = openDatabase(at, { connections: 2, onError: () => undefined, ...(limits && { limits }) });
  const bound = make(database);
  const options = {
    database,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    gatewaySecret: 's',
    checksReplies: true,
  };
  const server = buildServer(options, [bound]);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    return await callRest(url, bound.call, {}, { token: owner.session });
  } finally {
    await server.close();
    await database.close();
  }
}

/** Asks with short limits until the work is reached: those of a busy machine may strike before, when it authenticates. */
async function answerOnceReached(work: (database: Database) => Promise<unknown>) {
  const reached = vi.fn(work);
  const ask = () =>
    answerOf(
      (database) =>
        route(read, async () => {
          await reached(database);
          return { done: true };
        }),
      { limits: SHORT },
    );
  let answer = await ask();
  while (reached.mock.calls.length === 0) answer = await ask();
  return answer;
}

const answers = async () => ({ done: true });

test('the log has each request of somebody who is known, and of a stranger the first few of a kind', async () => {
  const database = openDatabase(world.config.databaseUrl, { connections: 2, onError: () => undefined });
  const paths: string[] = [];
  const write = (line: string) => {
    const { msg, path, status } = JSON.parse(line);
    if (msg === 'request') paths.push(`${path} ${status}`);
  };
  const server = buildServer(
    { database, clock: systemClock, log: pino({}, { write }), gatewaySecret: 's', checksReplies: false },
    [route(read, answers), publicChangeRoute({ ...open, path: '/open-do' }, answers)],
  );
  const ask = (url: string, token: string, address = '127.0.0.1') =>
    server.inject({ method: 'POST', url, remoteAddress: address, headers: { authorization: `Bearer ${token}` } });
  for (let i = 0; i < 25; i++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await Promise.all([
      ask('/thing-do', owner.session),
      ask('/thing-do', `lyk_madeUp${i}`),
      ask('/open-do', `lyk_madeUp${i}`),
    ]);
  }
  await ask('/thing-do', 'lyk_madeUp', '127.0.0.2');
  const count = (line: string) => paths.filter((each) => each === line).length;
  expect(['/thing-do 200', '/thing-do 401', '/open-do 200'].map(count)).toEqual([25, 11, 10]);
  await server.close();
  await database.close();
});

test('a change without an audit row is a fault in development and in tests', async () => {
  const forgot = await answerOf(() => changeRoute(change, async () => ({ done: true })));
  expect(forgot.fault?.code).toBe('INTERNAL');
  const did = await answerOf(() =>
    changeRoute(change, (_, __, inTransaction) => inTransaction(async () => ({ done: true }))),
  );
  expect(did.reply).toEqual({ done: true });
});

const answerAbout = (ask: (caller: Caller) => void) =>
  answerOf(() =>
    changeRoute(about, (_, caller, inTransaction) =>
      inTransaction(async () => {
        ask(caller);
        return { done: true };
      }),
    ),
  );

test('a call about an application that never checks access to it is a fault in development and in tests', async () => {
  const app = { id: '01934f6e-2b5c-7c3a-9f10-0123456789ab', ifMissing: appViolations.notFound };
  expect((await answerAbout(() => undefined)).fault?.code).toBe('INTERNAL');
  expect((await answerAbout((caller) => requireMay(caller, 'account.read', app))).fault?.code).toBe('INTERNAL');
  expect((await answerAbout((caller) => requireMay(caller, 'links.write', app))).reply).toEqual({ done: true });
});

test('a change without an author is a fault', async () => {
  const answer = await answerOf(() =>
    publicChangeRoute(open, (_, __, inTransaction) => inTransaction(async () => ({ done: true }))),
  );
  expect(answer.fault?.code).toBe('INTERNAL');
});

test('a call must be bound as its contract says', () => {
  expect(() => route(change, async () => ({ done: true }))).toThrow('changeRoute');
  expect(() => changeRoute(read, async () => ({ done: true }))).toThrow('changes nothing');
  expect(() => changeRoute(open, async () => ({ done: true }))).toThrow('publicChangeRoute');
  expect(() => publicChangeRoute(change, async () => ({ done: true }))).toThrow('changeRoute');
});

test.each([
  ['a statement that takes too long', 'select pg_sleep(5)'],
  ['a lock that is not released', 'select pg_advisory_lock(42)'],
  ['a database that is shut down meanwhile', 'select pg_terminate_backend(pg_backend_pid())'],
])('%s answers UNAVAILABLE', async (_, statement) => {
  const answer = await world.database.sql.transaction(async (tx) => {
    await tx.execute(raw`select pg_advisory_xact_lock(42)`);
    return answerOnceReached(({ sql }) => sql.execute(raw.raw(statement)));
  });
  expect(answer).toMatchObject({ status: 503, fault: { code: 'UNAVAILABLE' } });
});

test('a missing database answers UNAVAILABLE during authentication', async () => {
  const answer = await answerOf(() => route(read, async () => ({ done: true })), { at: 'postgres://127.0.0.1:1/gone' });
  expect(answer).toMatchObject({ status: 503, fault: { code: 'UNAVAILABLE' } });
});

/** A connection, in as many tries as a busy machine needs. */
const take = (pool: Pool): Promise<PoolClient> => pool.connect().catch(() => take(pool));

test('a database without a free connection answers UNAVAILABLE', async () => {
  const answer = await answerOnceReached(async ({ pool, sql }) => {
    const taken = await Promise.all([take(pool), take(pool)]);
    try {
      await sql.execute(raw`select 1`);
    } finally {
      for (const client of taken) client.release();
    }
  });
  expect(answer).toMatchObject({ status: 503, fault: { code: 'UNAVAILABLE' } });
});
