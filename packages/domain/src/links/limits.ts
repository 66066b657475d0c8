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
/** Websites that may embed the streams of an account. Each is named in the header of every page of a stream. */
export const MAX_EMBEDDING_DOMAINS = 20;
/** Of the domain name system. */
export const MAX_DOMAIN_LENGTH = 253;
/** Visitors that one signed link may admit. */
export const MAX_SIGNED_LINK_USES = 10_000;
/** How long a signed link may open, in days. */
export const MAX_SIGNED_LINK_DAYS = 365;
/** Signed links of one link that still open. */
export const MAX_OPEN_SIGNED_LINKS = 1_000;
/** Signed links that may be made of one link within an hour. */
export const SIGNED_LINKS_PER_HOUR = 500;
/** How often a use of a signed link is given back because its visitor got nothing for it. */
export const RETURNS_OF_A_USE = 3;
/** Where counting the signed links of a link stops: a program may create very many. */
export const MOST_SIGNED_LINKS_COUNTED = 1_000;
/** For how long a signed link that opens no more is told apart from one that never was. */
export const SIGNED_LINK_KEPT_DAYS = 90;
