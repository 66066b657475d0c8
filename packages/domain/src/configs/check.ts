import { isMediaAddress, isVideoAddress } from '../assets/index.ts';
import { isPlainText, type Violation } from '../kit/index.ts';
import { isEmail } from '../session/index.ts';
import { checkGiven } from './change.ts';
import type { ConfigField, FieldValue } from './field.ts';
import { CONFIG_FIELDS, readableFields, type ConfigSettings, type SettingName, type SettingsChange } from './fields.ts';
import { parseLaunchArguments } from './launch-arguments.ts';
import { STREAM_PASSWORD_LENGTH } from './limits.ts';
import { settingViolations as refusals } from './violations.ts';
import { readInstant } from './wire.ts';

/** What there is besides the settings: the origin that the account's own pictures and films come from, which may be plain http. */
export interface SettingsContext {
  filesOrigin: string | null;
}

/** Whether settings may be saved: each of those named by its kind's limits, and what they need of each other. `names` left out: all. */
export function checkSettings(
  settings: ConfigSettings,
  context: SettingsContext,
  names: readonly SettingName[] = readableFields.map(({ name }) => name),
): Violation[] {
  return [
    ...names.flatMap((name) => checkValue(name, CONFIG_FIELDS[name], settings[name], context)),
    ...checkTogether(settings),
  ];
}

/** The same of a change, given that `after` is what it would make: what it gives is kept or refused, its password included. */
export function checkChange(
  change: SettingsChange,
  after: ConfigSettings,
  context: SettingsContext,
  names?: readonly SettingName[],
): Violation[] {
  const { password } = change;
  const isNew = typeof password === 'string' && password !== '' && after.hasPassword;
  return [
    ...checkGiven(change, after),
    ...checkSettings(after, context, names),
    ...(isNew ? checkStreamPassword(password) : []),
  ];
}

/** A password that viewers type. */
export function checkStreamPassword(password: string): Violation[] {
  const { least, most } = STREAM_PASSWORD_LENGTH;
  if (password.length < least || password.length > most) return [refusals.passwordLength];
  return isPlainText(password) ? [] : [refusals.characters('password', CONFIG_FIELDS.password)];
}

function checkValue(name: SettingName, field: ConfigField, value: FieldValue, context: SettingsContext): Violation[] {
  if (value === null) return [];
  if (typeof value === 'number' && (field.kind === 'whole' || field.kind === 'decimal')) {
    const isInside =
      value >= field.least && value <= field.most && (field.kind === 'decimal' || Number.isInteger(value));
    return isInside ? [] : [refusals.range(name, field, field.least, field.most, field.unit)];
  }
  if (typeof value === 'object' && field.kind === 'videos') {
    if (value.length > field.most) return [refusals.tooMany(name, field, field.most)];
    return value.flatMap((each) => checkAddress(name, field, each, field.mostEach, context)).slice(0, 1);
  }
  if (typeof value !== 'string') return [];
  switch (field.kind) {
    case 'text':
      return checkText(name, field, value, field.most, field.hasLines);
    case 'email':
      return isEmail(value) ? checkText(name, field, value, field.most) : [refusals.email(name)];
    case 'image':
      return checkAddress(name, field, value, field.most, context);
    case 'instant':
      return readInstant(value) === undefined ? [refusals.instant(name, field)] : [];
    case 'choice':
      return field.choices.some((choice) => choice.value === value) ? [] : [refusals.choice(name, field)];
    default:
      return [];
  }
}

function checkText(name: SettingName, field: ConfigField, value: string, most: number, hasLines = false): Violation[] {
  if (value.length > most) return [refusals.tooLong(name, field, most)];
  return isPlainText(value, hasLines) ? [] : [refusals.characters(name, field)];
}

function checkAddress(
  name: SettingName,
  field: ConfigField,
  address: string,
  most: number,
  context: SettingsContext,
): Violation[] {
  const violations = checkText(name, field, address, most);
  if (violations.length > 0) return violations;
  if (!isMediaAddress(address, context)) return [refusals.address(name, field)];
  return field.kind === 'videos' && !isVideoAddress(address) ? [refusals.video(name)] : [];
}

function checkTogether(settings: ConfigSettings): Violation[] {
  const { resolutionWidth, resolutionHeight, emulatedLatitude, emulatedLongitude } = CONFIG_FIELDS;
  const isCustom = settings.resolution === 'CUSTOM';
  const [latitude, longitude] = [settings.emulatedLatitude, settings.emulatedLongitude];
  return [
    settings.hasLinkExpiry && settings.linkExpiresAt === null && refusals.expiryMissing,
    settings.requiresPassword && !settings.hasPassword && refusals.passwordMissing,
    isCustom && settings.resolutionWidth === null && refusals.sizeMissing('resolutionWidth', resolutionWidth),
    isCustom && settings.resolutionHeight === null && refusals.sizeMissing('resolutionHeight', resolutionHeight),
    settings.mailsOnCrash && settings.developersEmail === null && refusals.emailMissing,
    latitude === null && longitude !== null && refusals.pairMissing('emulatedLatitude', emulatedLatitude),
    longitude === null && latitude !== null && refusals.pairMissing('emulatedLongitude', emulatedLongitude),
    ...parseLaunchArguments(settings.launchArguments ?? '').violations,
  ].filter((each) => each !== false);
}
