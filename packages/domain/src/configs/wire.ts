import { isInCalendar } from '../kit/index.ts';
import type { ConfigField, FieldValue } from './field.ts';

/** A config as players and programs know it: exact keys, texts for values, and whatever keys others put there. */
export type WireDocument = Readonly<Record<string, unknown>>;

/** As many as are read of a decimal. */
const DECIMAL_PLACES = 15;
const DECIMAL = new RegExp(`^-?\\d{1,3}(\\.\\d{1,${DECIMAL_PLACES}})?$`);

/** What a key of the wire document says, or undefined when it is not there or nothing that its field can be. */
export function readWire(field: ConfigField, raw: unknown): FieldValue | undefined {
  switch (field.kind) {
    case 'flag':
      return readFlag(raw);
    case 'whole':
      return readNumber(raw, field.fallback, field.suffix === undefined ? /^\d{1,9}$/ : /^\d{1,9}(?= ?(minutes)?$)/);
    case 'decimal':
      return readNumber(raw, field.fallback, DECIMAL);
    case 'choice':
      return field.choices.find((choice) => choice.wire === (typeof raw === 'number' ? String(raw) : raw))?.value;
    case 'videos':
      return Array.isArray(raw) && raw.every((each) => typeof each === 'string') ? distinct(raw) : undefined;
    case 'instant':
      return raw === '' || raw === null ? null : readInstant(raw);
    case 'text':
    case 'email':
    case 'image':
      return raw === null ? null : typeof raw === 'string' ? raw || null : undefined;
    default:
      return undefined;
  }
}

/** How a value stands in the wire document: flags and numbers as texts, what is not set as an empty one. */
export function writeWire(field: ConfigField, value: FieldValue): string | readonly string[] {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'object') return value;
  if (field.kind === 'choice') return field.choices.find((choice) => choice.value === value)?.wire ?? '';
  if (field.kind === 'decimal') return writeDecimal(Number(value));
  if (field.kind === 'instant') return String(value).slice(0, 'yyyy-mm-ddThh:mm'.length);
  return `${value}${field.kind === 'whole' ? (field.suffix ?? '') : ''}`;
}

/** The shortest text that reads back the same. A small number would have an exponent, which the wire document has not. */
function writeDecimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(DECIMAL_PLACES).replace(/\.?0+$/, '') : text;
}

/** An instant to the minute, in ISO 8601 and UTC, or undefined. Without a zone it is read as UTC. */
export function readInstant(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/.exec(raw);
  if (!match || !isInCalendar(raw)) return undefined;
  const instant = new Date(`${match[1]}${match[4] ?? 'Z'}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** Each once, in the order of their first appearance. */
export const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

function readFlag(raw: unknown): boolean | undefined {
  if (raw === '1' || raw === 1 || raw === true) return true;
  if (raw === '0' || raw === 0 || raw === false) return false;
  return undefined;
}

/** Nothing set counts as a value only where the field may be without one. */
function readNumber(raw: unknown, fallback: number | null, form: RegExp): number | null | undefined {
  if (raw === '' || raw === null) return fallback === null ? null : undefined;
  const digits = typeof raw === 'string' || typeof raw === 'number' ? form.exec(String(raw))?.[0] : undefined;
  return digits === undefined ? undefined : Number(digits);
}
