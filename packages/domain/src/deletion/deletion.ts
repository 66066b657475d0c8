import type { Violation } from '../kit/index.ts';
import { DELETE_WORD, RESTORE_DAYS } from './limits.ts';
import { deletionViolations } from './violations.ts';

/** Account §5: an account is deleted once its owner has typed exactly this word. */
export const isDeletionConfirmed = (typed: string): boolean => typed === DELETE_WORD;

export const checkDeletion = (typed: string): Violation[] =>
  isDeletionConfirmed(typed) ? [] : [deletionViolations.notConfirmed];

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Until when an account that was deleted at that instant can be restored. */
export const restorableUntil = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + RESTORE_DAYS * DAY_MILLISECONDS);

/** Accounts deleted at this instant or before can no longer be restored, and their data is removed. */
export const removedSince = (now: Date): Date => new Date(now.getTime() - RESTORE_DAYS * DAY_MILLISECONDS);

/** What is known of the deletion of an account. */
export interface Deletion {
  /** Null: it is not deleted. */
  deletedAt: Date | null;
  /** When the removal of its data began; null: it has not. */
  removalStartedAt: Date | null;
}

/** A deleted account can be restored until its time is over or the removal of its data has begun. */
export function checkRestoration({ deletedAt, removalStartedAt }: Deletion, now: Date): Violation[] {
  if (deletedAt === null) return [deletionViolations.notDeleted];
  const isOver = now >= restorableUntil(deletedAt);
  return isOver || removalStartedAt !== null ? [deletionViolations.removed] : [];
}
