/** Whatever listens, wherever; listeners of events within a process (`hub`, `live`) are something else. */
const LISTENS = /(?:(?<!\b(?:hub|live))\.listen|(?<!function )\blistenPublicly)\(([^)]*)\)/g;
/** This machine alone, said in the same place. */
const ON_LOOPBACK = /['"](?:127\.0\.0\.1|::1)['"]/;
/** The servers of Node and of libraries that know no bounds for a client. */
const UNGUARDED = /\b(?:createServer|createSecureServer)\(/;

/**
 * Where something listens that others than this machine may reach, in a file that is not named in `open`; and where one of those makes its
 * server by itself, without the bounds of `createGuardedServer`. `files` are texts by path.
 */
export function findListeners(files: Readonly<Record<string, string>>, open: readonly string[]): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const listening = [...text.matchAll(LISTENS)].filter(([, given = '']) => !ON_LOOPBACK.test(given));
    if (listening.length === 0) return [];
    if (!open.includes(path)) return [`${path} listens where others than this machine may reach it`];
    return UNGUARDED.test(text) ? [`${path} listens in public with a server of no bounds`] : [];
  });
}
