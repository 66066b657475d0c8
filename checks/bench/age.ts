import { execFileSync } from 'node:child_process';

const MOST_COMMITS = 50;

/** The number of commits since this one, or null if it is not in the history. */
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

/** The results with too many commits since. */
export const tooOld = (results: ReadonlyArray<{ path: string; age: number | null }>): string[] =>
  results.filter(({ age }) => age !== null && age > MOST_COMMITS).map(({ path }) => path);
