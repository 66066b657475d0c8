import type { ExportedEntry } from './entry.ts';

const COLUMNS: readonly [string, (entry: ExportedEntry) => string | null][] = [
  ['Entry', ({ id }) => id],
  ['Time (UTC)', ({ createdAt }) => createdAt],
  ['Who', ({ who }) => who],
  ['With', (entry) => entry.with],
  ['Action', ({ action }) => action],
  ['On', ({ subjectLabel }) => subjectLabel],
  ['Id', ({ subjectId }) => subjectId],
  ['Support case', ({ caseId }) => caseId],
  ['Reason of the case', ({ caseReason }) => caseReason],
  ['Network address', ({ networkAddress }) => networkAddress],
  ['Changes', ({ changes }) => changes.map(changeText).join('; ')],
];

/** Entries as a CSV file, after a mark by which Excel recognises UTF-8. */
export const auditCsv = (entries: readonly ExportedEntry[]): string =>
  `\uFEFF${row(COLUMNS.map(([name]) => name))}${entries.map((entry) => row(COLUMNS.map(([, of]) => of(entry) ?? ''))).join('')}`;

const changeText = ({ field, before, after }: ExportedEntry['changes'][number]) =>
  before === null && after === null ? field : `${field}: ${before ?? 'none'} to ${after ?? 'none'}`;

const row = (values: string[]) => `${values.map(cell).join(',')}\r\n`;

/** A spreadsheet calculates what begins like a formula, so that gets an apostrophe in front and stays text. */
function cell(value: string): string {
  const safe = /^\s*[=+\-@|%]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
