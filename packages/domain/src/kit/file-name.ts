import { violation } from './violation.ts';

/** The name of a file without the folders before it, however they are written. */
export const baseName = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/** Control characters, what ends a line, and signs that turn the reading direction, which disguise `exe.zip`. */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const UNREADABLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** Whether a text can be shown as it is: no such characters, and no half of a pair. */
export const isReadable = (text: string): boolean => !UNREADABLE.test(text) && !/\p{Cs}/u.test(text);

/** The name of a file that is not. */
export const fileNameUnreadable = violation(
  'FILE_NAME_CHARACTERS',
  'The file name has characters that cannot be shown. Rename the file and choose it again.',
  'fileName',
);
