import { expect, test } from 'vitest';
import { checkReason, MAX_REASON_LENGTH } from './index.ts';

test.each([
  ['', ['REASON_MISSING']],
  ['  ', ['REASON_MISSING']],
  ['As agreed on 3 March', []],
  ['x'.repeat(MAX_REASON_LENGTH), []],
  ['x'.repeat(MAX_REASON_LENGTH + 1), ['REASON_TOO_LONG']],
  ['two\nlines', ['REASON_CHARACTERS']],
  ['turned \u202E round', ['REASON_CHARACTERS']],
])('the reason %j', (reason, codes) => {
  expect(checkReason(reason).map(({ code }) => code)).toEqual(codes);
});
