/** Refusals that any area may return: when each occurs, and what to do. */
export const generalCodes = {
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used with other input. Use a new key for a new request.',
  PAGE_BOTH_WAYS:
    'A list was requested from its start and from its end at once. Use `first` and `after`, or `last` and `before`.',
  CURSOR_MALFORMED:
    'The cursor does not belong to this list. Use one that the same list returned, or start without one.',
  FILE_NAME_CHARACTERS: 'The name of the file has characters that can’t be shown. Rename the file.',
} as const;
