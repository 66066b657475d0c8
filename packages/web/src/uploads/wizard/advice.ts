import { describeProblem, explainProblem, type UnsafeArchive } from '@launchyard/domain/uploads';
import { formatCount } from '../../kit/format.ts';
import { uploadMessages } from '../messages.ts';

/** The problem inside an archive and how to fix it, as sentences. */
export function describeUnsafe({ problem, problemCount }: UnsafeArchive): string {
  const { advice } = explainProblem(problem);
  const more = problemCount > 1 ? uploadMessages.moreProblems(formatCount(problemCount - 1)) : null;
  return [`${describeProblem(problem)}.`, more, advice].filter(Boolean).join(' ');
}
