/** How many applications, links and configs are shown of each; typing more narrows the results. */
export const MOST_FOUND = 5;
export const MAX_SEARCH_LENGTH = 100;
