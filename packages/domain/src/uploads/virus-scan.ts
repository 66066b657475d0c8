import { quoteName } from '../kit/visible-text/index.ts';

/** How many files that were too large are named. */
const NAMES_TOLD = 3;

/**
 * The coverage of a scan without a finding: what was scanned, and by name what was too large. `assurance` is the
 * scanner’s own sentence.
 */
export function describeScan(assurance: string, fileCount: number, skipped: readonly string[]): string {
  if (skipped.length === 0) return assurance;
  const names = skipped.slice(0, NAMES_TOLD).map(quoteName);
  const more = skipped.length > NAMES_TOLD ? ` and ${skipped.length - NAMES_TOLD} more` : '';
  const scanned = fileCount - skipped.length;
  return `${assurance} ${scanned} of ${fileCount} files were scanned; too large to be scanned: ${names.join(', ')}${more}.`;
}

/** What was found, where (null: in the archive as a whole), and by which scanner. */
export const describeFinding = (finding: string, path: string | null, scanner: string): string =>
  `${finding} in ${path === null ? 'the archive' : quoteName(path)} (${scanner})`;
