/** What is sent in parts. Each kind says elsewhere what becomes of the file; the sending is the same for all. */
export const TRANSFER_KINDS = ['build', 'thumbnail', 'asset'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** `open` takes parts; `committed` has all of them, and nothing can be written to it any more; `ended` was given up. */
export const TRANSFER_STATES = ['open', 'committed', 'ended'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** Builds and files of the library hold their size of the customer's storage while they are sent. A thumbnail is small and never counts. */
const COUNTS_AS_STORAGE: Record<TransferKind, boolean> = { build: true, thumbnail: false, asset: true };

/** The kinds whose size is held while they are sent. */
export const RESERVING_KINDS = TRANSFER_KINDS.filter((kind) => COUNTS_AS_STORAGE[kind]);
