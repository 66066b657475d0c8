import { checkAppName } from '@launchyard/domain/apps';
import type { Violation } from '@launchyard/domain/kit';
import {
  checkBuild,
  checkBuildFile,
  fingerprintInput,
  inspectBuild,
  notExtractable,
  readZipDirectory,
  type BuildInspection,
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

/** Reads the ZIP's directory and judges it as the panel does, before a byte is sent. Throws Ended with what stands against it. */
export async function scanBuild(file: BuildFile, options: UploadOptions): Promise<Scan> {
  const began = performance.now();
  refuseFirst([...checkBuildFile(file), ...checkAppName(options.appName)]);
  const source = { size: file.sizeBytes, read: (offset: number, length: number) => file.read(offset, length) };
  const { directory, problem } = await readZipDirectory(source);
  if (!directory) throw refusal(notExtractable(problem), problem.code);
  const inspection = inspectBuild(directory.entries);
  const judgement = checkBuild(inspection, {
    appName: options.appName,
    isLinuxConfirmed: options.isLinux,
    isMissingPluginAccepted: options.isMissingPluginAccepted,
    skipZipChecking: false,
    plugin2Supported: false,
  });
  if (judgement.linuxQuestion) throw new Ended(EXIT.refused, 'LINUX_QUESTION', cliMessages.linuxQuestion);
  refuseFirst(judgement.violations);
  if (judgement.noPluginQuestion) throw new Ended(EXIT.refused, 'PLUGIN_QUESTION', cliMessages.pluginQuestion);
  const bytes = await file.read(directory.offset, directory.length);
  const fingerprint = await sha256Hex(fingerprintInput(file.sizeBytes, bytes));
  return { fingerprint, inspection, seconds: (performance.now() - began) / 1000 };
}

function refuseFirst([first]: readonly Violation[]): void {
  if (first) throw refusal(first);
}

function refusal({ code, message, figures }: Violation, detail?: string): Ended {
  const found = Object.entries(figures ?? {}).map(([name, value]) => `${name} ${value}`);
  const more = [detail, ...found].filter(Boolean).join(', ');
  return new Ended(EXIT.refused, code, more === '' ? message : `${message} (${more})`);
}
