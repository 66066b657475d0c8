import { describe, expect, test } from 'vitest';
import { caseEndsAt, checkCaseReason, checkRenewal, isCaseOpen, MAX_REASON_LENGTH } from './index.ts';

const at = (clock: string) => new Date(`2026-11-22T${clock}Z`);
const OPENED = at('10:00:00.000');
const NEXT_DAY = new Date('2026-11-23T10:00:00.000Z');

test.each<[string, Date, string]>([
  ['when it is opened', OPENED, '2026-11-22T11:00:00.000Z'],
  ['renewed after half an hour', at('10:30:00.000'), '2026-11-22T11:30:00.000Z'],
  ['renewed 23 hours later', new Date('2026-11-23T09:00:00.000Z'), '2026-11-23T10:00:00.000Z'],
  ['renewed in its last minute', new Date('2026-11-23T09:59:00.000Z'), '2026-11-23T10:00:00.000Z'],
])('a case ends an hour later, but a day after its opening at the latest: %s', (_, now, endsAt) => {
  expect(caseEndsAt(OPENED, now).toISOString()).toBe(endsAt);
});

describe('a case that ends at 11', () => {
  const ours = { openedAt: OPENED, endsAt: at('11:00:00.000') };
  test.each<[Date, boolean, string[]]>([
    [OPENED, true, []],
    [at('10:59:59.999'), true, []],
    [at('11:00:00.000'), false, ['CASE_ENDED']],
    [at('12:00:00.000'), false, ['CASE_ENDED']],
  ])('at %o: open is %s, renewing refuses %j', (now, isOpen, codes) => {
    expect(isCaseOpen(ours, now)).toBe(isOpen);
    expect(checkRenewal(ours, now).map(({ code }) => code)).toEqual(codes);
  });

  test('is over at once when its end was moved to its opening', () => {
    expect(isCaseOpen({ endsAt: OPENED }, OPENED)).toBe(false);
  });
});

test('a case that lasts a day already cannot be renewed', () => {
  const now = new Date('2026-11-23T09:30:00.000Z');
  expect(checkRenewal({ openedAt: OPENED, endsAt: NEXT_DAY }, now).map(({ code }) => code)).toEqual(['CASE_AGE_LIMIT']);
});

test.each<[string, string[]]>([
  ['', ['REASON_MISSING']],
  ['   ', ['REASON_MISSING']],
  [' why ', ['REASON_TOO_SHORT']],
  ['1234', ['REASON_TOO_SHORT']],
  ['12345', []],
  ['Upload upl_7 hangs, asked by e-mail', []],
  ['x'.repeat(MAX_REASON_LENGTH), []],
  ['x'.repeat(MAX_REASON_LENGTH + 1), ['REASON_TOO_LONG']],
  ['two\nlines', ['REASON_CHARACTERS']],
  ['turned \u202E round', ['REASON_CHARACTERS']],
])('the reason %j', (reason, codes) => {
  expect(checkCaseReason(reason).map(({ code }) => code)).toEqual(codes);
});
