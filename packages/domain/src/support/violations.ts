import { violation } from '../kit/index.ts';
import { MAX_REASON_LENGTH } from './limits.ts';

export const supportViolations = {
  accountNotFound: violation('ACCOUNT_NOT_FOUND', 'This account does not exist.', 'accountId'),
  reasonMissing: violation('REASON_MISSING', 'Enter a reason. The customer reads it.', 'reason'),
  reasonTooLong: violation('REASON_TOO_LONG', `A reason has at most ${MAX_REASON_LENGTH} characters.`, 'reason'),
  reasonCharacters: violation('REASON_CHARACTERS', 'A reason is one line of readable characters.', 'reason'),
} as const;
