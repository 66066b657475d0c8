import { utf8Bytes } from '../kit/index.ts';
import { MAX_AUDIT_CHANGES_BYTES, MAX_AUDIT_VALUE } from './limits.ts';

/** A field that an action changed. Null: it had no value. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** The value of a field in the code; nothing, null and undefined are the same. */
export type AuditValue = string | number | boolean | null | undefined | readonly string[];
/** Fields by their names in the code, `isPayPerLaunch`. Never a secret. */
export type AuditFields = Readonly<Record<string, AuditValue>>;

/**
 * The fields that differ, in words. What is too long is cut and says so, so that an entry stays small whatever it is
 * about.
 */
export function auditChanges(before: AuditFields = {}, after: AuditFields = {}): AuditChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const all = names
    .map((name) => ({ field: fieldLabel(name), before: valueText(before[name]), after: valueText(after[name]) }))
    .filter((change) => change.before !== change.after)
    .map((change) => ({ ...change, before: cut(change.before), after: cut(change.after) }));
  const kept: AuditChange[] = [];
  for (const change of all) {
    if (bytesOf([...kept, change, leftOut(all.length)]) > MAX_AUDIT_CHANGES_BYTES) break;
    kept.push(change);
  }
  return kept.length === all.length ? all : [...kept, leftOut(all.length - kept.length)];
}

const leftOut = (count: number): AuditChange => ({ field: `${count} more not shown`, before: null, after: null });

const bytesOf = (changes: AuditChange[]) => utf8Bytes(JSON.stringify(changes));

/** `isPayPerLaunch` → `Pay per launch`. */
function fieldLabel(name: string): string {
  const words = name
    .replace(/^(?:is|has)(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueText(value: AuditValue): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  const text = typeof value === 'object' ? value.join(', ') : String(value);
  // The database stores neither of these.
  return text.toWellFormed().replaceAll('\0', '');
}

function cut(text: string | null): string | null {
  if (text === null || text.length <= MAX_AUDIT_VALUE) return text;
  // Half a character would be no valid text for the database.
  return `${text.slice(0, MAX_AUDIT_VALUE).toWellFormed()}… (${text.length.toLocaleString('en-US')} characters)`;
}
