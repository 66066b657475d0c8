import type { RefusalCode, UploadFailureCode, Violation } from '../../kit/index.ts';
import { uploadViolations } from '../violations.ts';
import type { BuildAnswers } from './answers.ts';
import type { BuildInspection } from './inspect.ts';
import { findStartFile, isScriptOf, type StartFile } from './start-file.ts';

/** What is known besides the archive. */
export interface BuildCircumstances {
  /** Null as long as it is not filled in. */
  appName: string | null;
  answers: BuildAnswers;
  /** Whether builds with the new plugin alone can be streamed: the one setting of that name. */
  isPlugin2Supported: boolean;
  /** Whether somebody is there who can still be asked, as in the wizard. The services cannot ask: they settle it by what they find. */
  canAsk: boolean;
}

/** What refuses a build before it is sent, and fails it afterwards. */
type BuildViolation = Violation<RefusalCode & UploadFailureCode>;

/** What is wrong with a build, and what must be asked before that is known. */
export interface BuildJudgement {
  violations: BuildViolation[];
  /** Must still be asked: whether this is a Linux build. Until then nothing that depends on it is refused. */
  linuxQuestion: boolean;
  /**
   * Must still be confirmed: that it cannot stream without the plugin. Not asked about a build that is refused anyway.
   */
  noPluginQuestion: boolean;
  /** Decides the platform that the build is tested and streamed on; null while the question is open. */
  isLinuxBuild: boolean | null;
  /** What would be started; null where there is nothing, or the platform is not settled. */
  start: StartFile | null;
}

/**
 * The rules of applications §5 for what a build must contain: the wizard asks before a byte is sent, the pipeline again after the last.
 * - The Linux question counts only where Linux was detected: nobody makes a Windows build a Linux one by saying so. No makes it a
 *   Windows build. Unanswered, and nobody to ask: one for Windows if it has an executable, else for Linux.
 * - No executable, unless it is a Linux build: "No exe found in the zip".
 * - The root script of a Linux build must be named `<appName>.sh`, exactly. One of several suffices.
 * - Plugin 2 without plugin 1 is refused, as long as it is not supported; with both, plugin 1 streams it.
 * - No plugin: confirmation required.
 * 'Skip Zip Checking' waives all of them but the question, which decides where it runs. What makes an archive safe to unpack is
 * `planExtraction`'s to say, and is never waived.
 */
export function checkBuild(inspection: BuildInspection, circumstances: BuildCircumstances): BuildJudgement {
  const { appName, answers } = circumstances;
  const isLinuxBuild = settleLinux(inspection, circumstances);
  const violations = answers.skipsZipChecking ? [] : findViolations(inspection, isLinuxBuild, circumstances);
  const mustConfirm =
    inspection.plugin.version === null && !answers.isMissingPluginAccepted && !answers.skipsZipChecking;
  return {
    violations,
    linuxQuestion: isLinuxBuild === null,
    noPluginQuestion: mustConfirm && violations.length === 0,
    isLinuxBuild,
    start: isLinuxBuild === null ? null : findStartFile(inspection, isLinuxBuild, appName),
  };
}

function settleLinux(
  { isLinuxDetected, executables }: BuildInspection,
  { answers, canAsk }: BuildCircumstances,
): boolean | null {
  if (!isLinuxDetected) return false;
  if (answers.isLinuxBuild !== null) return answers.isLinuxBuild;
  return canAsk ? null : executables.length === 0;
}

function findViolations(
  inspection: BuildInspection,
  isLinuxBuild: boolean | null,
  { appName, isPlugin2Supported }: BuildCircumstances,
): BuildViolation[] {
  const violations: BuildViolation[] = [];
  if (isLinuxBuild === false && inspection.executables.length === 0) violations.push(uploadViolations.noExecutable);
  const hasScript = inspection.rootScripts.some((path) => isScriptOf(path, appName));
  if (isLinuxBuild === true && appName !== null && !hasScript) violations.push(uploadViolations.linuxScriptName);
  if (inspection.plugin.version === 2 && !isPlugin2Supported) violations.push(uploadViolations.plugin2);
  return violations;
}
