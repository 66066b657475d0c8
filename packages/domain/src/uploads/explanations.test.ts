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

test.each(codes)('%s has its own explanation', (code) => {
  expect(FAILURE_EXPLANATIONS.has(code)).toBe(true);
});

test('every explanation is for a code in use', () => {
  expect([...FAILURE_EXPLANATIONS.keys()].filter((code) => !codes.includes(code))).toEqual([]);
});

describe.each([...FAILURE_EXPLANATIONS])('%s', (code, { advice, retryAdvice, page, solvedBy }) => {
  test('has advice of one or two sentences', () => {
    for (const each of [advice, retryAdvice ?? advice]) expect(each).toMatch(/^[A-Z].{15,220}\.$/);
  });
  test('has a page name that fits into a URL', () => {
    expect(page).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
  test('offers a retry only if that can help', () => {
    // Invalid bytes stay invalid, so of the customer’s failures only a crash or a lack of space may pass.
    if (solvedBy === 'customer' && retryAdvice !== null) expect(['app-crashed', 'unpacked-too-large']).toContain(page);
  });
  test('says that nothing is sent again only while what was sent is kept', () => {
    expect(adviseFailure({ code, advice: null }, false)).not.toMatch(/[Nn]othing has to be sent|[Tt]ry again/);
    expect(adviseFailure({ code, advice: null }, true)).toBe(retryAdvice ?? advice);
    expect(adviseFailure({ code, advice: 'Pack it without a password.' }, true)).toBe('Pack it without a password.');
  });
});

test('no two codes have the same advice', () => {
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
