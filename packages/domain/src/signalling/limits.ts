/**
 * The longest message, in bytes. A description of a peer connection with every codec of Unreal has about 10 KB; nothing
 * honest has a multiple of that.
 */
export const MAX_MESSAGE_BYTES = 64 * 1024;

/** A connection begins with a burst of candidates, and is nearly silent afterwards. */
export const MESSAGES_PER_SECOND = 50;
export const MESSAGES_AT_ONCE = 300;

/** What waits to be read by one end, in bytes; beyond that its line is cut. */
export const MAX_UNREAD_BYTES = 1024 * 1024;

/** How often each line is asked whether it is alive. One that has not answered until the next time is cut. */
export const KEEPALIVE_SECONDS = 10;

/** A ticket of a viewer opens one line, soon after it was issued. */
export const PLAYER_TICKET_SECONDS = 30;

/** Lines of one streamer, of which one is seated. It may be back before the end of its last one is noticed. */
export const MOST_LINES_OF_A_STREAMER = 4;

/** How many sockets of viewers one network address may have: as many as sockets of pages, which they belong to. */
export const MAX_VIEWERS_OF_ADDRESS = 100;

/** Each viewer of a room costs its streamer one encoder. */
export const MOST_PLAYERS_IN_A_ROOM = 16;

/**
 * For how long a credential opens a relay: a connection is made within a minute, or again with another one, and the
 * relay’s clock may be another. What was opened goes on.
 */
export const TURN_CREDENTIAL_SECONDS = 120;
