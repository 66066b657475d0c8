/** A config’s name is part of links. */
export const MAX_CONFIG_NAME_LENGTH = 50;
/** More than any customer has; each may hold a document of the size below. */
export const MAX_CONFIGS = 2_000;
/** How many deleted configs can be restored; beyond it the oldest are removed for good before their 30 days are over. */
export const MAX_BINNED_CONFIGS = 2_000;
/** A wire document as JSON text, in characters. Ours take about 2,000; the rest is room for unknown keys. */
export const MAX_DOCUMENT_LENGTH = 64 * 1024;
/** Nested objects and lists, the document itself being the first level. */
export const MAX_DOCUMENT_DEPTH = 10;
/** The password that viewers type. A longer one would only cost time to hash. */
export const STREAM_PASSWORD_LENGTH = { least: 1, most: 128 } as const;
export const MAX_LAUNCH_ARGUMENTS = 64;
export const MAX_LOADING_VIDEOS = 20;
