/** How long deleted items can be restored. */
export const BIN_DAYS = 30;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** When something deleted at that instant is permanently removed. */
export const binnedUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + BIN_DAYS * DAY_MILLISECONDS);

/** Items deleted before this instant have been permanently removed. */
export const goneBefore = (now: Date): Date => new Date(now.getTime() - BIN_DAYS * DAY_MILLISECONDS);
