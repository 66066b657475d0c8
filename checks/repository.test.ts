import { describe, expect, test } from 'vitest';
import { listFiles, readText } from './files.ts';

const MOST_LINES = 300;
const PRINTED =
  /(^|\/)(generated|migrations|bench\/results)\/|pnpm-lock\.yaml$|openapi\.json$|schema\.graphql$|\.svg$|docs\/changelog\.md$/;
const written = listFiles(/\.(ts|tsx|mjs|js|css|html|graphql|json|ya?ml|md|sh)$|(^|\/)Dockerfile$/).filter(
  (file) => !PRINTED.test(file),
);

/** What no file may contain. The brackets keep the patterns from matching themselves. */
const unwanted: Record<string, RegExp> = {
  'a path of one machine': /(?<![\w.])\/(wor[k]|roo[t]|Users\/\w+|home\/\w+|tmp\/[a-z_]*job[s])\//,
  'a document that is not here':
    /\bshare[d]\/(spec|design|fixtures|hooks)\b|\b(readings|features|dependencies|good-code)\.m[d]\b|\b[Rr]eading[s] \d/,
  'the story of how it was written':
    /\b(issue|ticket) #\d|\b(this|my|previous|another) (coding |working )?sessio[n] of work\b|\bsub-?agen[t]\b|\bClaud[e]\b/i,
  'a promise of later work': /\b(TOD[O]|FIXM[E]|XX[X]|HAC[K])\b|\bnot implemente[d]\b|\bfor no[w],/,
  'a test that does not run': /\b(it|test|describe)\.(ski[p]|onl[y]|tod[o])\b/,
  // Files of one worker share their modules (`isolate: false`): a mock would leak into later tests, or come too late for its own.
  'a module that a test mocks': /\bvi\.(do)?(un)?moc[k]\(|\bvi\.hoiste[d]\(/i,
  // It runs though its `beforeAll` failed, and fails over what is missing: clean up in what `beforeAll` returns.
  'an afterAll': /\bafterAl[l]\(/,
  // Limits are in `packages/testing/src/waits.ts`: a test does not know how fast a machine is.
  'a wait with a limit of its own': /\bwaitFor\((.*, )?(\{ timeout: )?\d[\d_]{3,}|^ +\{ timeout: \d/,
  'a suppression without its reason':
    /@ts-(ignor[e]|nochec[k])|@ts-expect-erro[r](?!.*\S{3})|(oxlint|eslint)-disabl[e](?!.* -- )/,
};

test.each(Object.entries(unwanted))('no file holds %s', (_, pattern) => {
  const hits = written.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
  expect(hits).toEqual([]);
});

test.each([
  ['a path of one machine', 'see /wor', 'k/main'],
  ['a document that is not here', 'as in share', 'd/spec says'],
  ['the story of how it was written', 'solves issue #', '12'],
  ['a promise of later work', '// TOD', 'O: finish'],
  ['a test that does not run', 'test.ski', "p('x')"],
  ['a module that a test mocks', 'vi.moc', "k('./clock.ts')"],
  ['an afterAll', 'afterAl', 'l(() => world.close())'],
  ['a wait with a limit of its own', 'await vi.waitFor(isThere, 10', '_000)'],
  ['a suppression without its reason', '// oxlint-disabl', 'e-next-line no-console'],
])('%s is found', (name, ...halves) => {
  expect(halves.join('')).toMatch(unwanted[name] ?? /$^/);
  // Splitting each word keeps this file clean.
  for (const half of halves) expect(half).not.toMatch(unwanted[name] ?? /$^/);
});

test(`a file of more than ${MOST_LINES} lines must be split`, () => {
  // A glossary has a line for each word.
  const split = written.filter((file) => file !== 'GLOSSARY.md');
  const long = split.map((file) => [countLines(file), file] as const).filter(([count]) => count > MOST_LINES);
  expect(long.toSorted(([a], [b]) => b - a).map(([count, file]) => `${file}: ${count} lines`)).toEqual([]);
});

test('files are named in kebab-case; components and their files in PascalCase', () => {
  expect(listFiles().filter((path) => !isNamedWell(path, existing))).toEqual([]);
});

test.each([
  'packages/web/src/kit/useNow.ts',
  'packages/domain/src/signUp/index.ts',
  'packages/web/src/kit/Gone.module.css',
])('%s is a wrong name', (path) => {
  expect(isNamedWell(path, existing)).toBe(false);
});

const existing = new Set(listFiles());
const KEBAB = /^[a-z0-9.-]+$/;
const OF_COMPONENT = /^([A-Z][A-Za-z0-9]*)(?:\.test\.tsx|\.module\.css|\.graphql|\.tsx)$/;
const NAMED_BY_OTHERS = /^(?:[A-Z]+\.md|Dockerfile)$|(?:^|\/)migrations\//;

function isNamedWell(path: string, files: ReadonlySet<string>): boolean {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  if (NAMED_BY_OTHERS.test(path) || NAMED_BY_OTHERS.test(name)) return true;
  if (!parts.every((part) => KEBAB.test(part))) return false;
  const component = OF_COMPONENT.exec(name)?.[1];
  return component ? files.has([...parts, `${component}.tsx`].join('/')) : KEBAB.test(name);
}

const countLines = (file: string) => readText(file).split('\n').length - 1;

describe('every package', () => {
  const manifests = listFiles(/^((packages\/[^/]+|e2e|bench|checks)\/)?package\.json$/);

  test.each(manifests)('%s has a description', (file) => {
    const { description, private: isPrivate } = JSON.parse(readText(file));
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(isPrivate).toBe(true);
  });

  test('is type-checked', () => {
    const folders = manifests.filter((file) => file !== 'package.json').map((file) => file.replace('package.json', ''));
    expect(listFiles(/(^|\/)tsconfig\.json$/)).toEqual(folders.map((folder) => `${folder}tsconfig.json`));
  });
});
