import type { IForbiddenRuleType } from 'dependency-cruiser';
import { listFiles, readText } from '../files.ts';

/** Which packages of ours a package may import: the last column of the table in ARCHITECTURE.md. */
const MAY_IMPORT: Record<string, readonly string[]> = readTable(readText('ARCHITECTURE.md'));

/** Tests and what only they use: `x.test.ts`, `testX.ts`, `test-kit/`. They may import `testing`, and nothing that ships may import them. */
const TEST_CODE = String.raw`\.test\.tsx?$|/(testing|test-kit)/|/test[A-Z-][^/]*\.tsx?$`;
const NODE_MODULES = '(^|/)node_modules/';

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
  {
    name: 'nothing-ships-tests',
    comment: '`testing` and the helpers of tests are imported by tests only.',
    severity: 'error',
    from: { path: '^packages/(?!testing/)', pathNot: TEST_CODE },
    to: { path: `^packages/testing/|${TEST_CODE}` },
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
    name: 'transfers-know-no-owner',
    comment: 'A build and a picture are sent the same way; what each makes of it is handed in.',
    severity: 'error',
    from: { path: '^packages/platform/src/transfers/', pathNot: TEST_CODE },
    to: { path: '^packages/platform/src/(uploads|assets|apps)/' },
  },
  {
    name: 'no-circles',
    comment: 'Two files that import each other are one thing, or the wrong way round.',
    severity: 'error',
    from: {},
    // Types are gone when the code runs; what is imported later finds the rest loaded.
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
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
