import { violation } from '../kit/index.ts';
import { DELETE_WORD, RESTORE_DAYS } from './limits.ts';

/** Refusals of deleting an account (account §5) and of bringing it back. */
export const deletionViolations = {
  notConfirmed: violation(
    'DELETION_NOT_CONFIRMED',
    `Type ${DELETE_WORD} in capital letters to delete your account.`,
    'confirmation',
  ),
  accountDeleted: violation(
    'ACCOUNT_DELETED',
    `This account was deleted. Our support can restore it within ${RESTORE_DAYS} days of its deletion.`,
  ),
  notDeleted: violation('ACCOUNT_NOT_DELETED', 'This account is not deleted.', 'accountId'),
  removed: violation(
    'ACCOUNT_REMOVED',
    `This account was deleted more than ${RESTORE_DAYS} days ago. Its data is removed and cannot be restored.`,
    'accountId',
  ),
} as const;
