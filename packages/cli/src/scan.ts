import { checkAppName } from '@launchyard/domain/apps';
import type { Violation } from '@launchyard/domain/kit';
import {
  checkBuild,
  checkBuildFile,
  fingerprintInput,
  inspectBuild,
  describeProblem,
  explainProblem,
  notExtractable,
  planExtraction,
  NO_ANSWERS,
  readZipDirectory,
  type BuildAnswers,
  type BuildInspection,
  type PlanProblem,
  type ZipProblem,
} from '@launchyard/domain/uploads';
import { sha256Hex, type BuildFile } from './build-file.ts';
import { Ended, EXIT } from './exit.ts';
import { cliMessages } from './messages.ts';
import type { UploadOptions } from './options.ts';

export interface Scan {
  fingerprint: string;
  inspection: BuildInspection;
  seconds: number;
}

/**
 * Reads the ZIP's directory and judges it as the panel does, before a byte is sent. `takesPlugin2` is asked only where that decides: nothing
 * else needs the network. Throws Ended with what stands against the build.
 */
export async function scanBuild(
  file: BuildFile,
  options: UploadOptions,
  takesPlugin2: () => Promise<boolean>,
): Promise<Scan> {
  const began = performance.now();
  refuseFirst([...checkBuildFile(file), ...checkAppName(options.appName)]);
  const source = { size: file.sizeBytes, read: (offset: number, length: number) => file.read(offset, length) };
  const { directory, problem } = await readZipDirectory(source);
  if (!directory) throw unsafe(problem, 1);
  const { problems, problemCount } = planExtraction(directory);
  if (problems[0]) throw unsafe(problems[0], problemCount);
  const inspection = inspectBuild(directory.entries);
  const judgement = checkBuild(inspection, {
    appName: options.appName,
    answers: answersOf(options),
    isPlugin2Supported: inspection.plugin.version === 2 && (await takesPlugin2()),
    canAsk: true,
  });
  if (judgement.linuxQuestion) throw new Ended(EXIT.refused, 'LINUX_QUESTION', cliMessages.linuxQuestion);
  refuseFirst(judgement.violations);
  if (judgement.noPluginQuestion) throw new Ended(EXIT.refused, 'PLUGIN_QUESTION', cliMessages.pluginQuestion);
  const bytes = await file.read(directory.offset, directory.length);
  const fingerprint = await sha256Hex(fingerprintInput(file.sizeBytes, bytes));
  return { fingerprint, inspection, seconds: (performance.now() - began) / 1000 };
}

export const answersOf = ({ isLinux, isMissingPluginAccepted }: UploadOptions): BuildAnswers => ({
  ...NO_ANSWERS,
  isLinuxBuild: isLinux,
  isMissingPluginAccepted,
});

/** An archive that would not be unpacked: why, which entry, and what to do. */
function unsafe(problem: PlanProblem | ZipProblem, count: number): Ended {
  const { advice } = explainProblem(problem);
  const { code, message } = notExtractable(problem);
  return new Ended(EXIT.refused, code, `${message}. ${describeProblem(problem, count)}.`, { advice });
}

function refuseFirst([first]: readonly Violation[]): void {
  if (first) throw refusal(first);
}

function refusal({ code, message, figures }: Violation): Ended {
  const more = Object.entries(figures ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
  return new Ended(EXIT.refused, code, more === '' ? message : `${message} (${more})`);
}
