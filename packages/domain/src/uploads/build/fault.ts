import type { UploadFailureCode } from '../../kit/index.ts';
import { uploadFailures } from '../failures.ts';
import type { BuildInspection } from './inspect.ts';

type Tell = (found: BuildInspection, appName: string) => string;

const TELL: Partial<Record<UploadFailureCode, Tell>> = {
  [uploadFailures.linuxScriptName.code]: ({ rootScripts }, appName) =>
    `Next to Engine there is ${rootScripts.join(', ')}; for the application ${appName} it must be ${appName}.sh.`,
  [uploadFailures.noExecutable.code]: ({ fileCount, isLinuxDetected }) =>
    `There is no .exe among ${countFiles(fileCount)}${isLinuxDetected ? '; this is a Linux build' : ''}.`,
  [uploadFailures.plugin2.code]: ({ plugin }) =>
    `The plugin is in ${plugin.version2Folders.join(', ')} and not in Samples/PixelStreaming/.`,
  [uploadFailures.pluginMissing.code]: ({ fileCount }) =>
    `There is no Samples/PixelStreaming/, which the plugin leaves in a build, among ${countFiles(fileCount)}.`,
};

/** The file because of which a build failed, or what it lacks, in a sentence. `code` is that of the failure. */
export function describeBuildFault(code: UploadFailureCode, found: BuildInspection, appName: string): string {
  return TELL[code]?.(found, appName) ?? `Nothing among the ${countFiles(found.fileCount)} can be started.`;
}

export const countFiles = (files: number): string =>
  files === 1 ? '1 file' : `${files.toLocaleString('en-US')} files`;
