import { readTables, SERVICES } from './tables.ts';

/** With the query builder, with the kit's helper that removes rows, and in raw SQL. */
const BUILT = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)(?=\s*\.(?:values|select|set|from|where|returning))/g;
const REMOVED = /\bremoveRows\(\s*(\w+)/g;
const WRITTEN_OUT = /\b(?:insert into|update|delete from)\s+\$\{(\w+)\}/gi;

/**
 * Finds tables that are written by another area than their own, one line each. `files`: texts by path.
 */
export function findForeignWrites(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const [area = '', below] = path.slice(SERVICES.length).split('/');
    const isWithin = below !== undefined;
    const tables = readTables(path, text);
    const written = new Set(
      [BUILT, REMOVED, WRITTEN_OUT].flatMap((write) => [...text.matchAll(write)].map(([, table = '']) => table)),
    );
    return [...written].flatMap((table) => {
      const owner = tables.get(table)?.area;
      // The kit and the files outside of areas receive tables as arguments.
      if (owner === undefined)
        return isWithin && area !== 'kit' ? [`${path} writes ${table}, which is not an imported table`] : [];
      return isWithin && owner === area ? [] : [`${path} writes ${table}, which belongs to ${owner}`];
    });
  });
}
