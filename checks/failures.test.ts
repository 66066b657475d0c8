import { FAILURE_EXPLANATIONS } from '@launchyard/domain/uploads';
import { expect, test } from 'vitest';
import { listFiles, readText } from './files.ts';

const pages = listFiles(/^docs\/failures\/[a-z0-9-]+\.md$/);

/** The codes that a page says it is about, in its third line and on. */
function codesOf(page: string): string[] {
  const [, named = ''] = /^Codes: ([^#]*?)\n\n/m.exec(readText(page)) ?? [];
  return [...named.matchAll(/`([A-Z0-9_]+)`/g)].map(([, code]) => code ?? '');
}

test.each([...FAILURE_EXPLANATIONS])('%s is named by its page', (code, { page }) => {
  expect(codesOf(`docs/failures/${page}.md`)).toContain(code);
});

test.each(pages)('%s is about codes that lead to it', (path) => {
  const page = path.slice('docs/failures/'.length, -'.md'.length);
  const led = [...FAILURE_EXPLANATIONS].filter(([, each]) => each.page === page).map(([code]) => code);
  expect(led.length).toBeGreaterThan(0);
  expect(codesOf(path).toSorted()).toEqual(led.toSorted());
});
