/** Where a call comes in, and what it proves itself with. */
const EDGES =
  /^packages\/platform\/src\/(?:.*\/)?(?:(?:[\w-]+-)?routes\.ts$|http\/ids\.ts$|access\/|providers\/files\/part-link\.ts$|transfers\/part-request\.ts$)/;
const PARSED = /\bparse(?:Link)?Ids?\b/g;

/**
 * Where the services read a public id further in than at their edges: one line each. Behind a route there are UUIDs only, so nobody has to
 * think of what is no id, and none is read twice. `files` are texts by path.
 */
export function findLateIds(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const [found] = text.match(PARSED) ?? [];
    return found && !EDGES.test(path) ? [`${path} reads ids by ${found}, which is for its routes to do`] : [];
  });
}
