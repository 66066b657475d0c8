import { expect, test } from 'vitest';
import { listFiles, readText } from './files.ts';

/** The first declares the state of a tab. The second keeps loaded code, which is the same for everybody. */
const HOMES = ['packages/web/src/kit/state.ts', 'packages/web/src/kit/later.ts'];

/** Module-level declarations that can change: variables, collections that start empty, and objects with their own life cycle. */
const STATE =
  /^(?:export )?(?:(?:let|var) \w+|const \w+(?:: [^=]+)? = (?:await )?(?:new \w+(?:<.*>)?\(\)|new (?:Weak(?:Map|Set)|Worker|BroadcastChannel)\b|create(?!Context\b)\w+(?:<.*>)?\(|\[\];|\{\};|\{ current:))/;

const findState = (path: string, text: string): string[] =>
  HOMES.includes(path)
    ? []
    : text.split('\n').flatMap((line, index) => (STATE.test(line) ? [`${path}:${index + 1}: ${line}`] : []));

test('no module of the panel holds state: the tab or its connections do', () => {
  const files = listFiles(/^packages\/web\/src\/.*\.tsx?$/).filter(
    (path) => !/\.test\.tsx?$|\/(test-kit|generated)\//.test(path),
  );
  for (const home of HOMES) expect(files).toContain(home);
  expect(files.flatMap((path) => findState(path, readText(path)))).toEqual([]);
});

test.each([
  'let count = 0;',
  'export let socket: Client | null = null;',
  'const known = new Map<string, number>();',
  'const listeners = new Set<() => void>();',
  'const previews = new WeakMap<File, string>();',
  'export const toasts = createStore<readonly Toast[]>([]);',
  'const keys = createWishKeys();',
  'const rows: string[] = [];',
  'const scanning = new AbortController();',
])('%s: found', (line) => {
  expect(findState('packages/web/src/links/row.ts', line)).toHaveLength(1);
});

test.each([
  "const PASSING = new Set(['NETWORK', 'TIMEOUT']);",
  'export const AskContext = createContext<Ask | null>(null);',
  '  let later = 0;',
  'export const toasts = tabStore<readonly Toast[]>(() => []);',
])('%s: not found', (line) => {
  expect(findState('packages/web/src/links/row.ts', line)).toEqual([]);
});
