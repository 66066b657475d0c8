import { getTableName, type Table } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { databaseProcesses, roleOf, type DatabaseProcess } from './database-roles.ts';
import type { Area } from './kit/area.ts';
import { installPrune } from './kit/prune.ts';
import { processRights } from './process-rights.ts';
import { people } from './tables/accounts.ts';
import { mails } from './tables/providers.ts';

/** What only some processes read, though others use the table. */
const CONFIDENTIAL: ReadonlyArray<{ column: PgColumn; readers: readonly DatabaseProcess[] }> = [
  { column: people.passwordHash, readers: ['api'] },
  { column: mails.subject, readers: ['api', 'worker'] },
  { column: mails.body, readers: ['api', 'worker'] },
];

type Right = (typeof processRights)[DatabaseProcess][string][number];

/** What areas say of their tables. */
type Rules = Pick<Area<never>, 'installs' | 'appendOnly' | 'kept' | 'fixed' | 'ownerPrunes' | 'ownerFunctions'>;

/**
 * Installs the functions of the areas, and gives the role of each process the rights that its code needs, and no others.
 * All of it becomes visible at once: a process that runs meanwhile never lacks a right. The client is the owner of the
 * tables. Throws if the code does with a table what its area rules out.
 */
export async function grantRights(client: Client, database: string, areas: readonly Rules[]): Promise<void> {
  const role = (process: DatabaseProcess) => client.escapeIdentifier(roleOf(database, process));
  const everybody = databaseProcesses.map(role).join(', ');
  const prunes = areas.flatMap(({ ownerPrunes = [] }) => ownerPrunes);
  const functions = areas.flatMap(({ ownerFunctions = [] }) => ownerFunctions);
  const columns = await readColumns(client);
  const rules = new TableRules(areas);
  const grants = databaseProcesses.flatMap((process) =>
    Object.entries(processRights[process]).flatMap(([table, rights]) =>
      grantsOn(table, columns.get(table) ?? [], rights, rules, process).map(
        (what) => `grant ${what} to ${role(process)};`,
      ),
    ),
  );
  await client.query(
    [
      'begin;',
      ...areas.flatMap(({ installs = [] }) => installs),
      ...functions.map(({ name, definition }) => `${definition} select ${name}();`),
      ...prunes.map(installPrune),
      ...[...functions.map(({ name }) => name), ...prunes.map(({ functionName }) => functionName)].map(
        (name) =>
          `revoke all on function ${name}() from public; grant execute on function ${name}() to ${role('worker')};`,
      ),
      `revoke all on all tables in schema public, pgboss from ${everybody};`,
      `grant usage on schema public to ${everybody};`,
      `grant usage on all sequences in schema public to ${everybody};`,
      ...grants,
      jobGrants(role),
      'commit;',
    ].join('\n'),
  );
}

/** Whoever sends jobs adds them and learns their ids; the worker does the rest. */
const jobGrants = (role: (process: DatabaseProcess) => string): string => `
  grant usage on schema pgboss to ${role('api')}, ${role('streams')}, ${role('worker')};
  grant select on pgboss.version, pgboss.queue to ${role('api')}, ${role('streams')};
  grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to ${role('api')}, ${role('streams')};
  grant select, insert, update, delete on all tables in schema pgboss to ${role('worker')};
  grant usage on all sequences in schema pgboss to ${role('worker')};`;

/** What the areas rule out, by the names of tables. */
class TableRules {
  readonly appendOnly: ReadonlySet<string>;
  readonly kept: ReadonlySet<string>;
  readonly #fixed: readonly PgColumn[];

  constructor(areas: readonly Rules[]) {
    this.appendOnly = namesOf(areas.flatMap(({ appendOnly = [] }) => appendOnly));
    this.kept = namesOf(
      areas.flatMap((area) => [...(area.kept ?? []), ...(area.ownerPrunes ?? []).map((prune) => prune.table)]),
    );
    this.#fixed = areas.flatMap(({ fixed = [] }) => fixed);
  }

  fixedIn(table: string): ReadonlySet<string> {
    return new Set(this.#fixed.filter((column) => getTableName(column.table) === table).map(({ name }) => name));
  }
}

const namesOf = (tables: readonly Table[]) => new Set(tables.map(getTableName));

/** Each right includes that to read, which conditions and returned columns need. */
function grantsOn(
  table: string,
  columns: readonly string[],
  rights: readonly Right[],
  rules: TableRules,
  process: DatabaseProcess,
): string[] {
  const changes = rights.includes('update') || rights.includes('lock');
  if ((changes || rights.includes('delete')) && rules.appendOnly.has(table)) {
    throw new Error(`${process} changes ${table}, which is only added to`);
  }
  if (rights.includes('delete') && rules.kept.has(table))
    throw new Error(`${process} deletes from ${table}, which is kept`);
  const fixed = rules.fixedIn(table);
  const free = columns.filter((column) => !fixed.has(column));
  const hidden = new Set(
    CONFIDENTIAL.filter((rule) => getTableName(rule.column.table) === table && !rule.readers.includes(process)).map(
      ({ column }) => column.name,
    ),
  );
  const on = (right: string, some: readonly string[]) =>
    some.length === columns.length
      ? `${right} on ${table}`
      : `${right} (${some.map((name) => `"${name}"`).join(', ')}) on ${table}`;
  return [
    on(
      'select',
      columns.filter((column) => !hidden.has(column)),
    ),
    ...(rights.includes('insert') ? [`insert on ${table}`] : []),
    ...(rights.includes('delete') ? [`delete on ${table}`] : []),
    ...(rights.includes('update') ? [on('update', free)] : []),
    // To lock a row, PostgreSQL wants the right to change some column of it.
    ...(rights.includes('lock') && !rights.includes('update') ? [on('update', [lockable(table, free)])] : []),
  ];
}

/** A column that does little harm. */
function lockable(table: string, columns: readonly string[]): string {
  const column = columns.find((name) => name.endsWith('_at')) ?? columns.at(-1);
  if (column === undefined) throw new Error(`no column of ${table} may be changed, so no row of it can be locked`);
  return column;
}

/** The columns of each table. */
async function readColumns(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name::text "table", array_agg(column_name::text order by ordinal_position) columns
      from information_schema.columns where table_schema = 'public' group by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
