/**
 * How long a viewer whose line broke keeps the place: the same browser comes back into the same session. All times away
 * count together until the session has streamed again.
 */
export const GRACE_SECONDS = 120;
/** The same for a place in which nothing has been streamed yet: there is nothing to come back to, and others may wait for it. */
export const UNUSED_PLACE_GRACE_SECONDS = 30;
/** The same for a page that said goodbye: it was closed, or loaded anew, which takes a moment. */
export const CLOSED_PAGE_GRACE_SECONDS = 15;

/** A build that has not registered by then has not started. Unreal loads its first map within it. */
export const START_SECONDS = 120;
/** A viewer whose stream has not begun by then cannot be reached. */
export const CONNECT_SECONDS = 45;

/**
 * How often a page says that it is there. Nothing is counted beyond its last word, or the last sign of its viewer’s line to
 * the build while it is silent.
 */
export const HEARTBEAT_SECONDS = 5;
/** A page that has been silent for this long has broken its line, whatever its socket says. */
export const SILENT_SECONDS = 20;

/** How long a build lives without its session; the session renews it. */
export const BUILD_LEASE_SECONDS = 90;
/** How often that is. */
export const LEASE_RENEWAL_SECONDS = 20;

/** How long a spare waits for its session at most. Its lease lasts longer, so it is not renewed before. */
export const SPARE_WAIT_SECONDS = 60;
/** How long it waits once nobody looks at its link any more: a page that is loaded anew is away for a moment. */
export const SPARE_LINGER_SECONDS = 5;
/** The fleet has one spare for so many places. */
export const PLACES_FOR_A_SPARE = 4;
export const MOST_SPARES_OF_ACCOUNT = 2;
/** How many spares that nobody used may start within the window for one network address, and for one account. */
export const UNUSED_SPARES_OF_ADDRESS = 3;
export const UNUSED_SPARES_OF_ACCOUNT = 6;
export const UNUSED_SPARES_SECONDS = 10 * 60;
/** How many of those who look at one link, and at all links of one account, may wait for a spare. Others begin without one. */
export const MOST_LOOKERS_OF_LINK = 4;
export const MOST_LOOKERS_OF_ACCOUNT = 16;

/** A session that nobody runs after so long was left by a process that died: longer than an admission takes. */
export const ORPHAN_AFTER_SECONDS = 60;

/** How many sessions of one account may wait for a place: beyond that a visitor is told to come back. */
export const MOST_WAITING = 100;
/** How many of them may come from one network address, and hold a place or wait. */
export const MOST_SESSIONS_OF_ADDRESS = 20;

/**
 * How many sockets of stream pages one network address may have: a full lobby, and as many tabs again. A stream has a
 * second one, for its signalling.
 */
export const MAX_PAGES_OF_ADDRESS = 100;
/** How many pages of links are looked up at once for a network address; its others wait. */
export const MAX_LOOK_UPS_OF_ADDRESS = 3;

/** Longer messages of a page end its line, in bytes. */
export const MAX_PAGE_MESSAGE_BYTES = 8 * 1024;
export const PAGE_MESSAGES_PER_SECOND = 5;
export const PAGE_MESSAGES_AT_ONCE = 20;

/** For how long a page may begin a session after it was opened. */
export const VISIT_SECONDS = 12 * 3600;

/** Access §9: an entry of a monitor that was silent for longer is no longer shown. */
export const MONITOR_FRESH_SECONDS = 10 * 60;

/** The longest word with which somebody ends a session. */
export const MAX_END_WORD_LENGTH = 200;

/** How many sessions one network address may begin within the window: an office, not a flood. */
export const MOST_STARTS_OF_ADDRESS = 120;
export const STARTS_WINDOW_SECONDS = 10 * 60;

/** Streamed time that counts in one piece and allows more connections: nearly a heartbeat. */
export const COUNTED_SECONDS = 4;
/** How often a page may ask for another connection without having streamed in between. */
export const MOST_CONNECTS = 5;
/** How often a session may be returned into meanwhile: a page that is loaded anew in impatience, not a loop. */
export const MAX_RETURNS = 30;

/** For how many days the quality of a session is kept second by second, and its visitor’s network address. */
export const SAMPLE_DAYS = 30;
export const ADDRESS_DAYS = 1;

/** How soon the crashes of a version at a link are mailed again, with their number. */
export const CRASH_MAIL_PAUSE_SECONDS = 3600;
/** How many mails about crashes an account gets within an hour, whatever crashes there. */
export const MOST_CRASH_MAILS_AN_HOUR = 10;
/** A crash that could not be mailed for this long is not mailed any more. */
export const CRASH_STALE_SECONDS = 24 * 3600;
/** How many of the last lines of a log a mail has, and how long they are at most. */
export const MAILED_LINES = 20;
export const MAILED_LINE_LENGTH = 200;
/** How long the crashes of a version at a link are kept, in days. */
export const CRASH_DAYS = 30;

/** The longest text that sessions are searched for, in characters. */
export const MAX_SEARCH_LENGTH = 100;
/** A session’s quality is summed up every so many seconds. */
export const QUALITY_PERIOD_SECONDS = 10;
/** How many such periods are told: the last hour. */
export const MOST_SAMPLES = 360;

/**
 * How many guests a meeting has at most. Each viewer of a build costs it an encoder, and graphics cards for consumers
 * have had eight.
 */
export const MOST_GUESTS = 7;
/** How many may wait for the host of one meeting. */
export const MOST_IN_LOBBY = 50;
/** How many may wait for the hosts of all meetings of one account, and of all accounts. */
export const MAX_IN_LOBBY_OF_ACCOUNT = 200;
export const MAX_IN_LOBBY = 1_000;
/** How many logs of sessions are read at once, and how many requests for that of one session may wait. */
export const MAX_LOG_DOWNLOADS = 2;
export const MAX_LOG_DOWNLOADS_WAITING = 2;
export const MAX_GUEST_NAME_LENGTH = 30;
