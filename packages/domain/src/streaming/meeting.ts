import { isReadable, normalName } from '../kit/index.ts';
import type { MeetingRole } from '../links/url.ts';
import type { SessionEnd } from './end.ts';
import { MAX_GUEST_NAME_LENGTH } from './limits.ts';
import type { SessionRules } from './rules.ts';
import type { SessionState } from './state.ts';

/** The number of the host; guests count from 1 in the order in which they came, and keep their numbers. */
export const HOST_NUMBER = 0;

/** Somebody in a meeting, as everybody there sees them. */
export interface Participant {
  number: number;
  /** What the guest wants to be called; null: nothing special. */
  name: string | null;
  /** Whether mouse and keyboard reach the application. One person has control at a time. */
  hasControl: boolean;
  /** Whether the stream reaches them, or is about to. */
  isHere: boolean;
}

/** With the number, which nobody chooses: two who call themselves alike are told apart. */
export const participantName = ({ number, name }: Pick<Participant, 'number' | 'name'>): string =>
  number === HOST_NUMBER ? 'Host' : name === null ? `Guest ${number}` : `${name} (guest ${number})`;

/** What a visitor of a meeting’s page is told about themselves. */
export const roleWords = (role: MeetingRole): string =>
  role === 'host' ? 'You are the host of this meeting.' : 'You are a guest of this meeting.';

const RESERVED = /^(?:host|guest)\b/i;

/** A guest’s name as it is shown; null if it cannot be shown, or is none. Nobody is called like the host, or like a number. */
export function readGuestName(given: string): string | null {
  const name = normalName(given);
  const isShown = name !== '' && name.length <= MAX_GUEST_NAME_LENGTH && isReadable(name);
  return isShown && !RESERVED.test(name) ? name : null;
}

/** Somebody whose stream is on, or about to be: not one whose line broke. */
export const isHere = (state: SessionState): boolean => state === 'connecting' || state === 'live';

/** Control is the host’s, except while a guest who was given it is here. Null: the host’s. */
export function controllingGuest(
  given: string | null,
  guests: readonly { id: string; state: SessionState }[],
): string | null {
  return guests.some(({ id, state }) => id === given && isHere(state)) ? given : null;
}

/** A meeting is open while its host has a place, also for the moment in which their line is broken. */
export const isMeetingOpen = (host: SessionState): boolean => host !== 'queued' && host !== 'ended';

/** Guests have no limits of their own: they watch, and leave with their host at the latest. */
export const guestRules = (rules: SessionRules): SessionRules => ({ ...rules, idle: null, downloadsLog: false });

/** Why a guest’s session ends when the host’s ends like this. */
export function guestEnd(host: SessionEnd): SessionEnd {
  if (host === 'visitorLeft') return 'hostLeft';
  return host === 'lineLost' || host === 'connectionFailed' ? 'hostLost' : host;
}
