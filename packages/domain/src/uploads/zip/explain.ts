import { GIB, MIB } from '../../kit/index.ts';
import { quoteName } from '../../kit/visible-text/index.ts';
import { DIRECTORY_LIMITS } from './limits.ts';
import { explainFigures } from './explain-figures.ts';
import { EXTRACTION_LIMITS } from './plan-limits.ts';
import type { PlanProblem, PlanProblemCode } from './plan-problem.ts';
import type { ZipProblem, ZipProblemCode } from './problem.ts';

/** Why an archive is refused, for whoever packed it: what is wrong, which entry, and what to do. */
export interface ProblemExplanation {
  what: string;
  /** The name of the entry in quotes, with invisible characters shown; null if the archive as a whole is meant. */
  entry: string | null;
  /** The figures that matter, or what it collides with, in a few words. */
  figure: string | null;
  advice: string;
}

const ADVICE = {
  again: 'Pack the folder of the packaged build again as a plain ZIP and choose the new file.',
  copy: 'Copy or download the file again; if that does not help, pack the build again.',
  rename: 'Rename or remove it in the build and pack it again.',
  password: 'Pack the build again without a password.',
  single: 'Pack the build again as one ZIP file.',
  zip64: 'Pack it again with a tool that supports large ZIP files, such as 7-Zip.',
  smaller: 'Package the build with fewer or smaller files.',
} as const;

const MEANINGS: Record<PlanProblemCode | ZipProblemCode, readonly [what: string, advice: keyof typeof ADVICE]> = {
  NOT_A_ZIP: ['The file is not a ZIP, whatever its name says', 'again'],
  END_RECORD_MISSING: ['The end of the ZIP is missing, or too many bytes follow it', 'copy'],
  END_RECORD_AMBIGUOUS: ['The ZIP has two ends, and unpackers would disagree about its contents', 'again'],
  TRAILING_DATA: ['Bytes follow the end of the ZIP', 'copy'],
  MULTI_DISK: ['It is one part of a split ZIP', 'single'],
  ZIP64_RECORD_MISSING: ['The directory of a large ZIP is missing', 'zip64'],
  ZIP64_MISSING: ['It is larger than 4 GB, but written as a small ZIP', 'zip64'],
  END_RECORDS_DISAGREE: ['The ZIP contradicts itself about its contents', 'again'],
  DIRECTORY_TOO_LARGE: [`Its list of files is larger than ${DIRECTORY_LIMITS.maxDirectoryBytes / MIB} MB`, 'smaller'],
  DIRECTORY_OUT_OF_BOUNDS: ['Its list of files is outside the file', 'copy'],
  DIRECTORY_DAMAGED: ['Its list of files is damaged', 'copy'],
  COUNT_WRONG: ['It does not hold the number of files that it says', 'again'],
  ENTRY_ZIP64_MISSING: ['The size of a large file is missing', 'zip64'],
  ENTRY_ZIP64_DISAGREES: ['The size or the position of a file is stated twice, with different values', 'again'],
  ENTRY_OUT_OF_BOUNDS: ['A file is outside the archive', 'copy'],
  SOURCE_SHORT: ['The file became shorter while it was read', 'copy'],
  NAME_NOT_UTF8: ['A name is not readable', 'rename'],
  NAME_AMBIGUOUS: ['A file has two names, and unpackers would disagree which one to use', 'again'],
  PATH_EMPTY: ['A file has no name', 'again'],
  PATH_ABSOLUTE: ['A path starts at a drive or at the root', 'again'],
  PATH_TRAVERSAL: ['A path leads out of the archive', 'again'],
  PATH_CHARACTER: ['A name has a character that Windows does not allow, or that is invisible', 'rename'],
  PATH_RESERVED: ['A name is reserved for devices on Windows', 'rename'],
  PATH_TRAILING: ['A name ends in a dot or a space, which Windows drops', 'rename'],
  PATH_TOO_LONG: ['A path is too long', 'rename'],
  PATH_TOO_DEEP: ['Folders are nested too deeply', 'rename'],
  LINK: ['It holds a link instead of a file', 'again'],
  SPECIAL_FILE: ['It holds something that is neither a file nor a folder', 'again'],
  FOLDER_WITH_DATA: ['A folder has contents like a file', 'again'],
  ENCRYPTED: ['It is encrypted with a password', 'password'],
  METHOD_UNSUPPORTED: ['A file is compressed in an unsupported way', 'again'],
  SIZES_DISAGREE: ['The sizes of a file cannot be true', 'again'],
  RATIO: ['It would unpack to far more than any build does', 'again'],
  DUPLICATE: ['Two files would have the same name on Windows', 'rename'],
  FILE_AND_FOLDER: ['A file and a folder have the same name', 'rename'],
  OVERLAP: ['Two files share the same bytes', 'again'],
  TOTAL_TOO_LARGE: [`It would unpack to more than ${EXTRACTION_LIMITS.maxTotalBytes / GIB} GB`, 'smaller'],
  TOO_MANY_ENTRIES: [
    `It holds more than ${DIRECTORY_LIMITS.maxEntries.toLocaleString('en-US')} files or folders`,
    'smaller',
  ],
  NO_FILES: ['The ZIP holds no files', 'again'],
};

/** Explains why an archive has no readable directory, or is not unpacked. */
export function explainProblem(problem: ZipProblem | PlanProblem): ProblemExplanation {
  const [what, advice] = MEANINGS[problem.code];
  const name = 'name' in problem ? problem.name : null;
  const figure = explainFigures(problem, quote);
  return { what, entry: name === null ? null : quote(name), figure, advice: ADVICE[advice] };
}

/**
 * The same without the advice, with the number of further problems, as one sentence without its full stop: `Folders are
 * nested too deeply: "a/b…" (65 deep, 64 are allowed)`.
 */
export function describeProblem(problem: ZipProblem | PlanProblem, problemCount = 1): string {
  const { what, entry, figure } = explainProblem(problem);
  const more = problemCount > 1 ? `, and ${problemCount - 1} more` : '';
  return `${entry === null ? what : `${what}: ${entry}`}${figure === null ? '' : ` (${figure})`}${more}`;
}

const quote = (name: string): string => quoteName(shorten(name));

const MOST_SHOWN = 120;

/** The start and end of a long path: the end distinguishes it from others. */
function shorten(name: string): string {
  if (name.length <= MOST_SHOWN) return name;
  const half = MOST_SHOWN / 2;
  return `${name.slice(0, half)}…${name.slice(-half)}`;
}
