import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from './limits.ts';
import { checkUploadStart } from './start.ts';

const RIGHT = { fileName: 'build.zip', sizeBytes: 1, appName: 'Harbour', fingerprint: 'a'.repeat(64) };

test.each([
  ['nothing wrong', {}, []],
  ['only the file invalid', { fileName: 'build.rar' }, ['FILE_NOT_ZIP']],
  ['a name that cannot be shown', { fileName: 'a\u202Epiz.zip' }, ['FILE_NAME_CHARACTERS']],
  ['a file whose name is only its extension', { fileName: '.zip' }, ['FILE_NAME_MISSING']],
  ['only the name invalid', { appName: 'My Harbour' }, ['APP_NAME_CHARACTERS']],
  ['only the fingerprint invalid', { fingerprint: 'A'.repeat(64) }, ['FINGERPRINT_MALFORMED']],
  ['a negative measured speed', { measuredBytesPerSecond: -0.1 }, ['SPEED_NEGATIVE']],
  ['a measured speed of 0', { measuredBytesPerSecond: 0 }, []],
  ['file and name invalid', { appName: '', sizeBytes: 0 }, ['FILE_EMPTY', 'APP_NAME_MISSING']],
  ['file and fingerprint invalid', { fingerprint: '', fileName: '' }, ['FILE_NAME_MISSING', 'FINGERPRINT_MALFORMED']],
  [
    'name and fingerprint invalid',
    { fingerprint: '', appName: 'a b' },
    ['APP_NAME_CHARACTERS', 'FINGERPRINT_MALFORMED'],
  ],
  [
    'everything wrong',
    { fingerprint: '', appName: 'a b', sizeBytes: MAX_UPLOAD_BYTES + 1 },
    ['FILE_TOO_LARGE', 'APP_NAME_CHARACTERS', 'FINGERPRINT_MALFORMED'],
  ],
])('with %s, the refusals are in the order file, name, fingerprint', (_, wrong, codes) => {
  expect(checkUploadStart({ ...RIGHT, ...wrong }).map((each) => each.code)).toEqual(codes);
});

test('a file that is too large is refused in the words of the product', () => {
  const [refusal] = checkUploadStart({ ...RIGHT, sizeBytes: MAX_UPLOAD_BYTES + 1 });
  expect(refusal?.message).toBe('File size exceeds the maximum allowed size of 50 GB.');
});
