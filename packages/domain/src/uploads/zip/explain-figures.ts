import { formatBytes } from '../../kit/index.ts';
import { compressionMethodName } from './methods.ts';
import type { PlanProblem, PlanProblemCode } from './plan-problem.ts';
import type { ZipProblem, ZipProblemCode } from './problem.ts';

type Code = PlanProblemCode | ZipProblemCode;
/** A missing figure is NaN: each code has those that its list documents. */
type Tell = (figure: (name: string) => number) => string;

const count = (value: number): string => value.toLocaleString('en-US');
const bytes = (value: number): string =>
  value < 1024 ? `${count(value)} ${value === 1 ? 'byte' : 'bytes'}` : formatBytes(value);

/** The figures of a problem in words, if they help whoever packed the archive. */
const TELL: Partial<Record<Code, Tell>> = {
  TRAILING_DATA: (of) => `${bytes(of('trailingBytes'))} too many`,
  COUNT_WRONG: (of) => `it says ${count(of('statedEntries'))}, but holds ${count(of('foundEntries'))}`,
  DIRECTORY_TOO_LARGE: (of) => `it has ${bytes(of('directoryBytes'))}`,
  SOURCE_SHORT: (of) => `got ${bytes(of('gotBytes'))} instead of ${bytes(of('wantedBytes'))}`,
  PATH_TOO_DEEP: (of) => `${count(of('depth'))} deep, ${count(of('maxDepth'))} are allowed`,
  METHOD_UNSUPPORTED: (of) => compressionMethodName(of('method')),
  SIZES_DISAGREE: (of) => `${bytes(of('compressedBytes'))} packed, ${bytes(of('bytes'))} unpacked`,
  RATIO: (of) => `${bytes(of('compressedBytes'))} would become ${bytes(of('bytes'))}`,
  TOTAL_TOO_LARGE: (of) => `it would be ${bytes(of('totalBytes'))}`,
};

/** The figures of a problem in a few words, or what it collides with; null if neither adds anything. */
export function explainFigures(problem: ZipProblem | PlanProblem, quote: (name: string) => string): string | null {
  if ('otherName' in problem && problem.otherName !== null) return `the other one is ${quote(problem.otherName)}`;
  const tell = TELL[problem.code];
  const isWhole = Object.keys(problem.figures).length > 0;
  return tell && isWhole ? tell((name) => problem.figures[name] ?? Number.NaN) : null;
}
