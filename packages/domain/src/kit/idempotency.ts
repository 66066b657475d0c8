/** Create calls, and everything that moves money, honour a key for this long. */
export const IDEMPOTENCY_HOURS = 24;

/** In characters: too long to guess, short enough to store. */
export const IDEMPOTENCY_KEY_LENGTH = { least: 8, most: 128 } as const;
