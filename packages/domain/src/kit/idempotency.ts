/** Creates and whatever moves money honour a key for this long. */
export const IDEMPOTENCY_HOURS = 24;

/** In characters: long enough that nobody guesses another's, short enough to store. */
export const IDEMPOTENCY_KEY_LENGTH = { least: 8, most: 128 } as const;
