/**
 * The JavaScript budget of a page’s first visit, in KiB compressed with gzip: what it loads today. It may only
 * decrease, unless a page gets a new part: home got its views, the number of streams, the minutes
 * that were streamed, and the card of a plan that was bought.
 */
export const SCRIPT_KIB = { signIn: 123, home: 330 };
