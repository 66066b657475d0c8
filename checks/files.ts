import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** The repository's files according to git: new ones included, ignored ones excluded. Paths are relative to the root. */
export function listFiles(pattern: RegExp = /./): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = [...new Set(listed.split('\n'))];
  // Git still lists files that were deleted but not committed.
  return files.filter((file) => file !== '' && pattern.test(file) && existsSync(join(root, file))).toSorted();
}

/** The sources of the services, without those of tests. */
export const listServiceSources = (): string[] =>
  listFiles(/^packages\/platform\/src\/.*\.ts$/).filter((path) => !/\.test\.ts$|\/test-[^/]*$/.test(path));

export const readText = (file: string): string => readFileSync(join(root, file), 'utf8');
