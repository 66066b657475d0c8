/** Entries of the audit log are kept for at least this long. */
export const AUDIT_MONTHS = 24;

/** The network address of an entry is deleted after this. */
export const AUDIT_ADDRESS_DAYS = 30;

/** In characters: a longer value of a changed field is cut, with a note of its length. */
export const MAX_AUDIT_VALUE = 500;

/** In bytes of JSON: fields beyond it are left out of an entry, with a note of how many. */
export const MAX_AUDIT_CHANGES_BYTES = 8192;

/** Counting stops here, and a search by name looks no further back. */
export const MOST_AUDIT_ENTRIES_COUNTED = 10_000;

/** An export has at most this many entries: the newest that match its filter. */
export const MOST_AUDIT_ENTRIES_EXPORTED = 100_000;
