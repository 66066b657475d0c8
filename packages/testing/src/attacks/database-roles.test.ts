import { Client, Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventQueue, refundQueue } from '@launchyard/platform/billing/queues';
import { databaseProcesses, type DatabaseProcess } from '@launchyard/platform/database-roles';
import { processRights } from '@launchyard/platform/process-rights';
import { removalQueue } from '@launchyard/platform/uploads/queues';
import { urlFor } from '../database/test-cluster.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { analyze, insertAccounts, insertApps, insertUploads } from '../growth/rows.ts';

/* Somebody has taken over a process, and says to the database whatever they like with its role. */

let database: TestDatabase;
const clients = new Map<DatabaseProcess, Client>();

beforeAll(async () => {
  database = await createTestDatabase();
  const owner = new Pool({ connectionString: database.migrationUrl, max: 1 });
  await insertAccounts(owner, 2);
  await insertApps(owner, 1, { accounts: 2 });
  await insertUploads(owner, 1, { accounts: 2 }, ['tested']);
  await owner.query(`update streaming_sessions set counted_at = now() where ended_at is not null`);
  await analyze(owner);
  await owner.end();
  for (const process of databaseProcesses) {
    const client = new Client({ connectionString: urlFor(process, database) });
    await client.connect();
    clients.set(process, client);
  }
  return async () => {
    for (const client of clients.values()) await client.end();
    await database.drop();
  };
});

const INSUFFICIENT_PRIVILEGE = '42501';

/** The code of the refusal of a statement, or what it did. Nothing of it stays. */
async function say(process: DatabaseProcess, statement: string): Promise<string> {
  const client = clients.get(process);
  if (!client) throw new Error(`${process} is not connected`);
  await client.query('begin');
  try {
    const { rowCount } = await client.query(statement);
    return `done with ${rowCount} rows`;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    await client.query('rollback');
  }
}

/** What nobody but an operator may do. */
const POWERS = [
  `create role intruder login superuser`,
  `alter role launchyard_owner password 'mine'`,
  `alter role launchyard_api createrole`,
  `grant launchyard_owner to launchyard_streams`,
  `set role launchyard_owner`,
  `set session authorization launchyard_owner`,
  `select * from pg_authid`,
  `set session_replication_role = replica`,
  `alter table people disable trigger all`,
  `drop trigger guard_staff on people`,
  `create or replace function public.refuse_by_guard() returns trigger language plpgsql as 'begin return new; end'`,
  `alter function refuse_by_guard() owner to current_user`,
  `truncate audit_log`,
  `drop table ledger_entries`,
  `create table own (id int)`,
  `create temporary table own (id int)`,
  `create schema own`,
  `create extension pgcrypto`,
  `create function own() returns int language sql as 'select 1'`,
  `select lo_creat(-1)`,
  `select lo_create(0)`,
  `select lo_from_bytea(0, 'x')`,
  `select lo_import('/etc/passwd')`,
  `select pg_read_file('/etc/passwd')`,
  `select pg_ls_dir('/')`,
  `copy (select 1) to program 'true'`,
  `copy people (id) from program 'true'`,
  `copy (select 1) to '/tmp/launchyard-stolen'`,
  `select pg_terminate_backend(pg_backend_pid()) from pg_stat_activity where false or pg_reload_conf()`,
  `select from audit_months.rest`,
  `drop function remove_streaming_sessions()`,
] as const;

const TABLES = [...new Set(databaseProcesses.flatMap((process) => Object.keys(processRights[process])))].toSorted();

/** What no process may do, though some of them write the table. The owner of the tables may. */
const OF_ALL = [
  `update people set role = 'admin'`,
  `with opened as (insert into accounts (id, owner_id, created_at, updated_at)
      select gen_random_uuid(), id, now(), now() from people limit 1 returning id)
    insert into people (id, account_id, email, password_hash, role, created_at)
      select gen_random_uuid(), id, 'intruder@launchyard.example', '', 'admin', now() from opened`,
  `update streaming_sessions set streamed_milliseconds = streamed_milliseconds + 1 where ended_at is not null`,
  `update streaming_sessions set streamed_milliseconds = -1 where ended_at is null`,
  `update streaming_sessions set ended_at = null where ended_at is not null`,
  `update streaming_sessions set account_id = (select id from accounts order by id desc limit 1)`,
  `delete from streaming_sessions where ended_at is not null`,
  `update usage_quarters set streamed_milliseconds = 0`,
  `delete from usage_quarters`,
  `update support_cases set ends_at = 'infinity'`,
  `update support_cases set reason = 'another'`,
  `delete from support_cases`,
  `update audit_log set who = 'somebody else'`,
  `delete from audit_log`,
  `update ledger_entries set amount_cents = 0`,
  `delete from ledger_entries`,
  `update invoices set total_cents = 0`,
  `update invoices set state = 'open' where state = 'paid'`,
  `delete from invoice_lines`,
  `update invoice_lines set amount_cents = 0`,
  `update invoice_numbers set last = 0`,
  `update checkouts set due_cents = 0`,
  `update checkouts set state = 'open' where state = 'complete'`,
  `delete from checkouts`,
  `update subscription_changes set due_cents = 0`,
  `update subscription_changes set settled_at = now() where state = 'done'`,
  `update streaming_sessions set counted_at = null where counted_at is not null`,
  `update alerts set kind = 'none'`,
] as const;

/** What others may do. */
const OF_EACH: Partial<Record<DatabaseProcess, readonly string[]>> = {
  api: [`select remove_streaming_sessions()`, `select prune_support_cases()`, `select keep_audit_months()`],
  files: [
    `select password_hash from people`,
    `select body from mails`,
    `select amount_cents from ledger_entries`,
    `insert into pgboss.job_common (name, data) values ('${removalQueue.name}', '{}')`,
    `select remove_streaming_sessions()`,
    `update uploads set created_at = 'infinity'`,
    `insert into unnumbered_events (body, at) values ('{"type":"access.ended"}', now())`,
    `insert into upload_events (upload_id, number, created_at, kind, created_by) select id, 2147483647, now(), 'started', '{}' from uploads`,
    `insert into transfer_parts (transfer_id, number, size_bytes, sha256, storage_provider, location, stored_at)
      select id, 2, 1, '', 'default', '../../secrets.json', now() from transfers`,
  ],
  streams: [
    `select password_hash from people`,
    `select token_hash from sessions`,
    `select body from mails`,
    `select amount_cents from ledger_entries`,
    `update accounts set purchased_storage_bytes = 1`,
    `update accounts set created_at = 'infinity'`,
    `update streaming_sessions set counted_at = now() where ended_at is null`,
    `update streaming_sessions set streamed_milliseconds = 1e15 where ended_at is null`,
    `delete from attempts where kind = 'sign-in account'`,
    `insert into attempts (kind, subject, at) values ('sign-in account', 'somebody', now())`,
    `insert into unnumbered_events (body, at) values ('{}', now())`,
    `insert into unnumbered_events (body, at) values ('{"type":"heartbeat"}', now())`,
    `insert into unnumbered_events (body, at) values (jsonb_build_object('type', 'content.changed', 'more', repeat('x', 300000)), now())`,
    `insert into pgboss.job_common (name, data, dead_letter) values ('${eventQueue.name}', '{}', '${removalQueue.name}')`,
    `select remove_streaming_sessions()`,
    `insert into pgboss.job_common (name, data) values ('${removalQueue.name}', '{}')`,
    `insert into pgboss.job_common (name, data) values ('${refundQueue.name}', '{}')`,
  ],
  worker: [
    `update people set password_hash = 'of somebody else'`,
    `update people set email = 'intruder@launchyard.example' where id = (select id from people limit 1)`,
    `insert into pgboss.bam (name, version, table_name, command) values ('own', 1, 'job', 'alter role launchyard_worker createrole')`,
    `select password_hash from people`,
    `insert into signing_keys (id, public_key, created_at) values (gen_random_uuid(), '{}', now())`,
  ],
};

describe.each(databaseProcesses)('%s', (process) => {
  test.each(POWERS)('may not: %s', async (statement) => {
    expect(await say(process, statement)).toBe(INSUFFICIENT_PRIVILEGE);
  });

  test.each(['postgres', 'template1'])('cannot connect to the database %s', async (other) => {
    const url = new URL(urlFor(process, database));
    url.pathname = `/${other}`;
    const client = new Client({ connectionString: url.href });
    await expect(client.connect()).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    await client.end();
  });

  test('is refused every statement on tables that its code does not make', async () => {
    const answers: Record<string, string> = {};
    for (const table of TABLES) {
      const rights: readonly string[] = processRights[process][table] ?? [];
      const can = (right: string) => rights.includes(right);
      if (!can('select')) answers[`select from ${table}`] = await say(process, `select from ${table} limit 0`);
      if (!can('insert')) answers[`insert into ${table}`] = await say(process, `insert into ${table} default values`);
      if (!can('update') && !can('lock')) {
        answers[`lock ${table}`] = await say(process, `select from ${table} limit 0 for share`);
      }
      if (!can('delete')) answers[`delete from ${table}`] = await say(process, `delete from ${table} where false`);
    }
    expect(Object.entries(answers).filter(([, code]) => code !== INSUFFICIENT_PRIVILEGE)).toEqual([]);
    expect(Object.keys(answers).length).toBeGreaterThan(TABLES.length);
  });

  test.each([...OF_ALL, ...(OF_EACH[process] ?? [])])('may not: %s', async (statement) => {
    expect(await say(process, statement)).toBe(INSUFFICIENT_PRIVILEGE);
  });
});

test('the owner can run every refused statement', async () => {
  const owner = new Client({ connectionString: database.migrationUrl });
  await owner.connect();
  const without: string[] = [];
  for (const statement of [...OF_ALL, ...Object.values(OF_EACH).flat()]) {
    await owner.query('begin');
    const rows = await owner.query(statement).then(
      ({ rowCount }) => rowCount,
      (error: unknown) => String(error),
    );
    if (typeof rows !== 'number' || rows === 0) without.push(`${statement}: ${rows}`);
    await owner.query('rollback');
  }
  await owner.end();
  expect(without).toEqual([]);
});
