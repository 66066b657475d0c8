import { posix } from 'node:path';

const SERVICES = 'packages/platform/src/';
const IMPORTS = /import (?:type )?\{([^}]*)\} from '(\.[^']*)';/g;
/** With the query builder, with the kit's helper that removes rows, and in raw SQL. */
const BUILT = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)(?=\s*\.(?:values|select|set|from|where|returning))/g;
const REMOVED = /\bremoveRows\(\s*(\w+)/g;
const WRITTEN_OUT = /\b(?:insert into|update|delete from)\s+\$\{(\w+)\}/gi;

/**
 * Finds tables that are written by another area than their own, one line each. A table belongs to the area that its
 * file in `tables` is named after; the kit's tables belong to the kit. `files`: texts by path.
 */
export function findForeignWrites(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const [area = '', below] = path.slice(SERVICES.length).split('/');
    const isWithin = below !== undefined;
    const owners = readOwners(path, text);
    const written = new Set(
      [BUILT, REMOVED, WRITTEN_OUT].flatMap((write) => [...text.matchAll(write)].map(([, table = '']) => table)),
    );
    return [...written].flatMap((table) => {
      const owner = owners.get(table);
      // The kit and the files outside of areas receive tables as arguments.
      if (owner === undefined)
        return isWithin && area !== 'kit' ? [`${path} writes ${table}, which is not an imported table`] : [];
      return isWithin && owner === area ? [] : [`${path} writes ${table}, which belongs to ${owner}`];
    });
  });
}

/** The owning area of each table that a file imports, by its local name. */
function readOwners(path: string, text: string): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [, names = '', from = ''] of text.matchAll(IMPORTS)) {
    const home = posix.join(posix.dirname(path), from).slice(SERVICES.length);
    const owner = home === 'kit/tables.ts' ? 'kit' : /^tables\/(\w+)\.ts$/.exec(home)?.[1];
    if (owner === undefined) continue;
    for (const name of names.split(',')) owners.set(name.trim().split(' as ').at(-1) ?? '', owner);
  }
  return owners;
}
