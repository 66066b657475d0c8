import { appViolations } from '../apps/index.ts';
import { violation } from '../kit/index.ts';
import { MAX_KEY_NAME_LENGTH, MAX_KEYS } from './limits.ts';

export const keyViolations = {
  notFound: violation('KEY_NOT_FOUND', 'This key does not exist, was revoked, or is not yours.', 'apiKeyId'),
  nameMissing: violation('KEY_NAME_MISSING', 'Give the key a name.', 'name'),
  nameCharacters: violation(
    'KEY_NAME_CHARACTERS',
    'A key name must not contain invisible characters or characters that change the text direction.',
    'name',
  ),
  nameTooLong: violation('KEY_NAME_TOO_LONG', `A key name has at most ${MAX_KEY_NAME_LENGTH} characters.`, 'name'),
  appNotFound: violation(appViolations.notFound.code, appViolations.notFound.message, 'appIds'),
  limitReached: violation(
    'KEY_LIMIT_REACHED',
    `An account has at most ${MAX_KEYS} active keys. Revoke one that you no longer use.`,
  ),
} as const;
