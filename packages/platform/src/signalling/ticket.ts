import { randomBytes } from 'node:crypto';
import { PLAYER_TICKET_SECONDS } from '@launchyard/domain/signalling';
import { isSigned, sign } from '../kit/sign.ts';
import { secondsAfter } from '../kit/clock.ts';

/** Which end of a stream a ticket is for. */
export type Side = 'streamer' | 'player';

/** What a ticket says. */
export interface Ticket {
  /** Whoever has a ticket for the same room meets there, and nobody else. */
  room: string;
  side: Side;
  /** Which viewer of the room a player is; '' where nobody tells them apart. */
  viewer: string;
  /** The version (UUID) whose test the room is for; '' for a session’s. */
  testedVersion: string;
  /** Another one for each ticket. */
  id: string;
  expiresAt: Date;
}

/**
 * A ticket for a room (any text without control over it from outside). It is signed, and nothing is stored. A viewer’s
 * is good for one line within half a minute. A streamer’s is good for longer than its session may last, because a streamer
 * comes back with the address that it was started with. Whether the session or the test has ended is asked at the door.
 */
export function issueTicket(
  secret: string,
  ticket: { room: string; testedVersion?: string } & (
    { side: 'player'; now: Date; viewer?: string } | { side: 'streamer'; expiresAt: Date }
  ),
): string {
  const expiresAt = ticket.side === 'player' ? secondsAfter(ticket.now, PLAYER_TICKET_SECONDS) : ticket.expiresAt;
  const id = randomBytes(12).toString('base64url');
  const viewer = ticket.side === 'player' ? (ticket.viewer ?? '') : '';
  const claims: Claims = [ticket.room, ticket.side, id, expiresAt.getTime(), viewer, ticket.testedVersion ?? ''];
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${signOf(secret, payload)}`;
}

/** Reads a ticket; null unless we signed it and it has not expired. */
export function readTicket(secret: string, now: Date, text: string): Ticket | null {
  const [payload = '', signature = ''] = text.split('.');
  if (!isSigned(signature, signOf(secret, payload))) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only we sign
  const [room, side, id, until, viewer = '', testedVersion = ''] = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  ) as Claims;
  return until > now.getTime() ? { room, side, viewer, testedVersion, id, expiresAt: new Date(until) } : null;
}

type Claims = [room: string, side: Side, id: string, expiresAt: number, viewer?: string, testedVersion?: string];

const signOf = (secret: string, payload: string): string => sign(secret, 'ticket of a stream', payload);
