import type { Violation } from '@launchyard/domain/kit';
import { explainProblem, uploadViolations } from '@launchyard/domain/uploads';
import { formatCount } from '../../kit/format.ts';
import { uploadMessages } from '../messages.ts';
import type { UnsafeArchive } from '../scan/scan-build.ts';

const { noExecutable, plugin2, notZip, tooLarge, empty } = uploadViolations;

const ADVICE: ReadonlyMap<string, string> = new Map([
  [noExecutable.code, uploadMessages.adviceExecutable],
  [plugin2.code, uploadMessages.advicePlugin2],
  [notZip.code, uploadMessages.adviceZip],
  [tooLarge.code, uploadMessages.adviceTooLarge],
  [empty.code, uploadMessages.adviceZip],
]);

/** What to do about a refusal; null where its own words say so. */
export const adviceFor = ({ code }: Violation): string | null => ADVICE.get(code) ?? null;

/** What is wrong inside an archive and what to do, as sentences. */
export function describeUnsafe({ problem, problemCount }: UnsafeArchive): string {
  const { what, entry, advice } = explainProblem(problem);
  const more = problemCount > 1 ? uploadMessages.moreProblems(formatCount(problemCount - 1)) : null;
  return [`${[what, entry].filter(Boolean).join(': ')}.`, more, advice].filter(Boolean).join(' ');
}
