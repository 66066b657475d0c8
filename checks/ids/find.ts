/** Where calls come in, and what authenticates them. */
const EDGES =
  /^packages\/platform\/src\/(?:.*\/)?(?:(?:[\w-]+-)?routes\.ts$|http\/ids\.ts$|access\/|providers\/files\/part-link\.ts$|transfers\/part-request\.ts$)/;
const PARSED = /\bparse(?:Link)?Ids?\b/g;

/**
 * Finds public ids that are parsed beyond the edges of the services, one line per file. Behind the routes there are
 * only UUIDs, so nobody else has to handle invalid ids or parse twice. `files`: texts by path.
 */
export function findLateIds(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const [found] = text.match(PARSED) ?? [];
    return found && !EDGES.test(path) ? [`${path} parses ids with ${found}, which belongs in its routes`] : [];
  });
}
