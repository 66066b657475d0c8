/** How long deleted items can be restored. */
export const BIN_DAYS = 30;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** When something that was deleted at that instant goes for good. */
export const binnedUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + BIN_DAYS * DAY_MILLISECONDS);

/** What was deleted before this instant is gone for good. */
export const goneBefore = (now: Date): Date => new Date(now.getTime() - BIN_DAYS * DAY_MILLISECONDS);
