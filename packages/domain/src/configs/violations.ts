import { violation, type RefusalCode, type Violation } from '../kit/index.ts';
import { sessionViolations } from '../session/index.ts';
import type { ConfigField } from './field.ts';
import { configFields, type ConfigFieldName } from './fields.ts';
import {
  MAX_CONFIG_NAME_LENGTH,
  MAX_CONFIGS,
  MAX_DOCUMENT_LENGTH,
  MAX_DOCUMENT_DEPTH,
  MAX_LAUNCH_ARGUMENTS,
  STREAM_PASSWORD_LENGTH,
} from './limits.ts';

/** Refusals about configs, in the words of applications §5 where it has them. */
export const configViolations = {
  notFound: violation('CONFIG_NOT_FOUND', 'This config does not exist, or it is not yours.', 'configId'),
  changed: violation(
    'CONFIG_CHANGED',
    'Someone else has changed this config in the meantime. Review the current version, then save again.',
    'revision',
  ),
  changeNotFound: violation(
    'CONFIG_CHANGE_NOT_FOUND',
    'This revision does not exist, or its config is not yours.',
    'changeId',
  ),
  defaultNotDeletable: violation('DEFAULT_CONFIG_NOT_DELETABLE', "Default config can't be deleted", 'configId'),
  defaultNotEditable: violation(
    'DEFAULT_CONFIG_NOT_EDITABLE',
    'Default config is not editable. Kindly select or create a new config',
    'configId',
  ),
  nameUnusable: violation('CONFIG_NAME_UNUSABLE', 'Please select different config name', 'name'),
  nameCharacters: violation(
    'CONFIG_NAME_CHARACTERS',
    'Config name should not contain special characters or spaces',
    'name',
  ),
  nameTooLong: violation(
    'CONFIG_NAME_TOO_LONG',
    `A config name has at most ${MAX_CONFIG_NAME_LENGTH} characters.`,
    'name',
  ),
  tooMany: violation(
    'TOO_MANY_CONFIGS',
    `An account has at most ${MAX_CONFIGS} configs. Delete one that no link uses.`,
  ),
  documentUnreadable: violation(
    'CONFIG_DOCUMENT_UNREADABLE',
    'This is not a config: it is not a JSON object.',
    'document',
  ),
  documentTooLarge: violation(
    'CONFIG_DOCUMENT_TOO_LARGE',
    `A config has at most ${MAX_DOCUMENT_LENGTH} characters.`,
    'document',
  ),
  documentTooDeep: violation(
    'CONFIG_DOCUMENT_TOO_DEEP',
    `A config has at most ${MAX_DOCUMENT_DEPTH} nested levels.`,
    'document',
  ),
} as const;

/** Names are case-insensitive: they are part of links. */
export const configNameTaken = (name: string): Violation =>
  violation('CONFIG_NAME_TAKEN', `You already have a config named "${name}".`, 'name');

/** Refusals about a value within a document; `path` is the keys that lead to it. */
export const documentViolations = {
  key: (path: readonly string[]) =>
    violation('CONFIG_DOCUMENT_KEY', 'This key is not allowed in a config.', 'document', ...path),
  characters: (path: readonly string[]) =>
    violation(
      'CONFIG_DOCUMENT_CHARACTERS',
      'Texts must not contain control characters or characters that change the text direction.',
      'document',
      ...path,
    ),
  number: (path: readonly string[]) =>
    violation(
      'CONFIG_DOCUMENT_NUMBER',
      'This number has too many digits to be stored exactly. Write it as a text.',
      'document',
      ...path,
    ),
  value: (field: ConfigField) =>
    violation('CONFIG_DOCUMENT_VALUE', `${field.label}: this is not a valid value.`, 'document', field.wire),
};

/** Refusals about one setting. */
export const settingViolations = {
  range: (name: ConfigFieldName, { label }: ConfigField, least: number, most: number, unit: string) =>
    of(name, 'CONFIG_NUMBER_RANGE', `${label}: ${least} to ${most} ${unit}.`),
  tooLong: (name: ConfigFieldName, { label }: ConfigField, most: number) =>
    of(name, 'CONFIG_TEXT_TOO_LONG', `${label}: at most ${most} characters.`),
  characters: (name: ConfigFieldName, { label }: ConfigField) =>
    of(name, 'CONFIG_TEXT_CHARACTERS', `${label}: no control characters and none that change the text direction.`),
  email: (name: ConfigFieldName) => of(name, 'CONFIG_EMAIL_FORMAT', sessionViolations.emailFormat.message),
  address: (name: ConfigFieldName, { label }: ConfigField) =>
    of(name, 'CONFIG_ADDRESS_NOT_HTTPS', `${label}: an https:// URL of a public host, without a username or password.`),
  video: (name: ConfigFieldName) => of(name, 'CONFIG_VIDEO_NOT_MP4', 'Loading videos: URLs of .MP4 files only.'),
  tooMany: (name: ConfigFieldName, { label }: ConfigField, most: number) =>
    of(name, 'CONFIG_LIST_TOO_LONG', `${label}: at most ${most}.`),
  instant: (name: ConfigFieldName, { label }: ConfigField) =>
    of(name, 'CONFIG_INSTANT_UNREADABLE', `${label}: enter a valid date and time.`),
  choice: (name: ConfigFieldName, { label }: ConfigField) =>
    of(name, 'CONFIG_CHOICE_UNKNOWN', `${label}: choose one of the available options.`),
  empty: (name: ConfigFieldName, { label }: ConfigField) => of(name, 'CONFIG_VALUE_EMPTY', `${label} can’t be empty.`),
  off: (name: ConfigFieldName, field: ConfigField) => of(name, 'CONFIG_SETTING_OFF', offText(field)),
  expiryMissing: of('linkExpiresAt', 'CONFIG_EXPIRY_MISSING', 'Set when the link expires.'),
  passwordMissing: of('password', 'CONFIG_PASSWORD_MISSING', 'Set a password, or let the stream start without one.'),
  passwordLength: of(
    'password',
    'CONFIG_PASSWORD_LENGTH',
    `A password has ${STREAM_PASSWORD_LENGTH.least} to ${STREAM_PASSWORD_LENGTH.most} characters.`,
  ),
  emailMissing: of('developersEmail', 'CONFIG_EMAIL_MISSING', 'Enter who is notified when the application crashes.'),
  launchQuotes: of(
    'launchArguments',
    'CONFIG_LAUNCH_ARGUMENTS_QUOTES',
    'Launch arguments: a double quote is not closed.',
  ),
  launchTooMany: of(
    'launchArguments',
    'CONFIG_LAUNCH_ARGUMENTS_TOO_MANY',
    `Launch arguments: at most ${MAX_LAUNCH_ARGUMENTS}.`,
  ),
  sizeMissing: (name: 'resolutionWidth' | 'resolutionHeight', { label }: ConfigField) =>
    of(name, 'CONFIG_SIZE_MISSING', `${label}: required for a custom resolution.`),
  pairMissing: (name: 'emulatedLatitude' | 'emulatedLongitude', { label }: ConfigField) =>
    of(name, 'CONFIG_LOCATION_INCOMPLETE', `${label}: required for an emulated location.`),
};

/** `Password: turn on “Password to start the stream” to use it.` */
function offText({ label, dependsOn }: ConfigField): string {
  const { field } = configFields.find(({ name }) => name === dependsOn?.field) ?? {};
  const choice = field?.kind === 'choice' && field.choices.find(({ value }) => value === dependsOn?.is);
  const how = choice ? `set “${field.label}” to “${choice.label}”` : `turn on “${field?.label}”`;
  return `${label}: ${how} to use it.`;
}

function of<Code extends RefusalCode>(name: ConfigFieldName, code: Code, message: string): Violation<Code> {
  return violation(code, message, 'settings', name);
}
