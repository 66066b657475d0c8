export const MAX_APP_NAME_LENGTH = 64;
/** How many versions are offered for pinning a link: the newest. Older ones can be pinned by their id. */
export const MAX_LINKABLE_VERSIONS = 100;
