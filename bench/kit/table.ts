import type { Row } from './row.ts';

const HEADINGS = ['what', 'measured', 'against', 'ratio', 'target', ''];
/** Figures are right-aligned. */
const IS_FIGURE = [false, true, false, true, false, false];

/** The rows of a bench as an aligned table, without a trailing newline. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => pad(cell, column, widths))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellsOf({ what, measured, against, ratio, target, isMet }: Row): string[] {
  const verdict = target === null ? '' : isMet ? 'met' : 'NOT MET';
  return [
    what,
    `${figure(measured.value)} ${measured.unit}`,
    `${against.name}: ${figure(against.value)} ${measured.unit}`,
    `${figure(ratio)} ×`,
    target ?? '–',
    verdict,
  ];
}

function pad(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0;
  return IS_FIGURE[column] ? cell.padStart(width) : cell.padEnd(width);
}

const figure = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: value < 1000 ? 3 : 12 });
