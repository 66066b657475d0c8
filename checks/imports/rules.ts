import type { IForbiddenRuleType } from 'dependency-cruiser';
import { listFiles, readText } from '../files.ts';

/** Which packages of ours a package may import: the last column of the table in ARCHITECTURE.md. */
const MAY_IMPORT: Record<string, readonly string[]> = readTable(readText('ARCHITECTURE.md'));

/** Tests and what only they use: `x.test.ts`, `testX.ts`, `test-kit/`. They may import `testing`, and nothing that ships may import them. */
const TEST_CODE = String.raw`\.test\.tsx?$|/(testing|test-kit)/|/test-[^/]*\.tsx?$`;
const NODE_MODULES = '(^|/)node_modules/';

/** The areas of a package, floor by floor from the ground up: the second column of its table of floors in ARCHITECTURE.md. */
const FLOORS: Record<'platform' | 'schema', ReadonlyArray<readonly string[]>> = {
  platform: readFloors(readText('ARCHITECTURE.md'), 'services', 'platform'),
  schema: readFloors(readText('ARCHITECTURE.md'), 'schema', 'schema'),
};

/** The import table as rules. Paths are relative to the root of the repository. */
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
    comment: '`testing` and the helpers of tests are imported by tests only.',
    severity: 'error',
    from: { path: '^packages/(?!testing/)', pathNot: TEST_CODE },
    to: { path: `^packages/testing/|${TEST_CODE}` },
  },
  {
    name: 'tests-ask-the-real-services',
    comment:
      'What resolvers are given is made by the gateway: services of a test would have rules of their own, and drift.',
    severity: 'error',
    from: {
      path: `^packages/schema/.*(${TEST_CODE})|^packages/(cli|launcher|testing|web)/`,
      pathNot: '^packages/testing/src/world/(schema-world|public-config)[.]ts$',
    },
    to: { path: '^packages/schema/src/(kit/)?context[.]ts$' },
  },
  {
    name: 'domain-contract-and-transfer-are-pure',
    comment: 'They run everywhere: zod and nothing else, no module of Node either.',
    severity: 'error',
    from: { path: '^packages/(domain|contract|transfer)/', pathNot: TEST_CODE },
    to: { dependencyTypesNot: ['local', 'localmodule'], pathNot: '(^|/)zod(/|$)|^packages/' },
  },
  {
    name: 'only-the-platform-talks-to-the-database',
    severity: 'error',
    from: { path: '^packages/(domain|contract|schema|gateway|web)/', pathNot: TEST_CODE },
    to: { path: `${NODE_MODULES}(pg|pg-boss|drizzle-orm)/` },
  },
  {
    name: 'launcher-starts-entry-points',
    comment: 'The launcher starts what the packages offer for it, and looks no deeper.',
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
    comment: 'Two files that import each other, if only for a type, are one thing, or the wrong way round.',
    severity: 'error',
    from: {},
    // What is imported later finds the rest loaded.
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
  {
    name: 'every-import-is-found',
    comment: 'What is not found is not checked.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

function packageRule(name: string, from: IForbiddenRuleType['from'], allowed: string[]): IForbiddenRuleType {
  const to = { path: '^(packages|e2e|bench|checks)/', pathNot: `^packages/(${allowed.join('|')})/` };
  return { name, comment: `Allowed are: ${allowed.join(', ')}.`, severity: 'error', from, to };
}

/** An area may import what is on the floors below it; only the files above all of them know it and its neighbours. */
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

/** Throws when the table does not name every area of the package once, or names something else. */
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
  const floors = rows.map(([, list = '']) => [...list.matchAll(/`(\w+)`/g)].map(([, area = '']) => area));
  const areas = floors.flat();
  const wrong = [
    ...folders.symmetricDifference(new Set(areas)),
    ...areas.filter((area, at) => areas.indexOf(area) !== at),
  ];
  if (wrong.length > 0)
    throw new Error(`the table of floors of the ${title} and the folder differ in ${wrong.join(', ')}`);
  return floors;
}

/** Throws when the table does not name every package, or names something else. */
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
  const misnamed = new Set(Object.values(mayImport).flat()).difference(new Set([...packages, 'zod']));
  const wrong = [...packages.symmetricDifference(new Set(Object.keys(mayImport))), ...misnamed];
  if (wrong.length > 0) throw new Error(`the table of packages and the folder differ in ${wrong.join(', ')}`);
  return mayImport;
}
