import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { AUDIT_ADDRESS_DAYS, AUDIT_MONTHS } from '@launchyard/domain/audit';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { systemClock } from '../kit/clock.ts';
import { sqlState } from '../kit/database.ts';
import { prune } from '../prune.ts';
import { auditAddresses, auditLog } from '../tables/audit.ts';
import { audit, personAuthor } from './log.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

const DAY = 86_400_000;
const monthsAgo = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15));
};

/** Writes an entry of each of these times, and returns the person whose entries they are. */
async function write(times: readonly Date[]) {
  const owner = await world.person();
  const person = {
    id: owner.uuids.person,
    accountId: owner.uuids.account,
    username: owner.username,
    email: owner.email,
  };
  const visitor = { requestId: 'months', clientAddress: '192.0.2.7' };
  const author = personAuthor(visitor, person, { kind: 'key', id: owner.uuids.key });
  for (const at of times) await audit(world.database.sql, at, author, { call: 'session.signIn' });
  const mine = eq(auditLog.accountId, owner.uuids.account);
  const months = async () => {
    const rows = await world.database.sql
      .select({ at: auditLog.at, table: sql<string>`${auditLog}.tableoid::regclass::text` })
      .from(auditLog)
      .where(mine)
      .orderBy(auditLog.at);
    return rows.map(({ at, table }) => [at.toISOString(), table.replace('audit_months.', '')]);
  };
  return { mine, months };
}

async function asOwner(statements: string): Promise<void> {
  const client = new Client({ connectionString: world.migrationUrl });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

const monthOf = (at: Date) => [at.toISOString(), `m${at.toISOString().slice(0, 7).replace('-', '_')}`];

test('entries are kept by month, three months ahead; those of other times are kept, too', async () => {
  const [old, now, next, third, fourth] = [1, 0, -1, -3, -4].map(monthsAgo);
  if (!old || !now || !next || !third || !fourth) throw new Error('times are missing');
  const { months } = await write([fourth, third, next, now, old]);
  expect(await months()).toEqual([
    [old.toISOString(), 'rest'],
    monthOf(now),
    monthOf(next),
    monthOf(third),
    [fourth.toISOString(), 'rest'],
  ]);
});

test('two years of entries stay, and older ones go', async () => {
  const [younger, older] = [monthsAgo(AUDIT_MONTHS), monthsAgo(AUDIT_MONTHS + 1)];
  const { months } = await write([older, younger]);
  // A clock that was set forward prunes no young entries: the database’s own clock decides.
  await prune({ database: world.database, clock: () => new Date(Date.now() + 5_000 * DAY) });
  expect(await months()).toEqual([[younger.toISOString(), 'rest']]);
});

test('a month that nobody made ahead takes its entries over when it is made, and old months are dropped', async () => {
  const [now, old] = [monthsAgo(0), monthsAgo(AUDIT_MONTHS + 1)];
  const [, month = ''] = monthOf(now);
  const [, oldMonth = ''] = monthOf(old);
  const starts = `${old.toISOString().slice(0, 7)}-01`;
  await asOwner(`alter table audit_log detach partition audit_months.${month}; drop table audit_months.${month};
    create table audit_months.${oldMonth} partition of audit_log for values from ('${starts} UTC') to ('${starts.slice(0, 8)}28 UTC')`);
  const { months } = await write([old, now]);
  expect(await months()).toEqual([monthOf(old), [now.toISOString(), 'rest']]);
  await prune({ database: world.database, clock: systemClock });
  expect(await months()).toEqual([monthOf(now)]);
});

test('no process can change or delete entries, by whatever name it calls them', async () => {
  const now = monthsAgo(0);
  const { months } = await write([now]);
  const [, month = ''] = monthOf(now);
  for (const statement of [
    `update audit_log set label = 'x'`,
    'delete from audit_log',
    'truncate audit_log',
    `delete from audit_months.${month}`,
    'delete from audit_months.rest',
    `alter table audit_log detach partition audit_months.${month}`,
    'drop table audit_log',
  ]) {
    expect(await world.database.sql.execute(sql.raw(statement)).catch(sqlState), statement).toBe('42501');
  }
  expect(await months()).toEqual([monthOf(now)]);
});

test('the network address of an entry is kept for 30 days, the entry for longer', async () => {
  const at = new Date(Date.now() - (AUDIT_ADDRESS_DAYS + 1) * DAY);
  const { mine } = await write([at, new Date(at.getTime() + 2 * DAY)]);
  await prune({ database: world.database, clock: systemClock });
  const rows = await world.database.sql
    .select({ address: auditAddresses.address })
    .from(auditLog)
    .leftJoin(auditAddresses, eq(auditAddresses.entryId, auditLog.id))
    .where(mine)
    .orderBy(auditLog.at);
  expect(rows.map(({ address }) => address)).toEqual([null, '192.0.2.7']);
});
