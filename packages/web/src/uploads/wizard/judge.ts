import { checkBuild, type BuildAnswers, type BuildInspection, type BuildJudgement } from '@launchyard/domain/uploads';

/** What everybody is told of this installation and decides about builds. */
export interface Capabilities {
  isPlugin2Supported: boolean;
}

/** Judges a picked build by what was answered so far. `appName` is null in the first step. */
export function judgePicked(
  inspection: BuildInspection,
  answers: BuildAnswers,
  { isPlugin2Supported }: Capabilities,
  appName: string | null = null,
): BuildJudgement {
  return checkBuild(inspection, { appName, answers, isPlugin2Supported, canAsk: true });
}
