import type { Violation } from '../kit/index.ts';
import { MAX_CONFIG_NAME_LENGTH } from './limits.ts';
import { configViolations } from './violations.ts';

/** Applications §3: every owner has this config; it is created if missing and cannot be edited or deleted. */
export const DEFAULT_CONFIG_NAME = 'default';

/**
 * Applications §3: names of documents stored next to the configs, in lower case. No config can have one of these names,
 * in any case.
 */
const RESERVED_NAMES: readonly string[] = [DEFAULT_CONFIG_NAME, 'usersinfo', 'infotoconstructurls'];

export const isReservedConfigName = (name: string): boolean => RESERVED_NAMES.includes(name.toLowerCase());

/** Applications §5: a config name is required, is not reserved, and has neither special characters nor spaces. */
export function checkConfigName(name: string): Violation[] {
  if (name.trim() === '' || isReservedConfigName(name.trim())) return [configViolations.nameUnusable];
  if (!/^[A-Za-z0-9_]+$/.test(name)) return [configViolations.nameCharacters];
  if (name.length > MAX_CONFIG_NAME_LENGTH) return [configViolations.nameTooLong];
  return [];
}

/** The name for a copy: `kiosk_copy`, `kiosk_copy_2` and so on; the first that is not taken. */
export function copyName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '_copy' : `_copy_${number}`;
    const candidate = name.slice(0, MAX_CONFIG_NAME_LENGTH - ending.length) + ending;
    if (!isTaken(candidate)) return candidate;
  }
}
