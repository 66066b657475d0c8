import { GIB, MIB } from '../kit/index.ts';

/*
 * What one stage of one upload may use. docs/adr/0013-bounds-of-a-stage.md says why these and what happens at each.
 */

/** A stage whose progress does not move for so long hangs: three tries come before the watch over what stands still ends the upload. */
export const STAGE_SILENCE_SECONDS = 8 * 60;
/** An attempt that was told to stop is waited for so long, then left to itself: it may write nothing any more. */
export const STAGE_GRACE_SECONDS = 5;

/** The time of a stage that handles nothing: opening, syncing, a test. */
export const STAGE_BASE_SECONDS = 15 * 60;
/** Slower than any disk that is not failing. */
export const SLOWEST_BYTES_PER_SECOND = 4 * MIB;

/** How long one attempt at a stage may take in all that reads or writes so many bytes. */
export const stageBudgetSeconds = (bytes: number): number => STAGE_BASE_SECONDS + bytes / SLOWEST_BYTES_PER_SECOND;

/** So many attempts may hang; the last one ends the upload. */
export const MAX_HANGS = 3;
/** With the pauses between them these take some minutes: long enough for a database or a disk that comes back. */
export const MAX_FAULTS = 20;
/** A stage that was begun so often and never came to an end, not even a fault, takes its worker down each time. */
export const MAX_ATTEMPTS = 50;

/** What stays free of each disk, so that parts, events and logs can still be written. */
export const DISK_RESERVE_BYTES = 1 * GIB;
/** What a file costs on disk beside its bytes: the rest of its last block, and its names. */
const FILE_OVERHEAD_BYTES = 8 * 1024;

/** What so many bytes in so many files and folders take on disk. */
export const diskBytes = (bytes: number, files: number): number => bytes + files * FILE_OVERHEAD_BYTES;

/** What must be free before a stage writes so many bytes in so many files and folders. */
export const roomNeeded = (bytes: number, files: number): number => diskBytes(bytes, files) + DISK_RESERVE_BYTES;

/** So often a stage looks whether there is room now. */
export const ROOM_RETRY_SECONDS = 30;
/** So long a stage waits for room on our disk before the upload ends; what was sent is kept then. */
export const ROOM_WAIT_SECONDS = 6 * 3600;

/** Stages of one kind that one worker runs at once, and of them those of one account, over all workers. */
export const STAGES_AT_ONCE = 2;
export const STAGES_AT_ONCE_PER_OWNER = 1;
/** Builds that are tested at once, by all workers together. */
export const TESTS_AT_ONCE = 2;
