import { posix } from 'node:path';

/** Where the sources of the platform begin. */
export const SERVICES = 'packages/platform/src/';

/** A table: the area that owns it, and the name under which it is exported. */
export interface Table {
  area: string;
  table: string;
}

const IMPORTS = /import (?:type )?\{([^}]*)\} from '(\.[^']*)';/g;
const DECLARED = /export const (\w+) = pgTable\(\s*'(\w+)'/g;

/** The tables that a file imports, by their local names. */
export function readTables(path: string, text: string): Map<string, Table> {
  const tables = new Map<string, Table>();
  for (const [, names = '', from = ''] of text.matchAll(IMPORTS)) {
    const area = areaOfTables(posix.join(posix.dirname(path), from));
    if (area === null) continue;
    for (const name of names.split(',')) {
      const [table = '', local = table] = name.trim().split(' as ');
      tables.set(local, { area, table });
    }
  }
  return tables;
}

/**
 * The area whose tables a file declares, or null. A table belongs to the area that its file in `tables` is named after;
 * the kit's tables belong to the kit.
 */
export function areaOfTables(path: string): string | null {
  const home = path.slice(SERVICES.length);
  return home === 'kit/tables.ts' ? 'kit' : (/^tables\/(\w+)\.ts$/.exec(home)?.[1] ?? null);
}

/** The names of all tables in the database, by the names under which they are exported. `files`: texts by path. */
export function readSqlNames(files: Readonly<Record<string, string>>): Map<string, string> {
  const declared = Object.entries(files).filter(([path]) => areaOfTables(path) !== null);
  return new Map(
    declared.flatMap(([, text]) =>
      [...text.matchAll(DECLARED)].map(([, table = '', name = '']): [string, string] => [table, name]),
    ),
  );
}
