/** What somebody types to delete their account. */
export const DELETE_WORD = 'DELETE';

/** How long a deleted account can be restored. Afterwards its data is removed. */
export const RESTORE_DAYS = 30;
