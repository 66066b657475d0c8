import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from './limits.ts';
import { checkUploadStart } from './start.ts';

const RIGHT = { fileName: 'build.zip', sizeBytes: 1, appName: 'Harbour', fingerprint: 'a'.repeat(64) };

test.each([
  ['nothing wrong', {}, []],
  ['the file alone wrong', { fileName: 'build.rar' }, ['FILE_NOT_ZIP']],
  ['a name that cannot be shown', { fileName: 'a\u202Epiz.zip' }, ['FILE_NAME_CHARACTERS']],
  ['a file whose name is nothing but its ending', { fileName: '.zip' }, ['FILE_NAME_MISSING']],
  ['the name alone wrong', { appName: 'My Harbour' }, ['APP_NAME_CHARACTERS']],
  ['the fingerprint alone wrong', { fingerprint: 'A'.repeat(64) }, ['FINGERPRINT_MALFORMED']],
  ['a measured speed below nothing', { measuredBytesPerSecond: -0.1 }, ['SPEED_NEGATIVE']],
  ['a line of which nothing came', { measuredBytesPerSecond: 0 }, []],
  ['file and name wrong', { appName: '', sizeBytes: 0 }, ['FILE_EMPTY', 'APP_NAME_MISSING']],
  ['file and fingerprint wrong', { fingerprint: '', fileName: '' }, ['FILE_NAME_MISSING', 'FINGERPRINT_MALFORMED']],
  ['name and fingerprint wrong', { fingerprint: '', appName: 'a b' }, ['APP_NAME_CHARACTERS', 'FINGERPRINT_MALFORMED']],
  [
    'everything wrong',
    { fingerprint: '', appName: 'a b', sizeBytes: MAX_UPLOAD_BYTES + 1 },
    ['FILE_TOO_LARGE', 'APP_NAME_CHARACTERS', 'FINGERPRINT_MALFORMED'],
  ],
])('with %s, the refusals come in the order file, name, fingerprint', (_, wrong, codes) => {
  expect(checkUploadStart({ ...RIGHT, ...wrong }).map((each) => each.code)).toEqual(codes);
});

test('a file that is too large is refused in the words of the product', () => {
  const [refusal] = checkUploadStart({ ...RIGHT, sizeBytes: MAX_UPLOAD_BYTES + 1 });
  expect(refusal?.message).toBe('File size exceeds the maximum allowed size of 50 GB.');
});
