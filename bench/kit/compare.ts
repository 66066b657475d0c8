import type { Row } from './row.ts';

/** Smaller changes of a ratio may be noise on a machine with other load. */
const NOTEWORTHY = 0.1;

/**
 * The differences between two runs of a bench, one line each: rows whose ratio changed by at least a tenth, new rows,
 * and removed ones.
 */
export function compareRows(before: readonly Row[], after: readonly Row[]): string[] {
  const known = new Map(before.map((row) => [nameOf(row), row]));
  const moved = after.flatMap((row) => {
    const earlier = known.get(nameOf(row));
    if (!earlier) return [`new: ${nameOf(row)}, ${row.ratio} ×`];
    const change = row.ratio / earlier.ratio - 1;
    // The ratio of two zeros is undefined.
    if (row.ratio === earlier.ratio || Math.abs(change) < NOTEWORTHY) return [];
    const verdict = row.isMet === earlier.isMet ? '' : row.isMet ? ', met now' : ', NOT MET any more';
    return [`${nameOf(row)}: ${earlier.ratio} × → ${row.ratio} × (${percent(change)})${verdict}`];
  });
  const names = new Set(after.map(nameOf));
  return [...moved, ...[...known.keys()].filter((name) => !names.has(name)).map((name) => `gone: ${name}`)];
}

/** Two rows may measure the same thing against different peers. */
const nameOf = ({ what, against }: Row) => `${what} (${against.name})`;

const percent = (change: number) =>
  Number.isFinite(change) ? `${change > 0 ? '+' : ''}${Math.round(change * 100)} %` : 'from zero';
