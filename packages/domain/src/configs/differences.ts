import { readDocument } from './document.ts';
import { CONFIG_FIELDS, readableFields } from './fields.ts';
import { valueInWords } from './kinds.ts';
import type { WireDocument } from './wire.ts';

/** A revision of a config, as the history stores it. */
export interface ConfigState {
  document: WireDocument;
  hasPassword: boolean;
}

/** A setting that differs between two revisions, in words; null means not set. */
export interface ConfigDifference {
  /** The setting’s name. */
  field: string;
  label: string;
  before: string | null;
  after: string | null;
}

/**
 * What changed between two revisions, in the order of the catalogue; unknown keys never change. `isPasswordNew`: the later one has another
 * password.
 */
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
  return [...settings, password].filter((each) => each.before !== each.after);
}
