import type { Violation } from '../../kit/index.ts';
import { uploadViolations } from '../violations.ts';
import type { BuildInspection } from './inspect.ts';

/** What is known besides the archive. Null means not answered, or not filled in, yet. */
export interface BuildAnswers {
  appName: string | null;
  /**
   * The answer to the Linux question. Means something only where Linux was detected: nobody makes a Windows build a
   * Linux one by saying so.
   */
  isLinuxConfirmed: boolean | null;
  /** "Continue without plugin". */
  isMissingPluginAccepted?: boolean;
  /** The administrators' switch; the server decides who is one. */
  skipZipChecking: boolean;
  plugin2Supported: boolean;
}

export interface BuildJudgement {
  violations: Violation[];
  /** Must still be asked: whether this is a Linux build. Until then nothing that depends on it is refused. */
  linuxQuestion: boolean;
  /**
   * Must still be confirmed: that it cannot stream without the plugin. Not asked about a build that is refused anyway.
   */
  noPluginQuestion: boolean;
  /** Decides the platform that the build is tested and streamed on; null while the question is open. */
  isLinuxBuild: boolean | null;
}

/**
 * The rules of applications §5 for what a build must contain.
 * - No executable, unless the check is skipped or it is a Linux build: "No exe found in the zip". Answering No to the
 *   Linux question makes it a Windows build.
 * - The root script of a Linux build must be named `<appName>.sh`, exactly (file names of Linux know case). One of
 *   several suffices.
 * - Plugin 2 without plugin 1 is refused, as long as it is not supported.
 * - No plugin: confirmation required.
 * The skip waives the rule about executables and no other: the rest decides where a build can run.
 */
export function checkBuild(inspection: BuildInspection, answers: BuildAnswers): BuildJudgement {
  const isLinuxBuild = inspection.isLinuxDetected ? answers.isLinuxConfirmed : false;
  const violations: Violation[] = [];
  if (isLinuxBuild === false && inspection.executables.length === 0 && !answers.skipZipChecking) {
    violations.push(uploadViolations.noExecutable);
  }
  if (isLinuxBuild === true && answers.appName !== null && !hasRootScript(inspection, answers.appName)) {
    violations.push(uploadViolations.linuxScriptName);
  }
  if (inspection.plugin.version === 2 && !answers.plugin2Supported) violations.push(uploadViolations.plugin2);
  const isPluginMissing = inspection.plugin.version === null && !answers.isMissingPluginAccepted;
  return {
    violations,
    linuxQuestion: isLinuxBuild === null,
    noPluginQuestion: isPluginMissing && violations.length === 0,
    isLinuxBuild,
  };
}

function hasRootScript({ rootScripts }: BuildInspection, appName: string): boolean {
  return rootScripts.some((path) => path.slice(path.lastIndexOf('/') + 1) === `${appName}.sh`);
}
