/** How long a viewer whose line broke keeps the place: the same browser comes back into the same session. */
export const GRACE_SECONDS = 120;
/** The same for a page that said goodbye: it was closed, or loaded anew, which takes a moment. */
export const CLOSED_PAGE_GRACE_SECONDS = 15;

/** A build that has not registered by then has not started. Unreal loads its first map within it. */
export const START_SECONDS = 120;
/** A viewer whose stream has not begun by then cannot be reached. */
export const CONNECT_SECONDS = 45;

/** How often a page says that it is there. Nothing is counted beyond what it said. */
export const HEARTBEAT_SECONDS = 5;
/** A page that has been silent for this long has broken its line, whatever its socket says. */
export const SILENT_SECONDS = 20;

/** How long a build lives without its session; the session renews it. */
export const BUILD_LEASE_SECONDS = 90;
/** How often that is. */
export const LEASE_RENEWAL_SECONDS = 20;

/** How many sessions of one account may wait for a place: beyond that a visitor is told to come back. */
export const MOST_WAITING = 100;
/** How many of them may come from one network address, and hold a place or wait. */
export const MOST_SESSIONS_OF_ADDRESS = 20;

/** Longer messages of a page end its line, in bytes. */
export const MAX_PAGE_MESSAGE_BYTES = 8 * 1024;
export const PAGE_MESSAGES_PER_SECOND = 5;
export const PAGE_MESSAGES_AT_ONCE = 20;

/** For how long a page may begin a session after it was opened. */
export const VISIT_SECONDS = 12 * 3600;

/** Access §9: an entry of a monitor that was silent for longer is no longer shown (reading 70). */
export const MONITOR_FRESH_SECONDS = 10 * 60;

/** The longest word with which somebody ends a session. */
export const MAX_END_WORD_LENGTH = 200;

/** How many sessions one network address may begin within the window: an office, not a flood. */
export const MOST_STARTS_OF_ADDRESS = 120;
export const STARTS_WINDOW_SECONDS = 10 * 60;

/** How often a page may ask for another connection without having streamed in between. */
export const MOST_CONNECTS = 5;

/** For how many days the quality of a session is kept second by second, and its visitor’s network address. */
export const SAMPLE_DAYS = 30;
export const ADDRESS_DAYS = 1;

/** The longest text that sessions are searched for, in characters. */
export const MAX_SEARCH_LENGTH = 100;
/** A session’s quality is summed up every so many seconds. */
export const QUALITY_PERIOD_SECONDS = 10;
/** How many such periods are told: the last hour. */
export const MOST_SAMPLES = 360;
