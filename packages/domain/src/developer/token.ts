import { utf8Bytes, type Violation } from '../kit/index.ts';
import { isEmail } from '../session/index.ts';
import { MAX_TOKEN_MINUTES, MAX_TOKEN_OBJECT_BYTES } from './limits.ts';
import { tokenViolations } from './violations.ts';

/** What a token for a client is to hold; `object` is JSON as text. */
export interface NewToken {
  clientEmail: string;
  expiresInMinutes: number | null;
  object: string;
}

/** Access §5, with a limit for the object and a maximum expiry. */
export function checkToken({ clientEmail, expiresInMinutes, object }: NewToken): Violation[] {
  return [
    ...(isEmail(clientEmail) ? [] : [tokenViolations.emailFormat]),
    ...checkMinutes(expiresInMinutes),
    ...checkObject(object),
  ];
}

function checkMinutes(minutes: number | null): Violation[] {
  if (minutes === null) return [tokenViolations.expiryMissing];
  const isWithin = Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_TOKEN_MINUTES;
  return isWithin ? [] : [tokenViolations.expiryRange];
}

function checkObject(text: string): Violation[] {
  if (utf8Bytes(text) > MAX_TOKEN_OBJECT_BYTES) return [tokenViolations.objectTooLarge];
  return readTokenObject(text) === null ? [tokenViolations.objectInvalid] : [];
}

/** The object that the text describes; null if it is anything else. */
export function readTokenObject(text: string): object | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && !Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
