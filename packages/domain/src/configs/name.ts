import type { Violation } from '../kit/index.ts';
import { MAX_CONFIG_NAME_LENGTH } from './limits.ts';
import { configViolations } from './violations.ts';

/** Applications §3: every owner has this config; it is made when missing and cannot be edited or deleted. */
export const DEFAULT_CONFIG_NAME = 'default';

/** Applications §3: names that the documents beside the configs have, in lower case. No config can be called so, in any case. */
const RESERVED_NAMES: readonly string[] = [DEFAULT_CONFIG_NAME, 'usersinfo', 'infotoconstructurls'];

export const isReservedConfigName = (name: string): boolean => RESERVED_NAMES.includes(name.toLowerCase());

/** Applications §5: a config name is there, is not reserved, and has neither special characters nor spaces. */
export function checkConfigName(name: string): Violation[] {
  if (name.trim() === '' || isReservedConfigName(name.trim())) return [configViolations.nameUnusable];
  if (!/^[A-Za-z0-9_]+$/.test(name)) return [configViolations.nameCharacters];
  if (name.length > MAX_CONFIG_NAME_LENGTH) return [configViolations.nameTooLong];
  return [];
}

/** The name for a copy: `kiosk_copy`, `kiosk_copy_2` …, one that `isTaken` does not know. */
export function copyName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '_copy' : `_copy_${number}`;
    const candidate = name.slice(0, MAX_CONFIG_NAME_LENGTH - ending.length) + ending;
    if (!isTaken(candidate)) return candidate;
  }
}
