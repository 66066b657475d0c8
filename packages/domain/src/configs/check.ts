import { isPlainText, type Violation } from '../kit/index.ts';
import { checkGiven } from './change.ts';
import { CONFIG_FIELDS, readableFields, type ConfigSettings, type SettingName, type SettingsChange } from './fields.ts';
import { checkValue, type SettingsContext } from './kinds.ts';
import { parseLaunchArguments } from './launch-arguments.ts';
import { STREAM_PASSWORD_LENGTH } from './limits.ts';
import { settingViolations as refusals } from './violations.ts';

/**
 * Whether settings may be saved: the limits of each named setting, and how they depend on each other. Without `names`,
 * all.
 */
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

/** The same for a change whose result is `after`: given values are saved or refused, the password included. */
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

/** Checks the password that viewers type. */
export function checkStreamPassword(password: string): Violation[] {
  const { least, most } = STREAM_PASSWORD_LENGTH;
  if (password.length < least || password.length > most) return [refusals.passwordLength];
  return isPlainText(password) ? [] : [refusals.characters('password', CONFIG_FIELDS.password)];
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
