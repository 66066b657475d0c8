/** A host without anybody's name or password before it. A backslash, which browsers take for a slash, is none here. */
const HTTPS_ADDRESS = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?(?:[/?#][^\s\p{Cc}\\"'<>]*)?$/iu;

/** Whether a text is an https address that can be shown as a link or fetched by a browser, and nothing that looks like another host's. */
export const isHttpsAddress = (text: string): boolean => HTTPS_ADDRESS.test(text);
