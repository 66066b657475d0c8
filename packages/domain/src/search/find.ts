/** What can be found by a part of its name. */
export const FOUND_KINDS = ['app', 'streamingLink', 'meetingLink', 'config'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** How many of each kind are shown: who sees more types another letter. */
export const MOST_FOUND = 5;
export const MAX_SEARCH_LENGTH = 100;
