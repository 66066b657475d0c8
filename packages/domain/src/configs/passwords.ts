import { CONFIG_FIELDS } from './fields.ts';
import type { WireDocument } from './wire.ts';

/**
 * The document without anything that looks like a password, at any depth and in any spelling, and the paths of what was
 * dropped.
 */
export function withoutPasswords(document: WireDocument): { document: WireDocument; left: string[][] } {
  const left: string[][] = [];
  return { document: cleanObject(document, [], left), left };
}

function cleanObject(value: object, path: readonly string[], left: string[][]): Record<string, unknown> {
  const kept: Array<[string, unknown]> = [];
  for (const [key, inner] of Object.entries(value)) {
    if (looksLikePassword(key)) left.push([...path, key]);
    else kept.push([key, clean(inner, [...path, key], left)]);
  }
  return Object.fromEntries(kept);
}

function clean(value: unknown, path: readonly string[], left: string[][]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown, index) => clean(each, [...path, String(index)], left));
  return cleanObject(value, path, left);
}

/** Separators do not matter: with a dash or a space it is still a password. */
const looksLikePassword = (key: string): boolean =>
  key.replaceAll(/[^a-z]/gi, '').toLowerCase() === CONFIG_FIELDS.password.wire.toLowerCase();
