import { isPlainText, type Violation } from '../kit/index.ts';
import {
  asSettings,
  CONFIG_FIELDS,
  readableFields,
  type ConfigSettings,
  type SettingName,
  type SettingsChange,
} from './fields.ts';
import { withoutPasswords } from './passwords.ts';
import { MAX_DOCUMENT_LENGTH, MAX_DOCUMENT_DEPTH } from './limits.ts';
import { configViolations, documentViolations } from './violations.ts';
import { readWire, writeWire } from './kinds.ts';
import type { WireDocument } from './wire.ts';

/** The owner of a config follows from where it is stored, never from the document. */
const IDENTITY_KEYS: readonly string[] = ['owner', 'id'];
const HOSTILE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** The contents of an imported document; empty if it is refused. */
export interface ParsedDocument {
  document: WireDocument;
  password: string | undefined;
  /**
   * The paths of values that were dropped because they look like a password. Only the document’s own password is
   * accepted.
   */
  left: string[][];
  violations: Violation[];
}

/**
 * Reads a document given as JSON: `{configName, data}` or only the data. The password is taken out and returned
 * separately; anything else that looks like a password is dropped, because nobody would hash or hide it. Refuses
 * documents that are not an object, are too large or too deep, contain dangerous keys or characters, or hold a value
 * that its field cannot have.
 */
export function parseDocument(text: string): ParsedDocument {
  if (text.length > MAX_DOCUMENT_LENGTH) return refused(configViolations.documentTooLarge);
  const parsed = parseJson(text);
  if (!isObject(parsed)) return refused(configViolations.documentUnreadable);
  const hostile = findHostile(parsed, []);
  if (hostile) return refused(hostile);
  const data = isObject(parsed['data']) ? parsed['data'] : parsed;
  const unreadable = readableFields.filter(
    ({ field }) => Object.hasOwn(data, field.wire) && readWire(field, data[field.wire]) === undefined,
  );
  if (unreadable.length > 0) return refused(...unreadable.map(({ field }) => documentViolations.value(field)));
  const { [CONFIG_FIELDS.password.wire]: given, ...rest } = data;
  const password = typeof given === 'string' ? given || undefined : undefined;
  const { document, left } = withoutPasswords(typeof given === 'string' ? rest : data);
  return {
    document: Object.fromEntries(Object.entries(document).filter(([key]) => !IDENTITY_KEYS.includes(key))),
    password,
    left,
    violations: [],
  };
}

/** The settings that a document contains, by name; settings missing from it are left out. */
export function givenSettings(document: WireDocument): SettingsChange {
  const given = readableFields.filter(({ field }) => Object.hasOwn(document, field.wire));
  return Object.fromEntries(given.map(({ name, field }) => [name, readWire(field, document[field.wire])]));
}

/** The settings of a stored document. Missing or unreadable values count as the default. */
export function readDocument(document: WireDocument, hasPassword: boolean): ConfigSettings {
  const values = readableFields.map(({ name, field }) => {
    const raw = Object.hasOwn(document, field.wire) ? document[field.wire] : undefined;
    return [name, readWire(field, raw) ?? field.fallback] as const;
  });
  return asSettings(Object.fromEntries(values), hasPassword);
}

/** The part of a document that holds our settings. `readDocument` reads the same from it as from the whole one. */
export function settingsPart(document: WireDocument): WireDocument {
  const given = readableFields.filter(({ field }) => Object.hasOwn(document, field.wire));
  return Object.fromEntries(given.map(({ field }) => [field.wire, document[field.wire]]));
}

/** The document with other settings. Unknown keys come with an import and never change afterwards, so they stay. */
export function withSettings(document: WireDocument, settings: WireDocument): WireDocument {
  const others = Object.entries(document).filter(([key]) => !readableKeys.has(key));
  return { ...Object.fromEntries(others), ...settings };
}

/** The document with these settings written into it, by name; everything else stays. */
export function writeDocument(
  document: WireDocument,
  settings: ConfigSettings,
  names: readonly SettingName[],
): WireDocument {
  const written = names.map((name) => [CONFIG_FIELDS[name].wire, writeWire(CONFIG_FIELDS[name], settings[name])]);
  return { ...document, ...Object.fromEntries(written) };
}

/**
 * The complete document as we send it: every key that a player may ask for in the order of the catalogue, then unknown
 * keys, and never a password. Players also read `appName`; a config belongs to no application, so it is empty unless
 * somebody set it.
 */
export function completeDocument(document: WireDocument): WireDocument {
  const settings = readDocument(document, false);
  const defaults = writeDocument({}, settings, readableNames);
  const whole: WireDocument = { ...defaults, appName: '', ...document };
  const { [CONFIG_FIELDS.password.wire]: _never, ...rest } = whole;
  return rest;
}

const readableKeys: ReadonlySet<string> = new Set(readableFields.map(({ field }) => field.wire));
const readableNames = readableFields.map(({ name }) => name);

const refused = (...violations: Violation[]): ParsedDocument => ({
  document: {},
  password: undefined,
  left: [],
  violations,
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text that is not JSON is refused as not being an object.
    return undefined;
  }
}

function findHostile(value: unknown, path: readonly string[]): Violation | undefined {
  if (typeof value === 'string') return isPlainText(value, true) ? undefined : documentViolations.characters(path);
  if (typeof value === 'number') return isExact(value) ? undefined : documentViolations.number(path);
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= MAX_DOCUMENT_DEPTH) return configViolations.documentTooDeep;
  for (const [key, inner] of Object.entries(value)) {
    if (HOSTILE_KEYS.includes(key)) return documentViolations.key([...path, key]);
    if (!isPlainText(key)) return documentViolations.characters(path);
    const found = findHostile(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

const isExact = (value: number): boolean =>
  Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
