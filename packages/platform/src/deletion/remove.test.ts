import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { configCreate } from '@launchyard/contract/configs';
import { accountDelete, accountRestore } from '@launchyard/contract/deletion';
import { embeddingDomainAdd } from '@launchyard/contract/embedding';
import { linkDelete } from '@launchyard/contract/links';
import { signIn, signUpCheck } from '@launchyard/contract/session';
import * as team from '@launchyard/contract/team';
import { DELETE_WORD, RESTORE_DAYS } from '@launchyard/domain/deletion';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeAsset } from '@launchyard/testing/world/assets';
import { makeLink } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { urlFor } from '@launchyard/testing/database/test-cluster';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { makeStreamingSession } from '@launchyard/testing/world/streaming';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { sendUpload } from '@launchyard/testing/world/uploads';
import { openDatabase } from '../kit/database.ts';
import { foldersIn } from '../providers/files/folders.ts';
import { openStores } from '../providers/files/open-stores.ts';
import { accounts } from '../tables/accounts.ts';
import { removeAccounts, type RemovalNeeds } from './remove.ts';

const DAY = 24 * 60 * 60_000;

let world: PlatformWorld;
let needs: RemovalNeeds;
let now = new Date();
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  const { worker, log, config } = world;
  needs = { database: worker, log, clock: () => now, folders: foldersIn(config.dataDir), stores: openStores(config) };
  return () => world.close();
});

const remove = async ({ session: token }: TestPerson) =>
  expectReply(await world.rest(accountDelete, { confirmation: DELETE_WORD }, { token }));
const pass = (days: number) => {
  now = new Date(now.getTime() + days * DAY);
};

/** Somebody with some of everything. */
async function customer(): Promise<TestPerson> {
  const owner = await world.person();
  const as = { token: owner.session };
  const { email } = await world.person({ memberOf: owner });
  const app = await makeTestedApp(world, owner, 'Harbour', [1, 2]);
  const link = await makeLink(world, owner, { appId: app.id });
  await makeLink(world, owner, { appId: app.id });
  await makeAsset(world, owner, 'sky.png');
  await makeStreamingSession(world, owner, app.id);
  await sendUpload(world, owner, 'Meadow');
  expectReply(await world.rest(linkDelete, { linkId: link.id }, as));
  expectReply(await world.rest(embeddingDomainAdd, { domain: 'northlight.example' }, as));
  const config = { name: 'kiosk', idempotencyKey: randomUUID() };
  expectReply(await world.rest(configCreate, config, as));
  const invitation = { email: `friend_of_${email}`, role: 'viewer', idempotencyKey: randomUUID() } as const;
  expectReply(await world.rest(team.teamInvite, invitation, as));
  expectReply(await world.rest(signIn, { email: owner.email, password: owner.password }, {}));
  return owner;
}

/** The tables that name one of the ids anywhere, or contain the text. */
async function findTraces(ids: readonly string[], text: string): Promise<string[]> {
  const { rows } = await world.owner.pool.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.atttypid::regtype::text in ('uuid', 'text', 'jsonb')`,
  );
  const found = new Set<string>();
  for (const { table, column } of rows) {
    const { rowCount } = await world.owner.pool.query(
      `select 1 from "${table}" where "${column}"::text = any($1) or position($2 in "${column}"::text) > 0 limit 1`,
      [ids, text],
    );
    if (rowCount) found.add(table);
  }
  return [...found].toSorted();
}

/** What is kept for its time (ids and figures, or until a prune some days later), and the two rows that are left. */
const KEPT = [
  'accounts',
  'admin_acts',
  'attempts',
  'audit_log',
  'events',
  'idempotency_keys',
  'invoices',
  'ledger_entries',
  'ledger_transactions',
  'newsletter_consents',
  'people',
  'refused_calls',
  'subscriptions',
  'support_cases',
  'unnumbered_events',
  'usage_quarters',
];

test('thirty days later nothing is left of an account but its name and what is kept for its time', async () => {
  const owner = await customer();
  const other = await customer();
  const ids = [owner.uuids.account, owner.uuids.person];
  const traces = await findTraces(ids, owner.email);
  expect(traces).toEqual(
    expect.arrayContaining(['apps', 'uploads', 'links', 'configs', 'assets', 'transfers', 'members']),
  );
  await remove(owner);
  pass(RESTORE_DAYS);
  await removeAccounts(needs);
  expect((await findTraces(ids, owner.email)).filter((table) => !KEPT.includes(table))).toEqual([]);
  const [row] = await world.database.sql.select().from(accounts).where(eq(accounts.id, owner.uuids.account));
  expect(row).toMatchObject({ username: owner.username, removedAt: now });
  const check = async (wanted: { username: string } | { email: string }) =>
    (await world.rest(signUpCheck, wanted, {})).refusals?.[0]?.code;
  expect([await check({ username: owner.username }), await check({ email: owner.email })]).toEqual([
    'USERNAME_UNUSABLE',
    undefined,
  ]);
  const { email, password } = owner;
  expect((await world.rest(signIn, { email, password }, {})).refusals?.[0]?.code).toBe('INCORRECT_CREDENTIALS');
  // Another account keeps all that it has.
  expect(await findTraces([other.uuids.account], other.email)).toEqual(expect.arrayContaining(['apps', 'uploads']));
});

test('what was stored is gone with it', async () => {
  const before = await storedFiles();
  const owner = await customer();
  expect(await storedFiles()).toBeGreaterThan(before);
  await remove(owner);
  pass(RESTORE_DAYS);
  await removeAccounts(needs);
  expect(await storedFiles()).toBe(before);
});

async function storedFiles(): Promise<number> {
  const entries = await readdir(world.config.dataDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

test('an account is removed neither a moment too early nor once it was restored', async () => {
  const [early, restored] = [await customer(), await customer()];
  for (const person of [early, restored]) await remove(person);
  const admin = await world.person({ role: 'admin' });
  await openCaseFor(world, admin, restored);
  const wish = { accountId: restored.accountId, reason: 'Asked by phone' };
  expectReply(await world.rest(accountRestore, wish, { token: admin.session }));
  now = new Date(now.getTime() + RESTORE_DAYS * DAY - 1);
  await removeAccounts(needs);
  for (const { uuids, email } of [early, restored]) {
    expect(await findTraces([uuids.account], email)).toEqual(expect.arrayContaining(['apps', 'people']));
  }
});

test('a removal that broke off is continued, and two processes at once do it once', async () => {
  const owner = await customer();
  await remove(owner);
  pass(RESTORE_DAYS);
  const broken = new Error('the disk is gone');
  const stores = { ...needs.stores, default: { ...needs.stores.default, remove: () => Promise.reject(broken) } };
  await removeAccounts({ ...needs, stores });
  const isIt = eq(accounts.id, owner.uuids.account);
  const read = () => world.database.sql.select().from(accounts).where(isIt);
  expect(await read()).toMatchObject([{ removalStartedAt: now, removedAt: null }]);

  // It cannot be brought back any more.
  const admin = await world.person({ role: 'admin' });
  await openCaseFor(world, admin, owner);
  const wish = { accountId: owner.accountId, reason: 'Asked by phone' };
  const late = await world.rest(accountRestore, wish, { token: admin.session });
  expect(late.refusals?.[0]?.code).toBe('ACCOUNT_REMOVED');

  const other = openDatabase(urlFor('worker', world), { connections: 2, onError: () => undefined });
  await Promise.all([removeAccounts(needs), removeAccounts({ ...needs, database: other })]);
  await removeAccounts(needs);
  await other.close();
  expect(await read()).toMatchObject([{ removedAt: now }]);
  const ids = [owner.uuids.account, owner.uuids.person];
  expect((await findTraces(ids, owner.email)).filter((table) => !KEPT.includes(table))).toEqual([]);
});
