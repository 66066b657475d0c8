import { uploadFailures, uploadViolations, type BuildInspection } from '@launchyard/domain/uploads';

type Tell = (found: BuildInspection, appName: string) => string;

const TELL: Record<string, Tell> = {
  [uploadViolations.linuxScriptName.code]: ({ rootScripts }, appName) =>
    `Beside Engine there is ${rootScripts.join(', ')}; for the application ${appName} it must be ${appName}.sh.`,
  [uploadViolations.noExecutable.code]: ({ fileCount, isLinuxDetected }) =>
    fileCount === 0
      ? 'The ZIP holds no file at all.'
      : `There is no .exe among ${count(fileCount)}${isLinuxDetected ? '; what there is, is a Linux build' : ''}.`,
  [uploadViolations.plugin2.code]: ({ plugin }) =>
    `The plugin is there as ${plugin.version2Folders.join(', ')} and not as Samples/PixelStreaming/.`,
  [uploadFailures.pluginMissing.code]: ({ fileCount }) =>
    `There is no Samples/PixelStreaming/, which the plugin leaves in a build, among ${count(fileCount)}.`,
};

/** The file or the lack at which a build failed, in a sentence. `code` is that of the failure. */
export function nameFault(code: string, found: BuildInspection, appName: string): string {
  return TELL[code]?.(found, appName) ?? `Nothing among the ${count(found.fileCount)} can be started.`;
}

const count = (files: number): string => (files === 1 ? '1 file' : `${files.toLocaleString('en-US')} files`);
