import { appViolations } from '../apps/index.ts';
import { violation } from '../kit/index.ts';
import { sessionViolations } from '../session/index.ts';
import {
  MAX_GRAPHIQL_TOKENS,
  MAX_KEY_NAME_LENGTH,
  MAX_KEYS,
  MAX_TOKEN_MINUTES,
  MAX_TOKEN_OBJECT_BYTES,
} from './limits.ts';

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
  onlyStreams: violation('KEY_ONLY_STREAMS', 'This key is for streams and cannot use the API.', 'apiKeyId'),
  graphiqlLimitReached: violation(
    'GRAPHIQL_LIMIT_REACHED',
    `GraphiQL was opened ${MAX_GRAPHIQL_TOKENS} times within an hour. Use a tab that is still open, or try again later.`,
  ),
} as const;

/** Refusals about tokens for clients; the first and third in the words of access §5. */
export const tokenViolations = {
  expiryMissing: violation('TOKEN_EXPIRY_MISSING', 'Enter Expiry Minutes', 'expiresInMinutes'),
  expiryRange: violation(
    'TOKEN_EXPIRY_RANGE',
    `Enter whole minutes, from 1 to ${MAX_TOKEN_MINUTES}.`,
    'expiresInMinutes',
  ),
  objectInvalid: violation('TOKEN_OBJECT_INVALID', 'Invalid JSON Object', 'object'),
  objectTooLarge: violation(
    'TOKEN_OBJECT_TOO_LARGE',
    `A JSON object has at most ${MAX_TOKEN_OBJECT_BYTES / 1024} KB.`,
    'object',
  ),
  emailFormat: violation(sessionViolations.emailFormat.code, sessionViolations.emailFormat.message, 'clientEmail'),
  invalid: violation('TOKEN_INVALID', 'This token is not valid, or it has expired.', 'token'),
  used: violation('TOKEN_USED', 'This token was redeemed before.', 'token'),
} as const;
