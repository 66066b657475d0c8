/** Refusals that any area may return: when each occurs, and what to do. */
export const generalCodes = {
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used with other input. Use a new key for a new request.',
  FILE_NAME_CHARACTERS: 'The name of the file has characters that can’t be shown. Rename the file.',
} as const;
