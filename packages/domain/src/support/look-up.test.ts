import { expect, test } from 'vitest';
import { readGivenLookUp, type GivenLookUp } from './index.ts';

test.each<[string, GivenLookUp | null]>([
  ['', null],
  ['  ', null],
  [' nora@northlight.example ', { email: 'nora@northlight.example' }],
  ['northlight', { username: 'northlight' }],
  ['upl', { username: 'upl' }],
  ['acc_01hz', { id: 'acc_01hz' }],
  ['upl_01hz', { uploadId: 'upl_01hz' }],
  ['upl_01hz.prepare.EXECUTABLE_MISSING', { uploadId: 'upl_01hz.prepare.EXECUTABLE_MISSING' }],
  [
    'Reference: upl_01hz, from nora@northlight.example',
    { uploadId: 'Reference: upl_01hz, from nora@northlight.example' },
  ],
])('%j is looked up by %j', (text, by) => {
  expect(readGivenLookUp(text)).toEqual(by);
});
