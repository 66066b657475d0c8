import { reachedFrom } from './reach.ts';
import { areaOfTables, readSqlNames, SERVICES } from './tables.ts';
import { findUses, VERBS, type Verb } from './uses.ts';

const PROCESSES = ['api', 'files', 'streams', 'worker'];

/** What each process does with each table, by the table's name in the database. */
export type Rights = Record<string, Record<string, Verb[]>>;

/**
 * Finds which tables the files of each process read, write and lock. Throws if that cannot be told of one, with a line
 * for each place. Columns are not looked at. `files`: texts by path.
 */
export function findRights(files: Readonly<Record<string, string>>): Rights {
  const sqlNames = readSqlNames(files);
  const unclear = new Set<string>();
  const rightsOf = (process: string): Record<string, Verb[]> => {
    const verbs = new Map<string, Set<Verb>>();
    for (const path of reachedFrom(`${SERVICES}main-${process}.ts`, files)) {
      if (areaOfTables(path) !== null) continue;
      const found = findUses(path, files[path] ?? '', sqlNames);
      for (const line of found.unclear) unclear.add(line);
      for (const use of found.uses) {
        const name = sqlNames.get(use.table) ?? use.table;
        verbs.set(name, new Set([...(verbs.get(name) ?? []), ...use.verbs]));
      }
    }
    const sorted = [...verbs].filter(([, those]) => those.size > 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([name, those]) => [name, VERBS.filter((verb) => those.has(verb))]));
  };
  const rights = Object.fromEntries(PROCESSES.map((process) => [process, rightsOf(process)]));
  if (unclear.size > 0) throw new Error(['it cannot be told which rights these need:', ...unclear].join('\n'));
  return rights;
}
