import { isMediaAddress, isVideoAddress } from '../assets/index.ts';
import { isPlainText, type Violation } from '../kit/index.ts';
import { isEmail } from '../session/index.ts';
import type { ConfigField, FieldKind, FieldValue } from './field.ts';
import type { SettingName } from './fields.ts';
import { settingViolations as refusals } from './violations.ts';
import { distinct, readDecimal, readFlag, readInstant, readText, readWhole, writeDecimal } from './wire.ts';

/** What there is besides the settings: the origin that the account's own pictures and films come from, which may be plain http. */
export interface SettingsContext {
  filesOrigin: string | null;
}

type Kind = FieldKind['kind'];
type Of<K extends Kind> = Extract<ConfigField, { kind: K }>;

/** What a setting of each kind holds when it is set. */
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

/** All that is done with a setting because of its kind. What is not set is null, and comes to none of these but `read`. */
interface KindRules<K extends Kind> {
  /** What a key of the wire document says; undefined when that is nothing that the field can be. */
  read: (raw: unknown, field: Of<K>) => FieldValue | undefined;
  /** How it stands in the wire document. */
  write: (value: Values[K], field: Of<K>) => string | readonly string[];
  /** What is kept of what somebody gives: one form for what means the same. What cannot be tidied is left to `check`. */
  tidy: (value: Values[K]) => FieldValue;
  /** Why it may not be saved. */
  check: (value: Values[K], field: Of<K>, name: SettingName, context: SettingsContext) => Violation[];
  /** As people read it: 'On', '15 minutes', 'Hovering', an address, an instant in ISO 8601. */
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
    // Added to, or it would be -0, which reads back as 0.
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
  // It is kept as a hash beside the settings: no document has it, and nothing tells it.
  secret: {
    read: () => undefined,
    write: () => '',
    tidy: (value) => value || null,
    check: () => [],
    tell: () => null,
  },
};

/** What a key of the wire document says, or undefined when it is not there or nothing that its field can be. */
export const readWire = (field: ConfigField, raw: unknown): FieldValue | undefined => rulesOf(field).read(raw, field);

/** How a value stands in the wire document: flags and numbers as texts, what is not set as an empty one. */
export const writeWire = (field: ConfigField, value: FieldValue): string | readonly string[] =>
  value === null ? '' : rulesOf(field).write(value, field);

/** What is kept of what is given for a setting. */
export const tidy = (field: ConfigField, value: FieldValue): FieldValue =>
  value === null ? field.fallback : rulesOf(field).tidy(value);

export const checkValue = (
  name: SettingName,
  field: ConfigField,
  value: FieldValue,
  context: SettingsContext,
): Violation[] => (value === null ? [] : rulesOf(field).check(value, field, name, context));

/** A value as people read it; null when nothing is set. */
export const valueInWords = (field: ConfigField, value: FieldValue): string | null =>
  value === null ? null : rulesOf(field).tell(value, field);

/** The row of the table for a field, whose values are of its kind: the contract and the catalogue see to that. */
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

/** The first that is wrong is told. */
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
