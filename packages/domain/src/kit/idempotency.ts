import { violation } from './violation.ts';

/** Creates and whatever moves money honour a key for this long. */
export const IDEMPOTENCY_HOURS = 24;

/** In characters: long enough that nobody guesses another's, short enough to store. */
export const IDEMPOTENCY_KEY_LENGTH = { least: 8, most: 128 } as const;

export const idempotencyKeyReused = violation(
  'IDEMPOTENCY_KEY_REUSED',
  'This idempotency key was used with other input. Use a new key for a new request.',
  'idempotencyKey',
);
