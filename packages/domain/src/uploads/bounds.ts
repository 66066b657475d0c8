import { GIB, MIB } from '../kit/index.ts';

/*
 * The resource limits of one stage of one upload. docs/adr/0013-bounds-of-a-stage.md explains them and what happens at
 * each.
 */

/** A stage without progress for this long hangs. Three attempts fit before the stuck monitor ends the upload. */
export const STAGE_SILENCE_SECONDS = 8 * 60;
/** How long a stopped attempt may take to finish. After that it is abandoned; it can no longer write anything. */
export const STAGE_GRACE_SECONDS = 5;

/** The time budget of a stage that processes no bytes: opening, syncing, a test. */
export const STAGE_BASE_SECONDS = 15 * 60;
/** Slower than any healthy disk. */
export const SLOWEST_BYTES_PER_SECOND = 4 * MIB;

/** The time budget of an attempt at a stage that reads or writes this many bytes in all. */
export const stageBudgetSeconds = (bytes: number): number => STAGE_BASE_SECONDS + bytes / SLOWEST_BYTES_PER_SECOND;

/** How many attempts may hang; the last one ends the upload. */
export const MAX_HANGS = 3;
/** With the pauses between them these take some minutes: long enough for a database or a disk to recover. */
export const MAX_FAULTS = 20;
/** A stage that was started this often without ending, not even in a fault, probably crashes its worker each time. */
export const MAX_ATTEMPTS = 50;

/** The space kept free on each disk, so that parts, events and logs can still be written. */
export const DISK_RESERVE_BYTES = 1 * GIB;
/** The disk overhead of a file: the rest of its last block, and its names. */
const FILE_OVERHEAD_BYTES = 8 * 1024;

/** The disk space of this many bytes in this many files and folders. */
export const diskBytes = (bytes: number, files: number): number => bytes + files * FILE_OVERHEAD_BYTES;

/** The space that must be free before a stage writes this many bytes in this many files and folders. */
export const roomNeeded = (bytes: number, files: number): number => diskBytes(bytes, files) + DISK_RESERVE_BYTES;

/** How often a stage checks whether there is space again. */
export const ROOM_RETRY_SECONDS = 30;
/** How long a stage waits for disk space before the upload fails. What was sent is kept then. */
export const ROOM_WAIT_SECONDS = 6 * 3600;

/** How many stages of one kind a worker runs at once, and how many of them per account over all workers. */
export const STAGES_AT_ONCE = 2;
export const STAGES_AT_ONCE_PER_OWNER = 1;
/**
 * How many builds are started for a test at once over all workers, and how many of one account: less than all of them,
 * because a build that never registers takes minutes, and whoever comes meanwhile is tested beside it. Builds that are
 * only inspected do not count and do not wait.
 */
export const TESTS_AT_ONCE = 2;
export const TESTS_AT_ONCE_PER_OWNER = 1;
