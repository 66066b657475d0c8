import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root } from './files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const table = read('docs/addresses.md');

test('docs/addresses.md lists every path of the panel', () => {
  const paths = [...read('packages/web/src/app/routes.tsx').matchAll(/path: [`']([^`']+)[`']/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(15);
  const named = paths
    .filter((path) => path !== '*')
    .map((path) => path.replace('${base}/', '').replace('/:screen?', ''));
  expect(named.filter((path) => !table.includes(path))).toEqual([]);
});

test('docs/addresses.md lists every query parameter of the panel', () => {
  const asked = listFiles(/^packages\/web\/src\/.*\.tsx$/)
    .flatMap((path) => [...read(path).matchAll(/_QUESTIONS = \[([^\]]+)\]/g)])
    .flatMap(([, kinds = '']) => [...kinds.matchAll(/'([^']+)'/g)].map(([, kind = '']) => kind));
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((kind) => !table.includes(`\`${kind}\``))).toEqual([]);
});
