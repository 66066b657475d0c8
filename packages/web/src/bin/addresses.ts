/** The page for restoring deleted items. */
export const binAddress = '/bin';
