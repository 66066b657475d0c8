import { GIB, MIB } from '../kit/index.ts';

/** Applications §5 and §9: 51200 MB. */
export const MAX_UPLOAD_BYTES = 50 * GIB;
/** The same as text. */
export const MAX_UPLOAD_SIZE = `${MAX_UPLOAD_BYTES / GIB} GB`;

/**
 * The part size if nothing is known about the client’s connection. 50 GB is 3,200 of them. Smaller parts cost more
 * requests than they save when a connection breaks; larger ones leave a slow connection without an acknowledgement for
 * minutes. Otherwise see `partBytesFor`.
 */
export const PART_BYTES = 16 * MIB;

export const MIN_PART_BYTES = 4 * MIB;
/**
 * Four lanes of these are 64 MiB: the amount that is sent again when a service dies, and held in memory while it is
 * hashed. Larger parts are not faster.
 */
export const MAX_PART_BYTES = 16 * MIB;

/** Each part has a row and a link, and cloud stores accept no more parts per object. */
export const MAX_PARTS = 10_000;

/** How long one part should take on its lane. */
export const SECONDS_PER_PART = 8;

/** Applications §9: a part link is valid for this long and can be requested again. */
export const PART_LINK_SECONDS = 15 * 60;

/** How many part links one call signs. Four lanes use them up within minutes, well before they expire. */
export const MAX_PARTS_SIGNED_AT_ONCE = 64;

/** An upload that receives nothing for this long expires and frees its reserved storage. */
export const UPLOAD_EXPIRY_DAYS = 7;

/** How many unfinished uploads an account may have at once. */
export const MAX_UNFINISHED_UPLOADS = 100;

/** How often one upload can be retried. After that many failures it would fail again, and it occupies storage. */
export const MAX_RETRIES = 10;

/** Applications §4 and §9: no byte for this long while a client is awake, online and sending is a stall. */
export const STALL_SECONDS = 120;
/** Applications §9: the same while an admin simulates it. */
export const SIMULATED_STALL_SECONDS = 20;

/**
 * How often a sending client sends a heartbeat. Two missed ones end the series: the client is asleep, offline or gone.
 */
export const HEARTBEAT_SECONDS = 30;
