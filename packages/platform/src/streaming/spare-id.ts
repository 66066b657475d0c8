import { newId } from '../kit/columns.ts';

/** Where the version of a UUID is written. */
const VERSION_AT = 14;
const OURS = '8';

/**
 * The id of a spare, under which its session continues. It sorts like those of sessions. Its version, 8 (RFC 9562: for
 * purposes of one’s own), says what it was, also to a process that has never heard of it.
 */
export function newSpareId(): string {
  const id = newId();
  return id.slice(0, VERSION_AT) + OURS + id.slice(VERSION_AT + 1);
}

export const isSpareId = (id: string): boolean => id[VERSION_AT] === OURS;
