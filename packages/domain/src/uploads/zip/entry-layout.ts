/** The length of a directory entry before its name, extra data and comment. */
export const ENTRY_BYTES = 46;
