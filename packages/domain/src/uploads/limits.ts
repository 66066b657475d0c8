import { GIB, MIB } from '../kit/index.ts';

/** Applications §5 and §9: 51200 MB. */
export const MAX_UPLOAD_BYTES = 50 * GIB;

/**
 * One part of an upload. 50 GB is 3,200 of them; smaller parts cost more requests than they save when a line breaks,
 * larger ones leave a slow line without an acknowledgement for minutes.
 */
export const PART_BYTES = 16 * MIB;

/** Applications §9: a part link is good for this long and can be asked for again. */
export const PART_LINK_SECONDS = 15 * 60;

/** How many part links one call signs. Four lanes use them up in some minutes, well before they expire. */
export const MAX_PARTS_SIGNED_AT_ONCE = 64;

/** Applications §9: sending is given up when nothing arrived for so long, and sooner while an administrator simulates it. */
export const STALL_SECONDS = 120;
export const SIMULATED_STALL_SECONDS = 20;

/** An upload that received nothing for this long gives its reserved storage back. */
export const UPLOAD_EXPIRY_DAYS = 7;
