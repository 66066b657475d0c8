import { checkAppName } from '@launchyard/domain/apps';
import type { Violation } from '@launchyard/domain/kit';
import {
  checkBuild,
  checkBuildFile,
  describeProblem,
  explainProblem,
  notExtractable,
  NO_ANSWERS,
  scanArchive,
  type BuildAnswers,
  type ArchiveScan,
  type UnsafeArchive,
} from '@launchyard/domain/uploads';
import { sha256Hex, type BuildFile } from './build-file.ts';
import { Ended, EXIT } from './exit.ts';
import { cliMessages } from './messages.ts';
import type { UploadOptions } from './options.ts';

export interface Scan extends ArchiveScan {
  seconds: number;
}

/**
 * Reads the ZIP’s directory and judges it like the panel, before a byte is sent. `takesPlugin2` is only called if the
 * answer matters: nothing else needs the network. Throws Ended with what is wrong with the build.
 */
export async function scanBuild(
  file: BuildFile,
  options: UploadOptions,
  takesPlugin2: () => Promise<boolean>,
): Promise<Scan> {
  const began = performance.now();
  refuseFirst([...checkBuildFile(file), ...checkAppName(options.appName)]);
  const source = { size: file.sizeBytes, read: (offset: number, length: number) => file.read(offset, length) };
  const { scan, unsafe } = await scanArchive(source, sha256Hex);
  if (!scan) throw refusalOf(unsafe);
  const { inspection } = scan;
  const judgement = checkBuild(inspection, {
    appName: options.appName,
    answers: answersOf(options),
    isPlugin2Supported: inspection.plugin.version === 2 && (await takesPlugin2()),
    canAsk: true,
  });
  if (judgement.linuxQuestion) throw new Ended(EXIT.refused, 'LINUX_QUESTION', cliMessages.linuxQuestion);
  refuseFirst(judgement.violations);
  if (judgement.noPluginQuestion) throw new Ended(EXIT.refused, 'PLUGIN_QUESTION', cliMessages.pluginQuestion);
  return { ...scan, seconds: (performance.now() - began) / 1000 };
}

export const answersOf = ({ isLinux, isMissingPluginAccepted }: UploadOptions): BuildAnswers => ({
  ...NO_ANSWERS,
  isLinuxBuild: isLinux,
  isMissingPluginAccepted,
});

/** An archive that would not be unpacked: why, which entry, and what to do. */
function refusalOf({ problem, problemCount }: UnsafeArchive): Ended {
  const { advice } = explainProblem(problem);
  const { code, message } = notExtractable(problem);
  return new Ended(EXIT.refused, code, `${message}. ${describeProblem(problem, problemCount)}.`, { advice });
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
