import { execFileSync } from 'node:child_process';

const MOST_COMMITS = 50;

/** How many commits came after one, or null when it is not in the history. */
export function ageOf(folder: string, commit: string): number | null {
  try {
    const counted = execFileSync('git', ['rev-list', '--count', `${commit}..HEAD`], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(counted);
  } catch {
    return null;
  }
}

/** Those that many commits came after. */
export const tooOld = (results: ReadonlyArray<{ path: string; age: number | null }>): string[] =>
  results.filter(({ age }) => age !== null && age > MOST_COMMITS).map(({ path }) => path);
