import { violation } from '../kit/index.ts';
import { MAX_CASE_HOURS, MAX_CONSENT_NAME, MAX_REASON_LENGTH, MIN_CASE_REASON_LENGTH } from './limits.ts';

export const supportViolations = {
  customerNotFound: violation('ACCOUNT_NOT_FOUND', 'No account matches. Check the spelling.', 'by'),
  tooManyLookUps: violation('TOO_MANY_ATTEMPTS', 'You looked up too many accounts. Try again later.', 'by'),
  caseNotFound: violation('CASE_NOT_FOUND', 'This case does not exist, or a colleague opened it.', 'caseId'),
  caseEnded: violation('CASE_ENDED', 'This case has ended. Open a new one.', 'caseId'),
  caseAgeLimit: violation(
    'CASE_AGE_LIMIT',
    `A case lasts at most ${MAX_CASE_HOURS} hours. Open a new one when it ends.`,
    'caseId',
  ),
  consentMissing: violation(
    'CONSENT_MISSING',
    'The customer has not allowed this. Ask them, and record their consent in the case.',
    'caseId',
  ),
  consentGivenByMissing: violation('CONSENT_GIVEN_BY_MISSING', 'Enter who allowed it.', 'givenBy'),
  consentGivenByUnusable: violation(
    'CONSENT_GIVEN_BY_UNUSABLE',
    `Use at most ${MAX_CONSENT_NAME} readable characters.`,
    'givenBy',
  ),
  consentNoteUnusable: violation(
    'CONSENT_NOTE_UNUSABLE',
    `A note is one line of at most ${MAX_REASON_LENGTH} readable characters.`,
    'note',
  ),
  reasonMissing: violation('REASON_MISSING', 'Enter a reason. The customer reads it.', 'reason'),
  reasonTooShort: violation(
    'REASON_TOO_SHORT',
    `A reason has at least ${MIN_CASE_REASON_LENGTH} characters.`,
    'reason',
  ),
  reasonTooLong: violation('REASON_TOO_LONG', `A reason has at most ${MAX_REASON_LENGTH} characters.`, 'reason'),
  reasonCharacters: violation('REASON_CHARACTERS', 'A reason is one line of readable characters.', 'reason'),
} as const;
