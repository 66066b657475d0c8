import { KIB } from '../kit/bytes.ts';
import type { Rate } from '../kit/rate.ts';
import { OPERATION_LIMITS } from './operation-limits.ts';

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

/** What a message of so many bytes uses before it is read, so that the rates bound bytes, too. */
export const messageUnits = (bytes: number): number => 1 + Math.floor(bytes / KIB);

/**
 * How many bytes a message of the API’s socket may have. Before its start has said who it is, a socket may send nothing
 * longer than that, whatever it is; and later only operations are long.
 */
export function maxMessageBytes(type: 'connection_init' | 'subscribe' | 'other'): number {
  if (type === 'subscribe') return OPERATION_LIMITS.bytes;
  return type === 'connection_init' ? MAX_START_BYTES : MAX_SMALL_BYTES;
}
/** A credential has at most 512 characters. */
const MAX_START_BYTES = 4 * KIB;
const MAX_SMALL_BYTES = KIB;
