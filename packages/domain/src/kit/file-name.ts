import { violation } from './violation.ts';

/** The name of a file without the folders before it, however they are written. */
export const baseName = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/** The name of a file that shows something other than it says. */
export const fileNameUnreadable = violation(
  'FILE_NAME_CHARACTERS',
  'The file name has characters that cannot be shown. Rename the file and choose it again.',
  'fileName',
);
