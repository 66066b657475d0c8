import type { BuildInspection } from './inspect.ts';
import type { PluginInfo } from './plugin-info.ts';
import type { StartFile } from './start-file.ts';

/** Builds have a few executables; at most this many are named, all are counted. */
export const MOST_EXECUTABLES_TOLD = 20;

/**
 * What is stored about a build once it is unpacked: applications §3, the data document of its executables, and
 * PsPluginInfo.
 */
export interface BuildContents {
  /** What would be started, as named in the archive: an executable, or the script of a Linux build. */
  defaultExecutable: string | null;
  executables: string[];
  executableCount: number;
  /** The folder that the plugin left; the one of version 1 if both are there, null if there is none. */
  pluginFolder: string | null;
  pluginInfo: PluginInfo;
}

export function summarizeBuild(
  { executables, plugin }: Pick<BuildInspection, 'executables' | 'plugin'>,
  start: StartFile | null,
  pluginInfo: PluginInfo,
): BuildContents {
  return {
    defaultExecutable: start?.path ?? null,
    executables: executables.slice(0, MOST_EXECUTABLES_TOLD),
    executableCount: executables.length,
    pluginFolder: plugin.version1Folders[0] ?? plugin.version2Folders[0] ?? null,
    pluginInfo,
  };
}
