import type { MeetingRole } from '../links/url.ts';
import { MOST_LOOKERS_OF_ACCOUNT, MOST_LOOKERS_OF_LINK, MOST_SPARES_OF_ACCOUNT, PLACES_FOR_A_SPARE } from './limits.ts';

/*
 * A spare is a build that starts while somebody looks at the start page of a link, so that their stream begins sooner.
 * It is nobody’s session: it takes no place of the account and counts no minute.
 */

/**
 * Whether a link is to have a spare. Not for a guest, who watches the host’s build; nor while the link has one, or its
 * meeting runs.
 */
export const wantsSpare = (link: {
  role: MeetingRole | null;
  hasMeeting: boolean;
  hasSpare: boolean;
  /** The spares of its account. */
  ofAccount: number;
}): boolean => link.role !== 'guest' && !link.hasMeeting && !link.hasSpare && link.ofAccount < MOST_SPARES_OF_ACCOUNT;

/**
 * Whether an account may have one more spare: only if whoever presses Play would get a place for it. An account without
 * a plan has no places.
 */
export const mayHaveSpare = (account: {
  places: number;
  placed: number;
  waiting: number;
  ofAccount: number;
}): boolean => account.waiting === 0 && account.placed + account.ofAccount < account.places;

/**
 * Whether a fleet has room for one more spare. Spares use a small share of it, and leave a place free: those who test
 * builds cannot end them.
 */
export const hasRoomForSpare = (fleet: {
  places: number;
  /** The builds that run there, spares included. */
  running: number;
  spares: number;
}): boolean => fleet.spares < Math.floor(fleet.places / PLACES_FOR_A_SPARE) && fleet.running + 1 < fleet.places;

/** Whether one more of those who look may wait for a spare, where so many of the same link and account do. */
export const mayWaitForSpare = (waiting: { ofLink: number; ofAccount: number }): boolean =>
  waiting.ofLink < MOST_LOOKERS_OF_LINK && waiting.ofAccount < MOST_LOOKERS_OF_ACCOUNT;
