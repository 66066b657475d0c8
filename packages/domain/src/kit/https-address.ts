/** A host without credentials before it. Browsers read a backslash as a slash, so it is not allowed. */
const HTTPS_ADDRESS = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?(?:[/?#][^\s\p{Cc}\\"'<>]*)?$/iu;

/**
 * Whether a text is an https address that can be shown as a link or fetched by a browser, and cannot be mistaken for
 * another host’s.
 */
export const isHttpsAddress = (text: string): boolean => HTTPS_ADDRESS.test(text);
