import { posix } from 'node:path';
import { callsAfter, closing, readSource, type Call, type Source } from './source.ts';
import { areaOfTables, readTables } from './tables.ts';

export const VERBS = ['select', 'insert', 'update', 'delete', 'lock'] as const;
export type Verb = (typeof VERBS)[number];

/** What a file does with a table, by the name under which the table is exported. */
export interface Use {
  table: string;
  verbs: readonly Verb[];
}

/** What a file does with tables. `unclear`: one line for each place where that cannot be told. */
export interface Uses {
  uses: Use[];
  unclear: string[];
}

/** Imports, and what only migrations run. */
const NOT_RUN = new RegExp(
  [
    /^import [^;]*;$/,
    // What an area says of its tables.
    /\b(?:appendOnly|kept|fixed|installs): \[[^\]]*\]/,
    /\b(?:closedRows|growingColumns)\((?:'[^']*'|"[^"]*"|`[^`]*`|[^)])*\)/,
    /\{ column: \w+\.\w+, readers: \[[^\]]*\] \}/,
    /\btable: \w+,\s+functionName: /,
    // The body of a function in the database.
    /\$\$[\s\S]*?\$\$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);
/** A choice between tables, or one after the other. Their name stands for each of them. */
const ONE_OF = /\bconst (\w+) (?:= [^;?]* \? (\w+) : (\w+);|of \[([\w\s,]+)\])/g;
/** All tables of a file at once, or what other files import from here. */
const PASSED_ON = /^(?:import \* as \w+|export (?!type )[^;]*?) from '(\.[^']+)';/gm;

/** Finds what a file reads, writes and locks, in the query builder and in SQL. `sqlNames`: those of all tables. */
export function findUses(path: string, text: string, sqlNames: ReadonlyMap<string, string>): Uses {
  const { source, named } = nameTables(path, text, sqlNames);
  const uses = inPlainSql(source.texts, sqlNames);
  const unclear = listPassedOn(path, text);
  const locks = new Set<number>();
  for (const [local, tables] of named) {
    for (const { index } of source.code.matchAll(new RegExp(String.raw`(?<![\w$])${local}\b`, 'g'))) {
      const verbs = verbsAt(source, index, local, locks);
      if (verbs) uses.push(...tables.map((table) => ({ table, verbs })));
      else unclear.push(`${path} uses ${local} without saying what for: ${lineAt(text, index)}`);
    }
  }
  unclear.push(...listOtherLocks(path, source.code, locks));
  return { uses, unclear };
}

/** The code of a file, and which tables the names in it stand for. */
function nameTables(path: string, text: string, sqlNames: ReadonlyMap<string, string>) {
  const source = readSource(text.replaceAll(NOT_RUN, blank));
  const imported = [...readTables(path, text)].filter(([, { table }]) => sqlNames.has(table));
  const named = new Map(imported.map(([local, { table }]): [string, string[]] => [local, [table]]));
  const code = source.code.replaceAll(ONE_OF, (statement: string, name: string, ...choices: string[]) => {
    const tables = listNames(choices.slice(0, 3)).map((each) => named.get(each));
    if (!tables.every((each) => each !== undefined)) return statement;
    named.set(name, tables.flat());
    return blank(statement);
  });
  return { source: { ...source, code }, named };
}

/** A line for each import or export of tables that gives them no name in this file. */
const listPassedOn = (path: string, text: string): string[] =>
  [...text.matchAll(PASSED_ON)]
    .filter(([, from = '']) => areaOfTables(posix.join(posix.dirname(path), from)) !== null)
    .map(([whole]) => `${path} imports or exports tables without their names: ${whole}`);

/** A line for each lock that no named table was found for. */
const listOtherLocks = (path: string, code: string, known: ReadonlySet<number>): string[] =>
  [...code.matchAll(/\.for\('/g)]
    .map(({ index }) => ({ index, args: code.slice(index, closing(code, index + '.for'.length)) }))
    .filter(({ index, args }) => !known.has(index) && !OF.test(args))
    .map(({ index }) => `${path} locks rows without naming their table: ${lineAt(code, index)}`);

function lineAt(text: string, at: number): string {
  const [line = ''] = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1);
  return line.trim();
}

const blank = (part: string): string => part.replaceAll(/\S/g, ' ');

const listNames = (lists: ReadonlyArray<string | undefined>): string[] =>
  lists.flatMap((list) => list?.match(/\w+/g) ?? []);

/** A lock that says of which tables. */
const OF = /\bof:/;

/** What is done with a table where it is named; null if that cannot be told. Adds the places of its locks. */
function verbsAt({ code, texts }: Source, at: number, name: string, locks: Set<number>): readonly Verb[] | null {
  const before = code.slice(Math.max(0, at - 200), at);
  const after = code.slice(at + name.length);
  if (isOtherName(before, after)) return [];
  if (/^\s*\.\s*\w/.test(after)) return ['select'];
  const open = code.lastIndexOf('(', at);
  const written = VERBS.find((verb) => before.trimEnd().endsWith(`.${verb}(`));
  if (written) return [written, ...alsoNeeded(callsAfter(code, open))];
  if (/\.(?:from|\w*[jJ]oin)\(\s*$/.test(before)) return ['select', ...lockedBy(callsAfter(code, open), locks)];
  if (/\bremoveRows\(\s*$/.test(before)) return ['select', 'delete'];
  if (/\bof: (?:\[[\w, ]*)?$/.test(before)) return ['select', 'lock'];
  if (before.endsWith('${') && after.startsWith('}'))
    return verbsInSql(texts.slice(Math.max(0, at - 50), at - 2), texts.slice(at + name.length + 1));
  // Destructured, a table is its columns.
  return READ.test(before) || (before.endsWith('} = ') && after.startsWith(';')) ? ['select'] : null;
}

/** A count, all columns, an alias, or the whole row as a column of a query. */
const READ = /\.\$count\(\s*$|\bgetTableColumns\($|\balias\(\s*$|\.select\(\{[^()]*\w: $/;

/** A property, a key or a type that is only called like the table. */
const isOtherName = (before: string, after: string): boolean =>
  /(?<!\.\.)\.\s*$|\btypeof $/.test(before) || (/^\??:/.test(after) && !/\?\s*$/.test(before));

/** What a write needs besides: it reads the rows that it gives back, or that are there already. */
function alsoNeeded(calls: readonly Call[]): Verb[] {
  const names = new Set(calls.map((call) => call.name));
  const isReading = names.has('returning') || names.has('onConflictDoUpdate') || names.has('onConflictDoNothing');
  return [...(isReading ? ['select' as const] : []), ...(names.has('onConflictDoUpdate') ? ['update' as const] : [])];
}

/** A query locks all tables that it reads from, unless it says which. */
function lockedBy(calls: readonly Call[], locks: Set<number>): Verb[] {
  const lock = calls.find((call) => call.name === 'for');
  if (!lock || OF.test(lock.args)) return [];
  locks.add(lock.at);
  return ['lock'];
}

const LOCKED = /^(?:(?!\bfrom\b)[^`])*?\bfor (?:no key )?(?:update|share)\b/i;

/** What SQL does with a table, by the words before its name and after it. */
function verbsInSql(before: string, after: string): Verb[] {
  if (/\bdelete from\s+$/i.test(before)) return ['select', 'delete'];
  if (/\b(?<!for )update\s+$/i.test(before)) return ['select', 'update'];
  if (/\binsert into\s+$/i.test(before)) {
    const [rest = ''] = after.split('`');
    const conflict = /\bon conflict\b(?:[^`]*?\bdo (update))?/i.exec(rest);
    return ['insert', ...(conflict ? ['select' as const] : []), ...(conflict?.[1] ? ['update' as const] : [])];
  }
  return /\b(?:from|join)\s+$/i.test(before) && LOCKED.test(after) ? ['select', 'lock'] : ['select'];
}

/** Tables that SQL names as text, not through what is imported. */
function inPlainSql(code: string, sqlNames: ReadonlyMap<string, string>): Use[] {
  return [...sqlNames].flatMap(([table, name]) =>
    [...code.matchAll(new RegExp(String.raw`\b(?:from|join|into|update)\s+${name}\b`, 'gi'))].map(({ index }) => {
      const start = code.indexOf(name, index);
      return { table, verbs: verbsInSql(code.slice(Math.max(0, start - 50), start), code.slice(start + name.length)) };
    }),
  );
}
