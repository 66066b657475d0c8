import { createHash } from 'node:crypto';
import { escapeLiteral, type Client } from 'pg';
import { roleOf } from './database-roles.ts';
import { databaseProcesses } from './kit/database-process.ts';
import type { Guard } from './kit/guard.ts';
import type { Queue } from './kit/jobs.ts';
import { processRights } from './process-rights.ts';

/** All guards begin with it: others of this name are dropped. */
const PREFIX = 'guard_';

/** The hooks live in the public process of streams, which sends jobs to their queues only: others delete, charge and mail. */
export const jobsOfStreams = (queues: ReadonlyArray<Queue<object>>): Guard => ({
  name: 'guard_jobs_of_streams',
  table: 'pgboss.job_common',
  on: 'insert',
  processes: ['streams'],
  // With another queue as `dead_letter`, a job that fails would become one of that.
  refused: `new.name not in (${namesOfHooks(queues)}) or new.dead_letter is not null or new.state::text <> 'created'`,
  because: 'streams sends no such jobs',
});

const namesOfHooks = (queues: ReadonlyArray<Queue<object>>): string =>
  queues
    .filter(({ isOfHooks }) => isOfHooks)
    .map(({ name }) => escapeLiteral(name))
    .join(', ');

/** Who only locks the rows of a table got the right to change one column: PostgreSQL asks for that. */
export const lockingOnly = (): Guard[] =>
  databaseProcesses.flatMap((process) =>
    Object.entries(processRights[process])
      .filter(([, rights]) => rights.includes('lock') && !rights.includes('update'))
      .map(([table]) => ({
        name: `guard_${process}_locks_${table}`,
        table,
        on: 'update' as const,
        processes: [process],
        refused: 'true',
        because: `${process} only locks rows of ${table}`,
      })),
  );

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
export async function installGuards(client: Client, database: string, guards: readonly Guard[]): Promise<void> {
  const owner = await nameOfOwner(client);
  const installed = await readInstalled(client);
  const wanted = new Map(guards.map((guard) => [guard.name, definitionOf(guard, database, owner)]));
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

function definitionOf(guard: Guard, database: string, owner: string): { hash: string; statements: string } {
  if (!guard.name.startsWith(PREFIX)) throw new Error(`the name of the guard ${guard.name} must begin with ${PREFIX}`);
  const trigger = `create trigger ${guard.name} before ${guard.on} on ${guard.table} for each row
    when (${stopped(guard, database, owner)} and (${guard.refused}) is not false)
    execute function refuse_by_guard(${escapeLiteral(guard.because)});`;
  const hash = createHash('sha256').update(trigger).digest('hex');
  return { hash, statements: `${trigger} comment on trigger ${guard.name} on ${guard.table} is '${hash}';` };
}

const stopped = ({ processes }: Guard, database: string, owner: string): string =>
  processes === undefined
    ? `current_user <> ${escapeLiteral(owner)}`
    : `current_user in (${processes.map((process) => escapeLiteral(roleOf(database, process))).join(', ')})`;
