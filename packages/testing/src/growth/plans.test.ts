import { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '@launchyard/contract/calls';
import { UPLOAD_STATES } from '@launchyard/domain/uploads';
import { createTestDatabase } from '../database/test-database.ts';
import { startPlatform, type PlatformWorld } from '../world/platform.ts';
import { expectReply } from '../world/rest.ts';
import { cases } from './cases.ts';
import { analyze, insertAccounts, insertApps, insertUploads } from './rows.ts';
import { scansOf, type Scan } from './scans.ts';
import { recordStatements } from './statements.ts';
import { makeSubject, type Subject } from './subject.ts';

const ACCOUNTS = 2_000;
/** Three each. */
const APPS = 6_000;
/** Far more rows than one of these accounts has, far fewer than all of them together. */
const MOST_ROWS = 200;
/** Only two uploads are tested at a time. */
const STATES = UPLOAD_STATES.filter((state) => state !== 'testing');
/** Tables with a few rows, regardless of the number of accounts. */
const SMALL = ['event_counter', 'test_server', 'signing_keys', 'alert_channels'];

let now = new Date();
let world: PlatformWorld;
let database: Pool;
let subject: Subject;
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  const urls = await createTestDatabase();
  database = new Pool({ connectionString: urls.migrationUrl, max: 2 });
  database.on('error', () => undefined);
  await insertAccounts(database, ACCOUNTS);
  await insertApps(database, APPS, { accounts: ACCOUNTS });
  await insertUploads(database, APPS, { accounts: ACCOUNTS }, STATES);
  await analyze(database);
  // Errors of browsers are not reported on a developer’s machine.
  const addresses = { panel: 'https://launchyard.example' };
  world = await startPlatform({ database: urls, clock: () => now, addresses });
  subject = await makeSubject(world, { database, pass });
  return async () => {
    await database.end();
    await world.close();
  };
});

/** The scans in the recorded statements that grow with other accounts. */
async function growing(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await recordStatements(work);
  expect(statements).not.toEqual([]);
  const found: string[] = [];
  for (const statement of statements) {
    const bad = (await scansOf(database, statement)).filter(grows);
    found.push(...bad.map((scan) => `${JSON.stringify(scan)} in ${statement.text}`));
  }
  return found;
}

const grows = ({ table, isSequential, rows }: Scan): boolean =>
  !SMALL.includes(table) && (isSequential || (rows ?? 0) > MOST_ROWS);

test('every call of the contract is among the cases', () => {
  const names = new Set(cases.map(({ name }) => name.split(/[ ,]/)[0]));
  expect(names).toEqual(new Set(calls.map(({ name }) => name)));
});

test.each(cases.map((each) => [each.name, each] as const))('%s reads no rows of other accounts', async (_, each) => {
  const make = await each.arrange(subject);
  expect(await growing(async () => expectReply(await make()))).toEqual([]);
});

const ask = (condition: string) => growing(() => database.query(`select id from uploads where ${condition}`));

test('a query without an index is detected, and so is an index that scans every account', async () => {
  expect(await ask(`fingerprint = 'none'`)).toEqual([expect.stringContaining('"isSequential":true')]);
  expect(await ask(`state = 'queued' and fingerprint = 'none'`)).toEqual([
    expect.stringContaining('"table":"uploads"'),
  ]);
  expect(await ask(`id = gen_random_uuid()`)).toEqual([expect.anything()]);
});

// Accounts and people are never deleted.
test('deletes never scan a whole table of referring rows', async () => {
  const { rows } = await database.query<{ reference: string }>(`
    select conrelid::regclass || ' (' || (select string_agg(attname, ', ') from pg_attribute where attrelid = conrelid and attnum = any(conkey)) || ')' as reference
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and confrelid not in ('accounts'::regclass, 'people'::regclass)
      and not exists (select 1 from pg_index where indrelid = conrelid and indpred is null and (indkey::int2[])[0] = conkey[1])`);
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});
