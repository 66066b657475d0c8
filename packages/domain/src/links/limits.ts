/** A name that still fits into a row of the panel. */
export const MAX_LINK_NAME_LENGTH = 60;
/** How often a new link gets another name when somebody has the first one: four characters collide now and then. */
export const LINK_NAME_TRIES = 20;
/**
 * Wrong passwords of viewers within the window. Ten of one address at one link: enough for whoever mistypes, and some 1,000 guesses in a day.
 * Other links stay open to that address: colleagues behind one address watch different streams.
 */
export const WRONG_LINK_PASSWORDS = 10;
/** Of one address at all links together: whoever tries one password at many links is stopped, an office where five people mistype is not. */
export const WRONG_LINK_PASSWORDS_PER_ADDRESS = 50;
/**
 * Of all addresses at one link. Past it somebody guesses from many places at once. Nobody is shut out for what others do: each address still
 * has a few, so a viewer who knows the password gets in, and guessing from many places becomes slower by as much as each of them has fewer.
 */
export const WRONG_LINK_PASSWORDS_UNTIL_WARY = 100;
export const WRONG_LINK_PASSWORDS_WHEN_WARY = 3;
export const LINK_PASSWORD_WINDOW_SECONDS = 15 * 60;
/** How long a viewer who knew the password is not asked again. */
export const LINK_PASS_SECONDS = 12 * 3600;
