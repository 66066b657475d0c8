/** A config's name is part of links. */
export const MAX_CONFIG_NAME_LENGTH = 50;
/** More than anybody keeps; each may hold a document of the size below. */
export const MAX_CONFIGS = 2_000;
/** A wire document as JSON text, in characters. Ours take some 2,000; the rest is room for keys of others. */
export const MAX_DOCUMENT_LENGTH = 64 * 1024;
/** Objects and lists within each other, the document itself being the first. */
export const MAX_DOCUMENT_DEPTH = 10;
/** A password that viewers type; longer ones than the most would only cost time to hash. */
export const STREAM_PASSWORD_LENGTH = { least: 1, most: 128 } as const;
export const MAX_LAUNCH_ARGUMENTS = 64;
export const MAX_LOADING_VIDEOS = 20;
