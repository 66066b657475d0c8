/** What the first visit of a page may load of JavaScript, in KiB packed with gzip: what it loads today. It may fall, and shall. */
export const SCRIPT_KIB = { signIn: 127, home: 338 };
