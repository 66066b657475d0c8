import type { RefusalCode } from './codes/refusals.ts';

/**
 * A refusal that the customer can put right: a stable code for programs, the product’s exact words, and the input field
 * concerned (a path, `[]` if it concerns no single field). `figures` carries numbers that a screen needs, each with its
 * unit in its name.
 */
export interface Violation<Code extends RefusalCode = RefusalCode> {
  code: Code;
  message: string;
  field: string[];
  figures?: Record<string, number>;
}

/** A violation with fixed words and a fixed field. */
export function violation<Code extends RefusalCode>(code: Code, message: string, ...field: string[]): Violation<Code> {
  return { code, message, field };
}
