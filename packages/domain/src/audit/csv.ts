import { auditActionText } from './actions.ts';
import type { ExportedEntry } from './entry.ts';

const COLUMNS: readonly [string, (entry: ExportedEntry) => string | null][] = [
  ['Entry', ({ id }) => id],
  ['Time (UTC)', ({ createdAt }) => createdAt],
  ['Who', ({ createdBy }) => createdBy.label],
  ['With', ({ createdBy }) => WAYS[createdBy.kind]],
  ['Action', ({ action }) => auditActionText(action)],
  ['On', ({ subjectLabel }) => subjectLabel],
  ['Id', ({ subjectId }) => subjectId],
  ['Network address', ({ networkAddress }) => networkAddress],
  ['Changes', ({ changes }) => changes.map(changeText).join('; ')],
];

const WAYS: Record<ExportedEntry['createdBy']['kind'], string> = {
  member: 'Session',
  apiKey: 'API key',
  support: 'Support',
  system: 'System',
};

/** Begins a CSV file: the names of the columns, after a mark by which Excel recognises UTF-8. */
export const auditCsvHead = (): string => `\uFEFF${row(COLUMNS.map(([name]) => name))}`;

/** One entry as a line of a CSV file. */
export const auditCsvLine = (entry: ExportedEntry): string => row(COLUMNS.map(([, of]) => of(entry) ?? ''));

const changeText = ({ field, before, after }: ExportedEntry['changes'][number]) =>
  before === null && after === null ? field : `${field}: ${before ?? 'none'} to ${after ?? 'none'}`;

const row = (values: string[]) => `${values.map(cell).join(',')}\r\n`;

/** A spreadsheet calculates what begins like a formula, so that gets an apostrophe in front and stays text. */
function cell(value: string): string {
  const safe = /^[\s]*[=+\-@\t\r|%]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
