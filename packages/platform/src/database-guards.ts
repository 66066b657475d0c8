import { createHash } from 'node:crypto';
import { escapeLiteral, type Client } from 'pg';
import { roleOf } from './database-roles.ts';
import type { Guard } from './kit/guard.ts';

/** All guards begin with it: others of this name are dropped. */
const PREFIX = 'guard_';

/** The public process of streams sends jobs to these queues only: others delete, charge and mail. */
export const jobsOfStreams = (database: string, queues: readonly string[]): Guard => ({
  name: 'guard_jobs_of_streams',
  table: 'pgboss.job_common',
  on: 'insert',
  refused: `current_user = ${escapeLiteral(roleOf(database, 'streams'))} and new.name not in (${queues.map((name) => escapeLiteral(name)).join(', ')})`,
  because: 'streams sends no jobs to this queue',
});

/** 42501: insufficient privilege, like a right that was not granted. */
const REFUSE = `
  create or replace function refuse_by_guard() returns trigger language plpgsql as $$
  begin
    raise exception using errcode = '42501', message = tg_argv[0];
  end $$;`;

/**
 * Makes the triggers of the guards, and drops those that are no longer wanted. One that has not changed stays: making it
 * again would lock its table. The client is the owner of the tables, whom no guard stops.
 */
export async function installGuards(client: Client, guards: readonly Guard[]): Promise<void> {
  const owner = await nameOfOwner(client);
  const installed = await readInstalled(client);
  const wanted = new Map(guards.map((guard) => [guard.name, definitionOf(guard, owner)]));
  const statements = [REFUSE];
  for (const { name, table, hash } of installed) {
    if (wanted.get(name)?.hash === hash) wanted.delete(name);
    else statements.push(`drop trigger ${name} on ${table};`);
  }
  // All in one: a table is never without its guard.
  await client.query([...statements, ...[...wanted.values()].map((guard) => guard.statements)].join('\n'));
}

async function nameOfOwner(client: Client): Promise<string> {
  const { rows } = await client.query<{ owner: string }>('select current_user owner');
  const [row] = rows;
  if (!row) throw new Error('the database does not know who is connected');
  return row.owner;
}

async function readInstalled(client: Client): Promise<{ name: string; table: string; hash: string | null }[]> {
  const { rows } = await client.query<{ name: string; table: string; hash: string | null }>(
    `select tgname name, tgrelid::regclass::text "table", obj_description(oid, 'pg_trigger') hash
      from pg_trigger where not tgisinternal and tgparentid = 0 and starts_with(tgname, $1)`,
    [PREFIX],
  );
  return rows;
}

function definitionOf(guard: Guard, owner: string): { hash: string; statements: string } {
  if (!guard.name.startsWith(PREFIX)) throw new Error(`the name of the guard ${guard.name} must begin with ${PREFIX}`);
  const trigger = `create trigger ${guard.name} before ${guard.on} on ${guard.table} for each row
    when (current_user <> ${escapeLiteral(owner)} and (${guard.refused}))
    execute function refuse_by_guard(${escapeLiteral(guard.because)});`;
  const hash = createHash('sha256').update(trigger).digest('hex');
  return { hash, statements: `${trigger} comment on trigger ${guard.name} on ${guard.table} is '${hash}';` };
}
