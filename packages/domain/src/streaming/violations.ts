import { isPlainText, violation } from '../kit/index.ts';
import type { Violation } from '../kit/index.ts';

export const streamingViolations = {
  notFound: violation(
    'STREAMING_SESSION_NOT_FOUND',
    'This session does not exist, or it is not yours.',
    'streamingSessionId',
  ),
  wordCharacters: violation(
    'END_WORD_CHARACTERS',
    'A word to the visitor must not contain invisible characters or characters that change the text direction.',
    'word',
  ),
} as const;

/** Whether a visitor may be shown that word. */
export const checkEndWord = (word: string): Violation[] =>
  isPlainText(word) ? [] : [streamingViolations.wordCharacters];
