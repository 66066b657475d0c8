/** At most this many rows a page, in every list. */
export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 20;
