import { getTableName, type Table } from 'drizzle-orm';
import type { Client } from 'pg';
import { roleOf } from './database-roles.ts';
import { databaseProcesses, type DatabaseProcess } from './kit/database-process.ts';
import type { Area } from './kit/area.ts';
import { installPrune } from './kit/prune.ts';
import { processRights } from './process-rights.ts';

type Right = (typeof processRights)[DatabaseProcess][string][number];

/** What areas say of their tables. */
type Rules = Pick<
  Area<never>,
  'installs' | 'appendOnly' | 'kept' | 'fixed' | 'confidential' | 'ownerPrunes' | 'ownerFunctions'
>;

/**
 * Installs the functions of the areas, and gives the role of each process the rights that its code needs, and no others.
 * All of it becomes visible at once. A role that somebody uses keeps what an earlier release needed, until a start finds
 * it idle: processes of both releases may run meanwhile. The client is the owner of the tables. Throws if the code does
 * with a table what its area rules out.
 */
export async function grantRights(client: Client, database: string, areas: readonly Rules[]): Promise<void> {
  const role = (process: DatabaseProcess) => client.escapeIdentifier(roleOf(database, process));
  const everybody = databaseProcesses.map(role).join(', ');
  const prunes = areas.flatMap(({ ownerPrunes = [] }) => ownerPrunes);
  const functions = areas.flatMap(({ ownerFunctions = [] }) => ownerFunctions);
  const ownersFunctions = [...functions.map(({ name }) => name), ...prunes.map(({ functionName }) => functionName)];
  const columns = await readColumns(client);
  const idle = await listIdle(
    client,
    databaseProcesses.map((process) => roleOf(database, process)),
  );
  const grants = databaseProcesses.flatMap((process) =>
    Object.entries(processRights[process]).flatMap(([name, rights]) => {
      const table = describe(name, columns.get(name) ?? [], process, areas);
      refuseRuledOut(table, rights, process);
      return grantsOn(table, rights).map((what) => `grant ${what} to ${role(process)};`);
    }),
  );
  await client.query(
    [
      'begin;',
      ...areas.flatMap(({ installs = [] }) => installs),
      ...functions.map(({ name, definition }) => `${definition} select ${name}();`),
      ...prunes.map(installPrune),
      ...ownersFunctions.map(
        (name) =>
          `revoke all on function ${name}() from public; grant execute on function ${name}() to ${role('worker')};`,
      ),
      ...idle.map((name) => `revoke all on all tables in schema public, pgboss from ${client.escapeIdentifier(name)};`),
      `grant usage on schema public to ${everybody};`,
      `grant usage on all sequences in schema public to ${everybody};`,
      ...grants,
      jobGrants(role),
      'commit;',
    ].join('\n'),
  );
}

/** api and streams add jobs and read their ids; the worker runs them. */
const jobGrants = (role: (process: DatabaseProcess) => string): string => `
  grant usage on schema pgboss to ${role('api')}, ${role('streams')}, ${role('worker')};
  grant select on pgboss.version, pgboss.queue to ${role('api')}, ${role('streams')};
  grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to ${role('api')}, ${role('streams')};
  grant select, insert, update, delete on all tables in schema pgboss to ${role('worker')};
  -- The owner runs what is in it.
  revoke all on pgboss.bam from ${role('worker')};
  grant usage on all sequences in schema pgboss to ${role('worker')};`;

/** A table, and what the areas rule out for a process. */
interface RuledTable {
  name: string;
  columns: readonly string[];
  isAppendOnly: boolean;
  isKept: boolean;
  /** Columns that do not change. */
  fixed: ReadonlySet<string>;
  /** Columns that the process does not read. */
  hidden: ReadonlySet<string>;
}

function describe(
  name: string,
  columns: readonly string[],
  process: DatabaseProcess,
  areas: readonly Rules[],
): RuledTable {
  const isIt = (table: Table) => getTableName(table) === name;
  const fixed = areas.flatMap(({ fixed: those = [] }) => those).filter((column) => isIt(column.table));
  const hidden = areas
    .flatMap(({ confidential = [] }) => confidential)
    .filter(({ column, readers }) => isIt(column.table) && !readers.includes(process));
  return {
    name,
    columns,
    isAppendOnly: areas.some(({ appendOnly = [] }) => appendOnly.some(isIt)),
    isKept: areas.some(({ kept = [], ownerPrunes = [] }) =>
      [...kept, ...ownerPrunes.map(({ table }) => table)].some(isIt),
    ),
    fixed: new Set(fixed.map((column) => column.name)),
    hidden: new Set(hidden.map(({ column }) => column.name)),
  };
}

function refuseRuledOut(table: RuledTable, rights: readonly Right[], process: DatabaseProcess): void {
  const isChanging = rights.some((right) => right === 'update' || right === 'lock' || right === 'delete');
  if (isChanging && table.isAppendOnly) throw new Error(`${process} changes ${table.name}, which is only added to`);
  if (rights.includes('delete') && table.isKept) {
    throw new Error(`${process} deletes from ${table.name}, which is kept`);
  }
}

function grantsOn({ name, columns, fixed, hidden }: RuledTable, rights: readonly Right[]): string[] {
  const on = (right: string, without: ReadonlySet<string>) => {
    const some = columns.filter((column) => !without.has(column)).map((column) => `"${column}"`);
    return some.length === columns.length ? `${right} on ${name}` : `${right} (${some.join(', ')}) on ${name}`;
  };
  return [
    ...(rights.includes('select') ? [on('select', hidden)] : []),
    ...(rights.includes('insert') ? [`insert on ${name}`] : []),
    ...(rights.includes('delete') ? [`delete on ${name}`] : []),
    ...(rights.includes('update') ? [on('update', fixed)] : []),
    // To lock a row, PostgreSQL wants the right to change some column of it.
    ...(rights.includes('lock') && !rights.includes('update')
      ? [`update ("${harmless(name, columns, fixed)}") on ${name}`]
      : []),
  ];
}

/** A column that does little harm: an instant, if there is one. */
function harmless(table: string, columns: readonly string[], fixed: ReadonlySet<string>): string {
  const free = columns.filter((column) => !fixed.has(column));
  const column = free.find((each) => each.endsWith('_at')) ?? free.at(-1);
  if (column === undefined) throw new Error(`no column of ${table} may be changed, so no row of it can be locked`);
  return column;
}

/** The roles that nobody uses. */
async function listIdle(client: Client, roles: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) name where not exists
      (select from pg_stat_activity where usename = name and datname = current_database())`,
    [roles],
  );
  return rows.map(({ name }) => name);
}

/** The columns of each table. */
async function readColumns(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name::text "table", array_agg(column_name::text order by ordinal_position) columns
      from information_schema.columns where table_schema = 'public' group by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
