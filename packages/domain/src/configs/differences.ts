import { IDENTITY_KEYS, readDocument } from './document.ts';
import { CONFIG_FIELDS, readableFields } from './fields.ts';
import { valueInWords } from './kinds.ts';
import type { WireDocument } from './wire.ts';

/** A state of a config as the history keeps it. */
export interface ConfigState {
  document: WireDocument;
  hasPassword: boolean;
}

/** One setting that two states differ in, in words; null says that nothing was set. */
export interface ConfigDifference {
  /** The setting's name; for a key that we do not know, the key itself. */
  field: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** What changed from one state to another, in the order of the catalogue. `isPasswordNew`: the later one has another password. */
export function configDifferences(
  before: ConfigState,
  after: ConfigState & { isPasswordNew: boolean },
): ConfigDifference[] {
  const [old, now] = [before, after].map(({ document, hasPassword }) => readDocument(document, hasPassword));
  if (!old || !now) return [];
  const settings = readableFields.map(({ name, field }) => ({
    field: name,
    label: field.label,
    before: valueInWords(field, old[name]),
    after: valueInWords(field, now[name]),
  }));
  const password = {
    field: 'password',
    label: CONFIG_FIELDS.password.label,
    before: before.hasPassword ? 'Set' : null,
    after: !after.hasPassword ? null : before.hasPassword && after.isPasswordNew ? 'Set anew' : 'Set',
  };
  return [...settings, password, ...differencesOfOthers(before.document, after.document)].filter(
    (each) => each.before !== each.after,
  );
}

/** Keys that we keep for others and do not know ourselves; whose config it is is no setting. */
function differencesOfOthers(before: WireDocument, after: WireDocument): ConfigDifference[] {
  const ours = new Set([...readableFields.map(({ field }) => field.wire), ...IDENTITY_KEYS]);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !ours.has(key)).toSorted();
  return keys.map((key) => ({ field: key, label: key, before: asText(before, key), after: asText(after, key) }));
}

const asText = (document: WireDocument, key: string): string | null =>
  Object.hasOwn(document, key) ? (JSON.stringify(document[key])?.slice(0, 200) ?? null) : null;
