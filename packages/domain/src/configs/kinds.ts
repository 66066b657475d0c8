import { isMediaAddress, isVideoAddress } from '../assets/index.ts';
import { isPlainText, type Violation } from '../kit/index.ts';
import { isEmail } from '../session/index.ts';
import type { ConfigField, FieldKind, FieldValue } from './field.ts';
import type { SettingName } from './fields.ts';
import { settingViolations as refusals } from './violations.ts';
import { distinct, readDecimal, readFlag, readInstant, readText, readWhole, writeDecimal } from './wire.ts';

/**
 * What the checks need besides the settings: the origin of the account’s own pictures and videos, which may use plain
 * http.
 */
export interface SettingsContext {
  filesOrigin: string | null;
}

type Kind = FieldKind['kind'];
type Of<K extends Kind> = Extract<ConfigField, { kind: K }>;

/** The value type of each kind, when set. */
interface Values {
  flag: boolean;
  whole: number;
  decimal: number;
  text: string;
  email: string;
  instant: string;
  choice: string;
  image: string;
  videos: readonly string[];
  secret: string;
}

/** Everything that depends on the kind of a setting. Unset values are null, and only `read` sees them. */
interface KindRules<K extends Kind> {
  /** Reads a key of the wire document; undefined if the field cannot have this value. */
  read: (raw: unknown, field: Of<K>) => FieldValue | undefined;
  /** The value in the wire document. */
  write: (value: Values[K], field: Of<K>) => string | readonly string[];
  /** Normalises a given value, so that equal meanings have one form. What cannot be normalised is left for `check`. */
  tidy: (value: Values[K]) => FieldValue;
  /** Why the value may not be saved. */
  check: (value: Values[K], field: Of<K>, name: SettingName, context: SettingsContext) => Violation[];
  /** The value as people read it: 'On', '15 minutes', 'Hovering', an address, an instant in ISO 8601. */
  tell: (value: Values[K], field: Of<K>) => string | null;
}

/** Nine digits of a degree are a tenth of a millimetre; the wire document has no exponents. */
const DECIMALS = 9;

const KINDS: { readonly [K in Kind]: KindRules<K> } = {
  flag: {
    read: readFlag,
    write: (value) => (value ? '1' : '0'),
    tidy: (value) => value,
    check: () => [],
    tell: (value) => (value ? 'On' : 'Off'),
  },
  whole: {
    read: readWhole,
    write: (value, { suffix = '' }) => `${value}${suffix}`,
    tidy: (value) => value,
    check: (value, field, name) => (Number.isInteger(value) ? checkRange(value, field, name) : outside(field, name)),
    tell: (value, { unit }) => `${value} ${unit}`,
  },
  decimal: {
    read: readDecimal,
    write: writeDecimal,
    // Adding 0 turns -0 into 0; -0 would read back as 0.
    tidy: (value) => Number(value.toFixed(DECIMALS)) + 0,
    check: checkRange,
    tell: (value, { unit }) => `${value} ${unit}`,
  },
  text: {
    read: readText,
    write: (value) => value,
    tidy: (value) => value || null,
    check: (value, field, name) => checkText(value, field, name, field.hasLines),
    tell: (value) => value,
  },
  email: {
    read: readText,
    write: (value) => value,
    tidy: (value) => value.trim() || null,
    check: (value, field, name) => (isEmail(value) ? checkText(value, field, name) : [refusals.email(name)]),
    tell: (value) => value,
  },
  instant: {
    read: (raw) => (raw === '' || raw === null ? null : readInstant(raw)),
    write: (value) => value.slice(0, 'yyyy-mm-ddThh:mm'.length),
    tidy: (value) => (value === '' ? null : (readInstant(value) ?? value)),
    check: (value, field, name) => (readInstant(value) === undefined ? [refusals.instant(name, field)] : []),
    tell: (value) => value,
  },
  choice: {
    read: (raw, { choices }) =>
      choices.find(({ wire }) => wire === (typeof raw === 'number' ? String(raw) : raw))?.value,
    write: (value, { choices }) => choices.find((choice) => choice.value === value)?.wire ?? '',
    tidy: (value) => value || null,
    check: (value, field, name) =>
      field.choices.some((choice) => choice.value === value) ? [] : [refusals.choice(name, field)],
    tell: (value, { choices }) => choices.find((choice) => choice.value === value)?.label ?? value,
  },
  image: {
    read: readText,
    write: (value) => value,
    tidy: (value) => value.trim() || null,
    check: checkAddress,
    tell: (value) => value,
  },
  videos: {
    read: (raw) => (Array.isArray(raw) && raw.every((each) => typeof each === 'string') ? distinct(raw) : undefined),
    write: (value) => value,
    tidy: (value) => distinct(value.map((each) => each.trim()).filter(Boolean)),
    check: checkVideos,
    tell: (value) => (value.length === 0 ? null : value.join('\n')),
  },
  // Stored as a hash outside the settings: no document contains it and nothing returns it.
  secret: {
    read: () => undefined,
    write: () => '',
    tidy: (value) => value || null,
    check: () => [],
    tell: () => null,
  },
};

/** The value of a key of the wire document, or undefined if it is missing or not a value of its field. */
export const readWire = (field: ConfigField, raw: unknown): FieldValue | undefined => rulesOf(field).read(raw, field);

/** The value in the wire document: flags and numbers as text, unset values as an empty text. */
export const writeWire = (field: ConfigField, value: FieldValue): string | readonly string[] =>
  value === null ? '' : rulesOf(field).write(value, field);

/** Normalises a given value of a setting. */
export const tidy = (field: ConfigField, value: FieldValue): FieldValue =>
  value === null ? field.fallback : rulesOf(field).tidy(value);

export const checkValue = (
  name: SettingName,
  field: ConfigField,
  value: FieldValue,
  context: SettingsContext,
): Violation[] => (value === null ? [] : rulesOf(field).check(value, field, name, context));

/** A value as people read it; null if not set. */
export const valueInWords = (field: ConfigField, value: FieldValue): string | null =>
  value === null ? null : rulesOf(field).tell(value, field);

/** The rules for a field, whose values are of its kind; the contract and the catalogue guarantee that. */
interface AnyRules {
  read: (raw: unknown, field: ConfigField) => FieldValue | undefined;
  write: (value: NonNullable<FieldValue>, field: ConfigField) => string | readonly string[];
  tidy: (value: NonNullable<FieldValue>) => FieldValue;
  check: (
    value: NonNullable<FieldValue>,
    field: ConfigField,
    name: SettingName,
    context: SettingsContext,
  ) => Violation[];
  tell: (value: NonNullable<FieldValue>, field: ConfigField) => string | null;
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not see that the row found by a kind is the row for it
const rulesOf = (field: ConfigField): AnyRules => KINDS[field.kind] as unknown as AnyRules;

function checkRange(value: number, field: Of<'whole' | 'decimal'>, name: SettingName): Violation[] {
  return value >= field.least && value <= field.most ? [] : outside(field, name);
}

const outside = (field: Of<'whole' | 'decimal'>, name: SettingName): Violation[] => [
  refusals.range(name, field, field.least, field.most, field.unit),
];

function checkText(
  value: string,
  field: ConfigField & { most: number },
  name: SettingName,
  hasLines = false,
): Violation[] {
  if (value.length > field.most) return [refusals.tooLong(name, field, field.most)];
  return isPlainText(value, hasLines) ? [] : [refusals.characters(name, field)];
}

function checkAddress(
  address: string,
  field: ConfigField & { most: number },
  name: SettingName,
  context: SettingsContext,
): Violation[] {
  const violations = checkText(address, field, name);
  if (violations.length > 0) return violations;
  return isMediaAddress(address, context) ? [] : [refusals.address(name, field)];
}

/** Reports the first invalid one. */
function checkVideos(
  videos: readonly string[],
  field: Of<'videos'>,
  name: SettingName,
  context: SettingsContext,
): Violation[] {
  if (videos.length > field.most) return [refusals.tooMany(name, field, field.most)];
  const each = { ...field, most: field.mostEach };
  return videos
    .flatMap((address) => {
      const violations = checkAddress(address, each, name, context);
      return violations.length > 0 || isVideoAddress(address) ? violations : [refusals.video(name)];
    })
    .slice(0, 1);
}
