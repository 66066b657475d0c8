/** Short enough for a row of the panel. */
export const MAX_LINK_NAME_LENGTH = 60;
/** How often a new link tries another name if the first is taken: four characters collide now and then. */
export const LINK_NAME_TRIES = 20;
/**
 * Failed viewer passwords within the window, per address and link. Ten are enough for typing mistakes and allow about
 * 1,000 guesses a day. Other links stay open to that address: colleagues behind one address watch different streams.
 */
export const WRONG_LINK_PASSWORDS = 10;
/**
 * Per address over all links: stops somebody who tries one password at many links, but not an office where five people
 * mistype.
 */
export const WRONG_LINK_PASSWORDS_PER_ADDRESS = 50;
/**
 * Per link over all addresses. Beyond it somebody is guessing from many places at once. Nobody is locked out for what
 * others do: each address keeps a few attempts, so a viewer who knows the password gets in, while distributed guessing
 * slows down accordingly.
 */
export const WRONG_LINK_PASSWORDS_UNTIL_WARY = 100;
export const WRONG_LINK_PASSWORDS_WHEN_WARY = 3;
export const LINK_PASSWORD_WINDOW_SECONDS = 15 * 60;
/** For how long a viewer who entered the password is not asked again. */
export const LINK_PASS_SECONDS = 12 * 3600;
