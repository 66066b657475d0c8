import type { IForbiddenRuleType } from 'dependency-cruiser';
import { listFiles, readText } from '../files.ts';

/** Libraries of rules that run in every environment. */
const PURE_LIBRARIES = ['zod', 'libphonenumber-js'];

/** The packages that each package may import: the last column of the table in ARCHITECTURE.md. */
const MAY_IMPORT: Record<string, readonly string[]> = readTable(readText('ARCHITECTURE.md'));

/**
 * Tests and their helpers: `x.test.ts`, `testX.ts`, `test-kit/`. They may import `testing`, and shipped code must not
 * import them.
 */
const TEST_CODE = String.raw`\.test\.tsx?$|/(testing|test-kit)/|/test-[^/]*\.tsx?$`;
const NODE_MODULES = '(^|/)node_modules/';

/** The areas of a package, floor by floor from the ground up: the second column of its table of floors in ARCHITECTURE.md. */
const FLOORS: Record<'platform' | 'schema', ReadonlyArray<readonly string[]>> = {
  platform: readFloors(readText('ARCHITECTURE.md'), 'services', 'platform'),
  schema: readFloors(readText('ARCHITECTURE.md'), 'schema', 'schema'),
};

/** The tables as rules. Paths are relative to the repository's root. */
export const rules: IForbiddenRuleType[] = [
  ...Object.entries(MAY_IMPORT).flatMap(([name, allowed]) => [
    packageRule(`${name}-imports-only`, { path: `^packages/${name}/`, pathNot: TEST_CODE }, [name, ...allowed]),
    packageRule(`tests-of-${name}-import-only`, { path: `^packages/${name}/.*(${TEST_CODE})` }, [
      name,
      ...allowed,
      'testing',
    ]),
  ]),
  ...Object.entries(FLOORS).flatMap(([name, floors]) =>
    floors.flatMap((areas, floor) => areas.map((area) => floorRule(name, area, floors.slice(0, floor).flat()))),
  ),
  {
    name: 'nothing-ships-tests',
    comment: 'Only tests may import `testing` and test helpers.',
    severity: 'error',
    from: { path: '^packages/(?!testing/)', pathNot: TEST_CODE },
    to: { path: `^packages/testing/|${TEST_CODE}` },
  },
  {
    name: 'tests-ask-the-real-services',
    comment: 'The gateway creates the context of resolvers: a test double would have its own rules, and drift.',
    severity: 'error',
    from: {
      path: `^packages/schema/.*(${TEST_CODE})|^packages/(cli|launcher|testing|web)/`,
      pathNot: '^packages/testing/src/world/(schema-world|public-config)[.]ts$',
    },
    to: { path: '^packages/schema/src/(kit/)?context[.]ts$' },
  },
  {
    name: 'domain-contract-and-transfer-are-pure',
    comment: `They run everywhere, so they may import only ${PURE_LIBRARIES.join(' and ')}, and no Node modules.`,
    severity: 'error',
    from: { path: '^packages/(domain|contract|transfer)/', pathNot: TEST_CODE },
    to: { dependencyTypesNot: ['local', 'localmodule'], pathNot: `(^|/)(${PURE_LIBRARIES.join('|')})(/|$)|^packages/` },
  },
  {
    name: 'only-the-platform-talks-to-the-database',
    severity: 'error',
    from: { path: '^packages/(domain|contract|schema|gateway|web)/', pathNot: TEST_CODE },
    to: { path: `${NODE_MODULES}(pg|pg-boss|drizzle-orm)/` },
  },
  {
    name: 'launcher-starts-entry-points',
    comment: 'The launcher may import only the entry points of packages.',
    severity: 'error',
    from: { path: '^packages/launcher/', pathNot: TEST_CODE },
    to: { path: '^packages/(platform|gateway)/src/[^/]+/' },
  },
  {
    name: 'areas-of-the-panel-meet-in-app',
    severity: 'error',
    from: { path: '^packages/web/src/([^/]+)/', pathNot: ['^packages/web/src/app/', TEST_CODE] },
    to: { path: '^packages/web/src/[^/]+/', pathNot: '^packages/web/src/($1|kit|generated)/' },
  },
  {
    name: 'kit-knows-no-area',
    severity: 'error',
    from: { path: '^packages/([^/]+)/src/kit/', pathNot: TEST_CODE },
    to: { path: '^packages/$1/src/', pathNot: '^packages/$1/src/(kit|generated)/' },
  },
  {
    name: 'no-circles',
    comment: 'Merge files that import each other, even if only for a type, or reverse one of the imports.',
    severity: 'error',
    from: {},
    // A dynamic import runs after the other modules have loaded.
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
  {
    name: 'every-import-is-found',
    comment: 'An import that cannot be resolved is not checked.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

function packageRule(name: string, from: IForbiddenRuleType['from'], allowed: string[]): IForbiddenRuleType {
  const to = { path: '^(packages|e2e|bench|checks)/', pathNot: `^packages/(${allowed.join('|')})/` };
  return { name, comment: `Allowed: ${allowed.join(', ')}.`, severity: 'error', from, to };
}

/** An area may import only from the floors below it. Files outside of all areas may import any area. */
function floorRule(name: string, area: string, below: readonly string[]): IForbiddenRuleType {
  const source = `^packages/${name}/src/`;
  return {
    name: `${area}-of-${name}-keeps-to-its-floor`,
    comment: `Below it are: ${below.join(', ') || 'none'}.`,
    severity: 'error',
    from: { path: `${source}${area}/`, pathNot: TEST_CODE },
    to: { path: source, pathNot: `${source}(${[area, ...below].join('|')})/` },
  };
}

/** Throws unless the table lists every area of the package exactly once, and nothing else. */
function readFloors(text: string, title: string, name: string): string[][] {
  const sources = listFiles(new RegExp(`^packages/${name}/src/[^/]+/`)).filter(
    (path) => !new RegExp(TEST_CODE).test(path),
  );
  const folders = new Set(sources.map((path) => path.split('/')[3] ?? ''));
  const [, table = ''] = text.split(`## Floors of the ${title}, from the ground up\n`);
  const rows = [
    ...table
      .split('\n## ', 1)
      .join()
      .matchAll(/^\| \d+ +\| ([^|]+) \|/gm),
  ];
  const floors = rows.map(([, list = '']) => [...list.matchAll(/`([\w-]+)`/g)].map(([, area = '']) => area));
  const areas = floors.flat();
  const wrong = [
    ...folders.symmetricDifference(new Set(areas)),
    ...areas.filter((area, at) => areas.indexOf(area) !== at),
  ];
  if (wrong.length > 0)
    throw new Error(`the table of floors of the ${title} and the folder differ in ${wrong.join(', ')}`);
  return floors;
}

/** Throws unless the table lists every package, and nothing else. */
function readTable(text: string): Record<string, readonly string[]> {
  const packages = new Set(listFiles(/^packages\/[^/]+\/package\.json$/).map((path) => path.split('/')[1] ?? ''));
  const [, table = ''] = text.split('## Packages, from the ground up\n');
  const rows = [
    ...table
      .split('\n## ', 1)
      .join()
      .matchAll(/^\| `(\w+)` +\|.*\| ([^|]+) \|$/gm),
  ];
  const mayImport = Object.fromEntries(rows.map(([, name = '', list = '']) => [name, list.trim().split(', ')]));
  const misnamed = new Set(Object.values(mayImport).flat()).difference(new Set([...packages, ...PURE_LIBRARIES]));
  const wrong = [...packages.symmetricDifference(new Set(Object.keys(mayImport))), ...misnamed];
  if (wrong.length > 0) throw new Error(`the table of packages and the folder differ in ${wrong.join(', ')}`);
  return mayImport;
}
