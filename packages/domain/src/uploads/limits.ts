import { GIB, MIB } from '../kit/index.ts';

/** Applications §5 and §9: 51200 MB. */
export const MAX_UPLOAD_BYTES = 50 * GIB;
/** The same, as texts say it. */
export const MAX_UPLOAD_SIZE = `${MAX_UPLOAD_BYTES / GIB} GB`;

/**
 * One part where nothing is known of the sender's line. 50 GB is 3,200 of them; smaller parts cost more requests than they save when a
 * line breaks, larger ones leave a slow line without an acknowledgement for minutes. What is known of a line: `partBytesFor`.
 */
export const PART_BYTES = 16 * MIB;

export const MIN_PART_BYTES = 4 * MIB;
/** Four lanes of these are 64 MiB: what is sent again when a service dies, and held in memory while it is hashed. Larger ones are not faster. */
export const MAX_PART_BYTES = 16 * MIB;

/** Each has a row and a link of its own, and cloud stores take no more of them in one object. */
export const MAX_PARTS = 10_000;

/** How long one part should take on its lane. */
export const SECONDS_PER_PART = 8;

/** Applications §9: a part link is good for this long and can be asked for again. */
export const PART_LINK_SECONDS = 15 * 60;

/** How many part links one call signs. Four lanes use them up in some minutes, well before they expire. */
export const MAX_PARTS_SIGNED_AT_ONCE = 64;

/** An upload that received nothing for this long gives its reserved storage back. */
export const UPLOAD_EXPIRY_DAYS = 7;

/** How many uploads of one account may be under way at once. */
export const MAX_UNFINISHED_UPLOADS = 100;

/** How often one upload can be tried again. What failed so often fails once more, and its storage is somebody's. */
export const MAX_RETRIES = 10;

/** Applications §4 and §9: no byte for so long, while a client is awake, online and sending, is a stall. */
export const STALL_SECONDS = 120;
/** Applications §9: the same while an administrator simulates it. */
export const SIMULATED_STALL_SECONDS = 20;

/** How often a client that sends says so. Two that fail to come end the series: it sleeps, is offline or gone. */
export const HEARTBEAT_SECONDS = 30;
