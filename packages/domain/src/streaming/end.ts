import { noOther } from '../kit/no-other.ts';
import { MOST_GUESTS, STARTS_WINDOW_SECONDS } from './limits.ts';

export const SESSION_ENDS = [
  'visitorLeft',
  'lineLost',
  'idle',
  'timeOver',
  'endedByOwner',
  'linkExpired',
  'linkRemoved',
  'linkUsedUp',
  'linkRevoked',
  'linkChanged',
  'planEnded',
  'queueFull',
  'tooManyStarts',
  'tooManyOpen',
  'hostLeft',
  'hostLost',
  'meetingFull',
  'buildCrashed',
  'buildEnded',
  'buildSilent',
  'buildNotRunnable',
  'connectionFailed',
  'fleetLost',
  'fleetUnavailable',
] as const;
/** Why a session ended. Every end has exactly one reason. */
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** What the words about an end may mention. */
export interface EndFacts {
  /** How long a session of this link may last; null: as long as wanted. */
  maxMinutes: number | null;
  /** What whoever ended it says; null: nothing. */
  word: string | null;
  /** Whether the stream had begun. */
  hasStreamed: boolean;
  /** Whether a stream could have been relayed (TURN) where no direct connection can be made. */
  hasRelay: boolean;
}

/** An end in words for the visitor, and whether starting again may help. */
export interface EndWords {
  title: string;
  text: string;
  canStartAgain: boolean;
}

/** What a visitor reads at the end of a session. It names no cause that is only its owner’s to know. */
export function visitorWords(end: SessionEnd, { maxMinutes, word, hasStreamed, hasRelay }: EndFacts): EndWords {
  switch (end) {
    case 'visitorLeft':
      return again(hasStreamed ? 'You left the stream' : 'You left', 'Come back whenever you like.');
    case 'lineLost':
      return again('The connection was lost', 'Your place was kept for a while. Start again to continue.');
    case 'idle':
      return again('Session ended', 'Nothing moved for a while, so your place was given to others.');
    case 'timeOver':
      return again(`Session ended after ${minutes(maxMinutes)}`, `Every visit lasts ${minutes(maxMinutes)}.`);
    case 'endedByOwner':
      return again('The owner ended this session', word ?? 'You can start it again.');
    case 'linkExpired':
      return over('This link no longer works', 'It expired while you were here. Ask its owner for a new one.');
    case 'linkRemoved':
      return over('This link no longer works', 'Its owner deleted it while you were here.');
    case 'linkUsedUp':
      return over(
        'This link was used up',
        'It opened for as many visits as its owner allowed. Ask them for a new one.',
      );
    case 'linkRevoked':
      return over('This link no longer works', 'Its owner withdrew it while you were here.');
    case 'linkChanged':
      return over('This link has a new password', 'Load the page again and enter it.');
    case 'planEnded':
      return over('This stream is not available now', 'Ask whoever sent you the link when it will be.');
    case 'queueFull':
      return again('Too many people are waiting', 'Try again in a few minutes.');
    case 'tooManyStarts':
      return again('Too many starts from your network', `Try again in ${minutes(STARTS_WINDOW_SECONDS / 60)}.`);
    case 'tooManyOpen':
      return again('Too many streams are open in your network', 'Close other tabs with streams, then start again.');
    case 'hostLeft':
      return again('The host ended the meeting', 'Start again to wait for the next one.');
    case 'hostLost':
      return again('The meeting is over', 'The connection to its host was lost and did not come back.');
    case 'meetingFull':
      return again('This meeting is full', `At most ${MOST_GUESTS} guests can join. Try again when somebody has left.`);
    case 'buildCrashed':
    case 'buildEnded':
      return hasStreamed
        ? again('The application closed', 'It ended by itself. Its owner can see why.')
        : again('The application did not start', 'Its owner can see why.');
    case 'buildSilent':
      return again('The application did not start in time', 'Its owner can see why.');
    case 'buildNotRunnable':
      return over(
        'This version can’t run here',
        'It needs a platform that this service does not have. Ask whoever sent you the link.',
      );
    case 'connectionFailed':
      return again(
        'The stream could not reach you',
        hasRelay
          ? 'Your network may block it. Try another network, or ask your administrator to allow WebRTC over UDP.'
          : 'Your network allows no direct connection, and this service has no relay (TURN) to go around it. Try another network.',
      );
    case 'fleetLost':
    case 'fleetUnavailable':
      return again('The streaming server does not answer', 'This is our fault. Try again in a moment.');
    default:
      return noOther(end, again('Session ended', 'You can start it again.'));
  }
}

/** What the owner reads about an end, in one sentence. */
export function ownerWords(end: SessionEnd): string {
  return OWNER_WORDS[end];
}

const OWNER_WORDS: Record<SessionEnd, string> = {
  visitorLeft: 'The visitor left.',
  lineLost: 'The visitor’s connection was lost and did not come back.',
  idle: 'The visitor was away.',
  timeOver: 'The maximum session time was over.',
  endedByOwner: 'Somebody of the account ended it.',
  linkExpired: 'The link expired.',
  linkRemoved: 'The link was deleted.',
  linkUsedUp: 'The signed link had no visit left.',
  linkRevoked: 'The signed link was revoked.',
  linkChanged: 'The link got another password.',
  planEnded: 'The plan of the account allows no streams now.',
  queueFull: 'Too many visitors were waiting.',
  tooManyStarts: 'Too many sessions were started from the visitor’s network.',
  tooManyOpen: 'Too many sessions were open in the visitor’s network.',
  hostLeft: 'The host ended the meeting.',
  hostLost: 'The host’s connection was lost and did not come back.',
  meetingFull: 'The meeting had as many guests as it may.',
  buildCrashed: 'The build crashed while it was used.',
  buildEnded: 'The build ended by itself.',
  buildSilent: 'The build did not start streaming in time.',
  buildNotRunnable: 'The build cannot run on this fleet.',
  connectionFailed: 'No connection to the visitor’s network could be made.',
  fleetLost: 'The fleet lost the build.',
  fleetUnavailable: 'The fleet did not answer.',
};

/**
 * Whether a visitor who came by a signed link gets the use back: if no stream began, and neither they nor the owner
 * wanted that. What ended the link itself gives nothing back.
 */
export const givesUseBack = (end: SessionEnd, { hasStreamed }: Pick<EndFacts, 'hasStreamed'>): boolean =>
  !hasStreamed && FAILED_ENDS.some((each) => each === end);

const FAILED_ENDS = [
  'lineLost',
  'planEnded',
  'buildCrashed',
  'buildEnded',
  'buildSilent',
  'buildNotRunnable',
  'connectionFailed',
  'fleetLost',
  'fleetUnavailable',
] as const satisfies readonly SessionEnd[];

const again = (title: string, text: string): EndWords => ({ title, text, canStartAgain: true });
const over = (title: string, text: string): EndWords => ({ title, text, canStartAgain: false });

function minutes(count: number | null): string {
  if (count === null) return 'a limited time';
  return count === 1 ? '1 minute' : `${count} minutes`;
}
