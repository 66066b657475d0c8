import { MIB } from '@launchyard/domain/kit';
import {
  FAILURE_EXPLANATIONS,
  KEPT_HOURS,
  MAX_HANGS,
  MAX_RETRIES,
  SLOWEST_BYTES_PER_SECOND,
  STAGE_BASE_SECONDS,
  STAGE_SILENCE_SECONDS,
  STUCK_AFTER_SECONDS,
  STUCK_END_SECONDS,
} from '@launchyard/domain/uploads';
import { expect, test } from 'vitest';
import { listFiles, readText } from './files.ts';

const pages = listFiles(/^docs\/failures\/[a-z0-9-]+\.md$/);

/** The codes in a page's `Codes:` line. */
function codesOf(page: string): string[] {
  const [, named = ''] = /^Codes: ([^#]*?)\n\n/m.exec(readText(page)) ?? [];
  return [...named.matchAll(/`([A-Z0-9_]+)`/g)].map(([, code]) => code ?? '');
}

test.each([...FAILURE_EXPLANATIONS])('%s is named on its page', (code, { page }) => {
  expect(codesOf(`docs/failures/${page}.md`)).toContain(code);
});

test.each(pages)('%s names the codes that link to it', (path) => {
  const page = path.slice('docs/failures/'.length, -'.md'.length);
  const led = [...FAILURE_EXPLANATIONS].filter(([, each]) => each.page === page).map(([code]) => code);
  expect(led.length).toBeGreaterThan(0);
  expect(codesOf(path).toSorted()).toEqual(led.toSorted());
});

test('the page about stalled uploads has the limits that end them', () => {
  const page = readText('docs/failures/stuck.md').replaceAll('\n', ' ').replaceAll(/ +/g, ' ');
  const { default: usual, alternate } = STUCK_END_SECONDS;
  for (const said of [
    `makes no progress for ${STAGE_SILENCE_SECONDS / 60} minutes`,
    `(${STAGE_BASE_SECONDS / 60} minutes, plus a second for each ${SLOWEST_BYTES_PER_SECOND / MIB} MB`,
    `After ${MAX_HANGS} such attempts`,
    `for ${usual / 60} minutes (${alternate / 60} in the alternate store)`,
    `alerted after ${STUCK_AFTER_SECONDS / 60} minutes`,
  ])
    expect(page).toContain(said);
});

test('the pages say for how long and how often an upload can be retried', () => {
  expect(KEPT_HOURS).toBe(24);
  for (const page of ['stuck', 'internal', 'storage-full']) {
    expect(readText(`docs/failures/${page}.md`)).toMatch(/\ba day\b/);
  }
  expect(readText('docs/failures/starting-and-sending.md')).toContain(`tried again ${MAX_RETRIES} times`);
});
