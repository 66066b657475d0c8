import {
  changeSettings,
  checkChange,
  completeDocument,
  configFields,
  givenSettings,
  parseDocument,
  readableFields,
  readDocument,
  writeDocument,
  type SettingsContext,
} from '@launchyard/domain/configs';
import type { Violation } from '@launchyard/domain/kit';
import { refuseAny } from '../kit/refuse.ts';
import { besideSettings } from './password.ts';

/**
 * The contents of an exported document, the password given with it or within it, and what was dropped. Refuses invalid
 * documents and settings.
 */
export function readImport(text: string, given: string | undefined, context: SettingsContext) {
  const { document, password: within, left, violations } = parseDocument(text);
  refuseAny(violations);
  const password = given === undefined || given === '' ? within : given;
  const settings = changeSettings(readDocument(document, false), { password });
  refuseAny(checkChange({ ...givenSettings(document), password }, settings, context).map(locate));
  const names = readableFields.map(({ name }) => name);
  return {
    data: completeDocument(writeDocument(document, settings, names)),
    password: settings.hasPassword ? password : undefined,
    left: left.map((path) => path.join('.')),
  };
}

/** Where the refused value is in the input: in the document, or in the separate password field. */
function locate(violation: Violation): Violation {
  const [, name] = violation.field;
  const field = configFields.find((each) => each.name === name)?.field;
  if (!field || field.kind === 'secret') return besideSettings(violation);
  return { ...violation, field: ['document', field.wire] };
}
