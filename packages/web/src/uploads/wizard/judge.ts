import { checkBuild, type BuildAnswers, type BuildInspection, type BuildJudgement } from '@launchyard/domain/uploads';

/** Public settings of this installation that affect which builds it accepts. */
export interface Capabilities {
  isPlugin2Supported: boolean;
}

/** Checks a picked build with the answers so far. `appName` is null in the first step. */
export function judgePicked(
  inspection: BuildInspection,
  answers: BuildAnswers,
  { isPlugin2Supported }: Capabilities,
  appName: string | null = null,
): BuildJudgement {
  return checkBuild(inspection, { appName, answers, isPlugin2Supported, canAsk: true });
}
