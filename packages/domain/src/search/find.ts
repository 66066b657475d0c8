/** How many applications, links and configs are shown of each: who sees more types another letter. */
export const MOST_FOUND = 5;
export const MAX_SEARCH_LENGTH = 100;
