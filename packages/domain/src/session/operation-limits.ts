import { KIB } from '../kit/bytes.ts';

/** The limits of one operation of the API, for every sender. Aliases and directives are counted as written. */
export const OPERATION_LIMITS = {
  /** Of a request or a message that carries it. */
  bytes: 256 * KIB,
  tokens: 1_000,
  depth: 14,
  aliases: 15,
  directives: 5,
  /** With every fragment expanded. The largest operation of the panel has about a hundred. */
  selections: 5_000,
  /** What it may cost. */
  points: 5_000,
} as const;
