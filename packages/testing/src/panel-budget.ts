/** What the first visit of a page may load of JavaScript, in KiB as it is sent (gzip): what it loads today. It may fall. */
export const SCRIPT_KIB = { signIn: 120, home: 293 };
