/** What an entry of the directory takes before its name, its extra data and its comment. */
export const ENTRY_BYTES = 46;
