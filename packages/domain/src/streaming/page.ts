import type { StartScreen } from '../configs/start-screen.ts';
import type { MeetingRole } from '../links/url.ts';
import type { PlayerSettings } from './rules.ts';

/** The id of the element of a stream’s page that holds a PlayerPage as JSON. */
export const PLAYER_PAGE_ELEMENT = 'launchyard-page';

/** How a stream presents itself. Addresses that may not be shown are null, or left out of a list. */
export interface PlayerLook {
  /** What the page is called; null where the link hides its names. */
  appName: string | null;
  ownerName: string | null;
  screen: StartScreen;
  thumbnail: string | null;
  /** The side of a meeting; null for a stream of one’s own. */
  role: MeetingRole | null;
}

/** What the page behind a link tells its player. */
export interface PlayerPage extends PlayerLook {
  /** Opens the session’s socket, on the page’s own origin: `<sessionPath>?visit=<visit>`. */
  sessionPath: string;
  visit: string;
  /** The same for every page of this link: under it a browser keeps what continues its session. */
  linkKey: string;
  settings: PlayerSettings;
}

/** Codes with which the server closes a session’s socket without an end, beside WebSocket’s own. */
export const PAGE_CLOSE = {
  /** The text was nothing that a page says. */
  notUnderstood: 4400,
  /** The same session was continued in another tab. */
  takenOver: 4409,
} as const;
