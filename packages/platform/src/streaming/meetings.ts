import {
  controllingGuest,
  guestEnd,
  HOST_NUMBER,
  isHere,
  isMeetingOpen,
  readGuestName,
  type FromPage,
  type Participant,
} from '@launchyard/domain/streaming';
import type { Signalling } from '../signalling/server.ts';
import type { StreamingSessionRow } from '../tables/streaming.ts';
import type { HeldSession } from './held-session.ts';

/** What somebody in a meeting says to the others. */
export type MeetingWord = Extract<FromPage, { type: 'giveControl' | 'name' }>;

/** A session among the others of its meeting. */
export interface Company {
  /** The host’s session; null: it is the host’s own. */
  host: () => HeldSession | null;
  /** Something about it changed. */
  changed(): void;
  hear(word: MeetingWord): void;
  /** Its visitor moved, pressed or touched something. */
  acted(now: Date): void;
}

/** The meetings that this process runs: who is in them, who has control, and what the host’s end is for the others. */
export interface Meetings {
  /** The company of a session; null for a stream of one’s own. */
  companyOf(row: StreamingSessionRow): Company | null;
  add(session: HeldSession): void;
  remove(session: HeldSession): void;
  /** The session of a link’s host, if it is not over. */
  hostOf(linkId: string): HeldSession | null;
  guestsOf(hostId: string): HeldSession[];
  /** Whether mouse and keyboard of a session reach the build of a room. */
  mayControl(room: string, sessionId: string): boolean;
}

/**
 * Who has control is kept in memory: with the process every stream’s signalling ends, and with it every data channel, so
 * after it each host begins with control again.
 */
export function createMeetings(
  held: ReadonlyMap<string, HeldSession>,
  signalling: Pick<Signalling, 'clear'>,
): Meetings {
  const guests = new Map<string, Set<HeldSession>>();
  /** The guest who was given control, by host. */
  const given = new Map<string, string>();
  const guestsOf = (hostId: string) =>
    [...(guests.get(hostId) ?? [])].filter(({ record }) => record.row.state !== 'ended');
  const controlling = (hostId: string): string =>
    controllingGuest(
      given.get(hostId) ?? null,
      guestsOf(hostId).map(({ record }) => record.row),
    ) ?? hostId;

  function changed(hostId: string): void {
    const host = held.get(hostId);
    if (!host) return;
    const { state, end, endWord, graceEndsAt } = host.record.row;
    const others = guestsOf(hostId);
    if (state === 'ended') {
      given.delete(hostId);
      for (const guest of others) guest.end(guestEnd(end ?? 'hostLeft'), { endWord });
      return;
    }
    if (given.has(hostId) && given.get(hostId) !== controlling(hostId)) return hand(host, null);
    const people = [host, ...others].filter(({ record }) => record.row.state !== 'queued');
    const all = people.map((session) => participant(hostId, session)).toSorted((a, b) => a.number - b.number);
    for (const session of people) session.meet(all, graceEndsAt);
  }

  function participant(hostId: string, { record }: HeldSession): Participant {
    const { id, guestNumber, guestName, state } = record.row;
    const hasControl = controlling(hostId) === id;
    return { number: guestNumber ?? HOST_NUMBER, name: guestName, hasControl, isHere: isHere(state) };
  }

  /**
   * Gives control to a guest, or back to the host. Both streams are made anew, because a stream has a data channel from
   * its beginning, or never.
   */
  function hand(host: HeldSession, guest: HeldSession | null): void {
    const { id } = host.record.row;
    const before = given.get(id) ?? id;
    if (guest) given.set(id, guest.record.row.id);
    else given.delete(id);
    for (const sessionId of new Set([before, given.get(id) ?? id])) {
      signalling.clear(id, { viewer: sessionId });
      held.get(sessionId)?.ready();
    }
    changed(id);
  }

  function giveControl(speaker: HeldSession, to: number): void {
    const { id, meetingId } = speaker.record.row;
    const host = held.get(meetingId ?? id);
    if (!host || (meetingId !== null && controlling(meetingId) !== id)) return;
    const hostId = host.record.row.id;
    if (to === HOST_NUMBER) return controlling(hostId) === hostId ? undefined : hand(host, null);
    const guest = guestsOf(hostId).find(({ record }) => record.row.guestNumber === to);
    const isReady = guest?.record.row.state === 'live' && controlling(hostId) !== guest.record.row.id;
    // Only the host gives it to somebody else.
    if (guest && isReady && meetingId === null) hand(host, guest);
  }

  return {
    companyOf({ id, role, meetingId }) {
      if (role === null) return null;
      const hostId = meetingId ?? id;
      return {
        host: () => (meetingId === null ? null : (held.get(meetingId) ?? null)),
        changed: () => changed(hostId),
        hear(word) {
          const speaker = held.get(id);
          if (!speaker) return;
          if (word.type === 'giveControl') return giveControl(speaker, word.to);
          if (meetingId === null) return;
          speaker.record.change({ guestName: readGuestName(word.name) });
          changed(hostId);
        },
        acted: (now) => (controlling(hostId) === id && meetingId !== null ? held.get(hostId)?.act(now) : undefined),
      };
    },
    add(session) {
      const { meetingId } = session.record.row;
      if (meetingId === null) return;
      const others = guests.get(meetingId) ?? new Set();
      guests.set(meetingId, others.add(session));
      changed(meetingId);
    },
    remove(session) {
      const { id, meetingId } = session.record.row;
      guests.delete(id);
      given.delete(id);
      if (meetingId !== null) guests.get(meetingId)?.delete(session);
    },
    hostOf: (linkId) =>
      [...held.values()].find(
        ({ record: { row } }) => row.role === 'host' && row.linkId === linkId && row.state !== 'ended',
      ) ?? null,
    guestsOf,
    mayControl: (room, sessionId) => held.has(room) && controlling(room) === sessionId,
  };
}

/** Whether guests may join it. */
export const isOpenMeeting = (host: HeldSession | null): host is HeldSession =>
  host !== null && isMeetingOpen(host.record.row.state);
