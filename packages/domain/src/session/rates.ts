import { KIB } from '../kit/bytes.ts';
import type { Rate } from '../kit/rate.ts';

/**
 * What an address may ask of a public server without a credential that is known to be good: a page of the panel and its
 * files are about fifty requests. What comes too early waits, and what would have to wait too long is refused.
 */
export const ADDRESS_RATE: Rate = { burst: 3_000, perSecond: 150 };
export const MAX_REQUEST_WAIT_SECONDS = 2;
export const TOO_MANY_REQUESTS = 'Too many requests came from your network. Wait a moment, then try again.';
/** What a request for a socket uses of that rate. */
export const UPGRADE_UNITS = 3;

/**
 * What one socket of the API may send. What comes too early waits; a socket whose messages would have to wait too long
 * ends.
 */
export const SOCKET_RATE: Rate = { burst: 1_000, perSecond: 100 };
export const MAX_MESSAGE_WAIT_SECONDS = 10;
/** The same for all sockets of one credential, and of an address without one: theirs wait, but do not end for it. */
export const SOCKETS_RATE: Rate = { burst: 5_000, perSecond: 400 };
/** What a subscription uses beside its message, and one that is refused for what its sender did. */
export const SUBSCRIBE_UNITS = 4;
export const REFUSED_UNITS = 10;

/** What a message of so many bytes uses before it is read. */
export const messageUnits = (bytes: number): number => 1 + Math.floor(bytes / BYTES_OF_A_UNIT);
const BYTES_OF_A_UNIT = 32 * KIB;
