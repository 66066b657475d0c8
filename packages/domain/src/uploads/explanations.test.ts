import { describe, expect, test } from 'vitest';
import {
  adviseFailure,
  explainFailure,
  failureReference,
  FAILURE_EXPLANATIONS,
  helpPath,
  isExplained,
  type ExplainedCode,
} from './explanations.ts';
import { uploadFailures } from './failures.ts';
import { uploadViolations } from './violations.ts';

const codes: ExplainedCode[] = [
  ...new Set<ExplainedCode>(
    [...Object.values(uploadFailures), ...Object.values(uploadViolations)].map(({ code }) => code),
  ),
];

test.each(codes)('%s has an explanation of its own', (code) => {
  expect(FAILURE_EXPLANATIONS.has(code)).toBe(true);
});

test('no explanation is of a code that nothing raises', () => {
  expect([...FAILURE_EXPLANATIONS.keys()].filter((code) => !codes.includes(code))).toEqual([]);
});

describe.each([...FAILURE_EXPLANATIONS])('%s', (code, { advice, retryAdvice, page, solvedBy }) => {
  test('is advised in a sentence or two', () => {
    for (const each of [advice, retryAdvice ?? advice]) expect(each).toMatch(/^[A-Z].{15,220}\.$/);
  });
  test('has a page that can stand in an address', () => {
    expect(page).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
  test('promises to be tried again only where that can help', () => {
    // What is wrong with the bytes stays wrong, so of the customer's own only a crash may pass, and a lack of room.
    if (solvedBy === 'customer' && retryAdvice !== null) expect(['app-crashed', 'unpacked-too-large']).toContain(page);
  });
  test('promises that nothing is sent again only as long as what was sent is kept', () => {
    expect(adviseFailure({ code, advice: null }, false)).not.toMatch(/[Nn]othing has to be sent|[Tt]ry again/);
    expect(adviseFailure({ code, advice: null }, true)).toBe(retryAdvice ?? advice);
    expect(adviseFailure({ code, advice: 'Pack it without a password.' }, true)).toBe('Pack it without a password.');
  });
});

test('no two codes are advised the same', () => {
  const advices = [...FAILURE_EXPLANATIONS.values()].flatMap((each) => [each.advice, each.retryAdvice ?? []].flat());
  expect(new Set(advices).size).toBe(advices.length);
});

test('a refusal that is not about uploads is explained like a fault of ours', () => {
  expect(isExplained('LINK_CHANGED')).toBe(false);
  expect(explainFailure('LINK_CHANGED')).toBe(explainFailure('INTERNAL'));
  expect(helpPath('LINK_CHANGED')).toBe('/help/internal');
});

test('the reference names the upload, the stage and the code', () => {
  expect(failureReference('upl_1', { stage: 'TEST', code: 'PLUGIN_MISSING' })).toBe('upl_1.test.PLUGIN_MISSING');
});
