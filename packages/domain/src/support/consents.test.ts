import { expect, test } from 'vitest';
import { checkConsent, consentText, findConsent, MAX_CONSENT_NAME, type Consent } from './index.ts';

test.each<[string, string | null, string[]]>([
  ['Nora', null, []],
  ['Nora', 'She asked twice', []],
  ['', null, ['CONSENT_GIVEN_BY_MISSING']],
  ['  ', null, ['CONSENT_GIVEN_BY_MISSING']],
  ['x'.repeat(MAX_CONSENT_NAME), null, []],
  ['x'.repeat(MAX_CONSENT_NAME + 1), null, ['CONSENT_GIVEN_BY_UNUSABLE']],
  ['No\u202Era', null, ['CONSENT_GIVEN_BY_UNUSABLE']],
  ['Nora', 'x'.repeat(501), ['CONSENT_NOTE_UNUSABLE']],
  ['Nora', 'two\nlines', ['CONSENT_NOTE_UNUSABLE']],
])('a consent of %j with the note %j', (givenBy, note, codes) => {
  expect(checkConsent({ givenBy, note }).map(({ code }) => code)).toEqual(codes);
});

test('a consent allows its own act and no other', () => {
  const consent: Consent = { act: 'endSession', givenBy: 'Nora', channel: 'phone', note: null, createdAt: '' };
  expect(findConsent([consent], 'endSession')).toBe(consent);
  expect(findConsent([consent], 'retryUpload')).toMatchObject({ code: 'CONSENT_MISSING' });
  expect(consentText(consent)).toBe('Allowed by Nora, by phone');
});
