import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { formatId } from '@launchyard/domain/kit';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openDatabase, type Database, type Tx } from '../kit/database.ts';
import { attempts } from '../kit/tables.ts';
import { lockAccount } from '../accounts/lock.ts';
import { numberEvents } from './number.ts';
import { publish } from './publish.ts';
import { unnumberedEvents } from '../tables/events.ts';
import { openStream, take } from './test-stream.ts';

let world: PlatformWorld;
/** Another process’s connection. */
let other: Database;
let owner: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  other = openOther();
  owner = await world.person();
  return async () => {
    await other.close();
    await world.close();
  };
});

const openOther = () => openDatabase(world.config.databaseUrl, { connections: 5, onError: () => undefined });

/** An event that can be recognised by its name. */
const named = (name: string) => ({
  type: 'app.deleted' as const,
  accountId: formatId('account', '01934f6e-2b5c-7c3a-9f10-0123456789ab'),
  appId: name,
});
const tell = (tx: Tx, name: string) => publish(tx, new Date(), owner.uuids.account, named(name));

/** A stream that starts now. */
async function openNow() {
  const stream = await openStream(world.config);
  await stream.lines.next();
  return {
    ...stream,
    names: async (count: number) =>
      (await take(stream.lines, count)).map((event) => ('appId' in event ? event.appId : event.type)),
  };
}

/** A transaction that stays open after some work, does more on request, and commits. */
async function openTransaction(work: (tx: Tx) => Promise<unknown>, { sql: db } = other) {
  const begun = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<(tx: Tx) => Promise<unknown>>();
  const running = db.transaction(async (tx) => {
    await work(tx);
    begun.resolve();
    await (
      await rest.promise
    )(tx);
  });
  await Promise.race([begun.promise, running]);
  return {
    async commit(more: (tx: Tx) => Promise<unknown> = () => Promise.resolve()) {
      rest.resolve(more);
      await running;
    },
  };
}

/** Blocks numbering until it is committed. */
const holdNumbering = () => openTransaction((tx) => tx.execute(sql`select from event_counter for update`), world.owner);

test('committed events are delivered while an earlier transaction is open; its events follow once it commits', async () => {
  const stream = await openNow();
  const open = await openTransaction((tx) => tell(tx, 'written first'));
  await other.sql.transaction((tx) => tell(tx, 'committed first'));
  expect(await stream.names(1)).toEqual(['committed first']);
  await open.commit();
  expect(await stream.names(1)).toEqual(['written first']);
  stream.close();
});

test('what waited for a lock is delivered after what held it, whichever transaction began first', async () => {
  const stream = await openNow();
  // Both are numbered together, so only the numbering decides their order.
  const numbering = await holdNumbering();
  // It now has a transaction id, a lower one than the other will have.
  const begunFirst = await openTransaction((tx) =>
    tx.insert(attempts).values({ kind: 'k', subject: 's', at: new Date() }),
  );
  const hadLockFirst = await openTransaction((tx) => lockAccount(tx, owner.uuids.account));
  await hadLockFirst.commit((tx) => tell(tx, 'had the lock first'));
  await begunFirst.commit(async (tx) => {
    await lockAccount(tx, owner.uuids.account);
    await tell(tx, 'began first');
  });
  await numbering.commit();
  expect(await stream.names(2)).toEqual(['had the lock first', 'began first']);
  stream.close();
});

test('the events of one transaction are delivered in order, even beyond one batch', async () => {
  const stream = await openNow();
  const names = Array.from({ length: 1_200 }, (_, index) => `number ${index}`);
  await other.sql.transaction(async (tx) => {
    for (const name of names) await tell(tx, name);
  });
  expect(await stream.names(names.length)).toEqual(names);
  stream.close();
});

test('however many processes number concurrently, each event gets one number', async () => {
  const stream = await openNow();
  const processes = Array.from({ length: 4 }, openOther);
  const names = processes.flatMap((_, index) => Array.from({ length: 40 }, (_event, n) => `${index}-${n}`));
  const numbering = await holdNumbering();
  await Promise.all(
    names.map(async (name, index) => {
      const database = processes[index % processes.length] ?? other;
      await database.sql.transaction((tx) => tell(tx, name));
    }),
  );
  // By now each waits for the other, or soon will.
  const all = processes.map(numberEvents);
  await numbering.commit();
  await Promise.all(all);
  const heard = await take(stream.lines, names.length);
  const first = heard[0]?.number ?? 0;
  expect(heard.map(({ number }) => number)).toEqual(names.map((_, index) => first + index));
  expect(new Set(heard.map((event) => ('appId' in event ? event.appId : '')))).toEqual(new Set(names));
  await Promise.all(processes.map((database) => database.close()));
  stream.close();
});

test('events of a process that died before numbering them are numbered by another', async () => {
  const stream = await openNow();
  const written = { accountId: owner.uuids.account, body: named('left behind'), at: new Date() };
  await other.sql.insert(unnumberedEvents).values(written);
  expect(await stream.names(1)).toEqual(['left behind']);
  stream.close();
});

test('numbered events are not scanned again, however long an older transaction is open', async () => {
  const walked = async () => {
    await other.spare.execute(sql`select pg_stat_force_next_flush()`);
    const { rows } = await other.spare.execute<{ walked: number }>(
      sql`select idx_tup_read::int walked from pg_stat_user_indexes where relname = 'unnumbered_events'`,
    );
    return rows[0]?.walked ?? NaN;
  };
  // One that has written something, and one that only reads.
  const open = await openTransaction((tx) => tell(tx, 'long open'));
  const looking = await openTransaction((tx) =>
    tx.execute(sql`set transaction isolation level repeatable read; select 1`),
  );
  for (let batch = 0; batch < 4; batch++) {
    await other.sql.transaction(async (tx) => {
      for (let each = 0; each < 500; each++) await tell(tx, 'told');
    });
    await numberEvents(other);
  }
  const before = await walked();
  await other.sql.transaction((tx) => tell(tx, 'one more'));
  await numberEvents(other);
  expect((await walked()) - before).toBeLessThan(20);
  const stream = await openNow();
  await open.commit();
  expect(await stream.names(1)).toEqual(['long open']);
  await looking.commit();
  stream.close();
});
