import type { RefusalCode, UploadFailureCode, Violation } from '../../kit/index.ts';
import { uploadViolations } from '../violations.ts';
import type { BuildAnswers } from './answers.ts';
import type { BuildInspection } from './inspect.ts';
import { findStartFile, isScriptOf, type StartFile } from './start-file.ts';

/** What is known besides the archive. */
export interface BuildCircumstances {
  /** Null until it is filled in. */
  appName: string | null;
  answers: BuildAnswers;
  /** Whether builds with only the new plugin can be streamed; the setting of that name. */
  isPlugin2Supported: boolean;
  /**
   * Whether the customer can still be asked, as in the wizard. The services cannot ask and decide by what they find.
   */
  canAsk: boolean;
}

/** Refuses a build before it is sent, and fails it afterwards. */
type BuildViolation = Violation<RefusalCode & UploadFailureCode>;

/** What is wrong with a build, and which questions are still open. */
export interface BuildJudgement {
  violations: BuildViolation[];
  /** Whether this is a Linux build must still be asked. Until then nothing that depends on it is refused. */
  linuxQuestion: boolean;
  /**
   * The customer must still confirm that it cannot stream without the plugin. Not asked about a build that is refused
   * anyway.
   */
  noPluginQuestion: boolean;
  /** The platform on which the build is tested and streamed; null until the question is answered. */
  isLinuxBuild: boolean | null;
  /** What would be started; null if there is nothing, or the platform is not decided yet. */
  start: StartFile | null;
}

/**
 * The rules of applications §5 for the contents of a build. The wizard checks them before the first byte is sent, the
 * pipeline after the last.
 * - The Linux question counts only if Linux was detected: answering Yes does not turn a Windows build into a Linux one.
 *   No makes it a
 *   Windows build. Without an answer: Windows if it has an executable, otherwise Linux.
 * - No executable, unless it is a Linux build: "No exe found in the zip".
 * - The root script of a Linux build must be named exactly `<appName>.sh`. One of several is enough.
 * - Plugin 2 without plugin 1 is refused while it is unsupported; with both, plugin 1 is used.
 * - No plugin: needs confirmation. 'Skip Zip Checking' waives all of them except the Linux question, which decides the
 *   platform. Whether an archive is safe to unpack is decided by `planExtraction` and never waived.
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
