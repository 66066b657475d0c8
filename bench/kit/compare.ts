import type { Row } from './row.ts';

/** Less than this a machine with other tasks moves a ratio by itself. */
const NOTEWORTHY = 0.1;

/** What moved between two runs of a bench, a line each: rows whose ratio changed by a tenth or more, new ones, and those that are gone. */
export function compareRows(before: readonly Row[], after: readonly Row[]): string[] {
  const known = new Map(before.map((row) => [nameOf(row), row]));
  const moved = after.flatMap((row) => {
    const earlier = known.get(nameOf(row));
    if (!earlier) return [`new: ${nameOf(row)}, ${row.ratio} ×`];
    const change = row.ratio / earlier.ratio - 1;
    // Of two zeros there is no share.
    if (row.ratio === earlier.ratio || Math.abs(change) < NOTEWORTHY) return [];
    const verdict = row.isMet === earlier.isMet ? '' : row.isMet ? ', met now' : ', NOT MET any more';
    return [`${nameOf(row)}: ${earlier.ratio} × → ${row.ratio} × (${percent(change)})${verdict}`];
  });
  const names = new Set(after.map(nameOf));
  return [...moved, ...[...known.keys()].filter((name) => !names.has(name)).map((name) => `gone: ${name}`)];
}

/** Two rows may measure one thing against two peers. */
const nameOf = ({ what, against }: Row) => `${what} (${against.name})`;

const percent = (change: number) =>
  Number.isFinite(change) ? `${change > 0 ? '+' : ''}${Math.round(change * 100)} %` : 'from zero';
