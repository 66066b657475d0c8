/** A name that still fits into a row of the panel. */
export const MAX_LINK_NAME_LENGTH = 60;
/** How often a new link gets another name when somebody has the first one: four characters collide now and then. */
export const LINK_NAME_TRIES = 20;
/** Wrong passwords of viewers, for one link and for one address of a viewer, within the window. */
export const WRONG_LINK_PASSWORDS_PER_LINK = 100;
export const WRONG_LINK_PASSWORDS_PER_ADDRESS = 10;
export const LINK_PASSWORD_WINDOW_SECONDS = 15 * 60;
/** How long a viewer who knew the password is not asked again. */
export const LINK_PASS_SECONDS = 12 * 3600;
