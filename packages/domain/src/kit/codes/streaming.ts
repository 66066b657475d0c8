/** Refusals about sessions of visitors: when each occurs, and what to do. */
export const streamingCodes = {
  STREAMING_SESSION_NOT_FOUND: 'The session doesn’t exist, or belongs to another account. Check the id.',
  END_WORD_CHARACTERS: 'The word to the visitor has invisible characters. Remove them.',
} as const;
