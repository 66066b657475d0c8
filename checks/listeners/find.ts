/** Everything that listens on a port, but not listeners of events within a process (`hub`, `live`). */
const LISTENS = /(?:(?<!\b(?:hub|live))\.listen|(?<!function )\blistenPublicly)\(([^)]*)\)/g;
/** Only this machine, in the same call. */
const ON_LOOPBACK = /['"](?:127\.0\.0\.1|::1)['"]/;
/** Servers of Node and libraries, which do not limit clients. */
const UNGUARDED = /\b(?:createServer|createSecureServer)\(/;

/**
 * Finds files that listen publicly without being named in `open`, and those that do so with a server of their own,
 * without the limits of `createGuardedServer`. `files`: texts by path.
 */
export function findListeners(files: Readonly<Record<string, string>>, open: readonly string[]): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const listening = [...text.matchAll(LISTENS)].filter(([, given = '']) => !ON_LOOPBACK.test(given));
    if (listening.length === 0) return [];
    if (!open.includes(path)) return [`${path} listens on a public address`];
    return UNGUARDED.test(text) ? [`${path} listens publicly without limits`] : [];
  });
}
