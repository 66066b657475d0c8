import { listServiceSources, readText } from '../files.ts';
import { findRights } from '../writes/rights.ts';

/** The file that says what each process does with which table, as its sources do. */
export function processRights(): string {
  const rights = findRights(Object.fromEntries(listServiceSources().map((path) => [path, readText(path)])));
  return [
    "import type { DatabaseProcess } from './kit/database-process.ts';",
    '',
    '/**',
    ' * What each process does with which table, by its name in the database. `lock`: it locks rows, for which PostgreSQL',
    ' * requires the right to update. Written by `npm run refresh` from what the processes import.',
    ' */',
    "export const processRights: Record<DatabaseProcess, Record<string, readonly ('select' | 'insert' | 'update' | 'delete' | 'lock')[]>> = ",
    `${JSON.stringify(rights)};`,
  ].join('\n');
}
