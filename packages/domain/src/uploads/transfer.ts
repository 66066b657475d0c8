/** What is sent in parts. What happens to the file depends on its kind; sending is the same for all. */
export const TRANSFER_KINDS = ['build', 'thumbnail', 'asset'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** `open` accepts parts; `committed` has all of them and is read-only; `ended` was cancelled or expired. */
export const TRANSFER_STATES = ['open', 'committed', 'ended'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/**
 * Builds and library files reserve their size of the customer’s storage while they are sent. A thumbnail is small and
 * never counts.
 */
const COUNTS_AS_STORAGE: Record<TransferKind, boolean> = { build: true, thumbnail: false, asset: true };

/** The kinds whose size is reserved while they are sent. */
export const RESERVING_KINDS = TRANSFER_KINDS.filter((kind) => COUNTS_AS_STORAGE[kind]);
