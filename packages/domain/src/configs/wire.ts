import { isInCalendar } from '../kit/index.ts';

/** A config as players and programs know it: exact keys, values as text, and any unknown keys. */
export type WireDocument = Readonly<Record<string, unknown>>;

/** The number of significant decimals that are read back. */
const DECIMAL_PLACES = 15;
const DECIMAL = new RegExp(`^-?\\d{1,3}(\\.\\d{1,${DECIMAL_PLACES}})?$`);

/**
 * The shortest text that reads back as the same number. Small numbers would have an exponent, which the wire document
 * does not allow.
 */
export function writeDecimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(DECIMAL_PLACES).replace(/\.?0+$/, '') : text;
}

/** An instant to the minute, in ISO 8601 and UTC, or undefined. Without a time zone it is read as UTC. */
export function readInstant(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/.exec(raw);
  if (!match || !isInCalendar(raw)) return undefined;
  const instant = new Date(`${match[1]}${match[4] ?? 'Z'}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** Without duplicates, in the order of first appearance. */
export const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

export function readFlag(raw: unknown): boolean | undefined {
  if (raw === '1' || raw === 1 || raw === true) return true;
  if (raw === '0' || raw === 0 || raw === false) return false;
  return undefined;
}

type Empty = { fallback: number | null };

export const readWhole = (raw: unknown, { fallback, suffix }: Empty & { suffix?: string }) =>
  readNumber(raw, fallback, suffix === undefined ? /^\d{1,9}$/ : /^\d{1,9}(?= ?(minutes)?$)/);

export const readDecimal = (raw: unknown, { fallback }: Empty) => readNumber(raw, fallback, DECIMAL);

/** An empty text counts as not set. */
export function readText(raw: unknown): string | null | undefined {
  if (raw === null) return null;
  return typeof raw === 'string' ? raw || null : undefined;
}

/** An empty value is accepted only if the field may be unset. */
function readNumber(raw: unknown, fallback: number | null, form: RegExp): number | null | undefined {
  if (raw === '' || raw === null) return fallback === null ? null : undefined;
  const digits = typeof raw === 'string' || typeof raw === 'number' ? form.exec(String(raw))?.[0] : undefined;
  return digits === undefined ? undefined : Number(digits);
}
