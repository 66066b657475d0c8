import { formatBytes } from '../../kit/index.ts';
import { countFiles } from './fault.ts';
import type { BuildInspection } from './inspect.ts';
import { describeTraces, type PluginInfo } from './plugin-info.ts';
import { describeProgram, type ProgramFormat } from './program.ts';

/** A file that can or should start, and the format in its header. */
export interface InspectedProgram {
  path: string;
  format: ProgramFormat;
}

/** What the built-in test inspected in a build. */
export interface InspectionFacts {
  found: Pick<BuildInspection, 'fileCount' | 'totalBytes' | 'plugin'>;
  /** What the build starts with, or null. */
  start: InspectedProgram | null;
  /** The program that the script of a Linux build starts, or null if there is none; undefined for a Windows build. */
  linuxProgram: InspectedProgram | null | undefined;
  pluginInfo: PluginInfo;
  /** An admin skipped the check of the ZIP. */
  isUnchecked: boolean;
}

/** Says what was inspected and found, and that nothing was started. */
export function describeInspection({ found, start, linuxProgram, pluginInfo, isUnchecked }: InspectionFacts): string {
  const size = `${countFiles(found.fileCount)}, ${formatBytes(found.totalBytes)}`;
  const plugin = describePlugin(found.plugin, pluginInfo);
  const skipped = isUnchecked ? 'An admin skipped the check of the ZIP.' : '';
  return `Inspected only, not started: ${size}, ${describeStart(start, linuxProgram)}, ${plugin}.${skipped}`;
}

function describeStart(start: InspectedProgram | null, linuxProgram: InspectedProgram | null | undefined): string {
  if (start === null) return 'nothing to start';
  const words = `starts with ${describeFile(start)}`;
  if (linuxProgram === undefined || linuxProgram?.path === start.path) return words;
  return linuxProgram === null
    ? `${words}, no program in Binaries/Linux`
    : `${words}, which has ${describeFile(linuxProgram)}`;
}

const describeFile = ({ path, format }: InspectedProgram): string => `${path} (${describeProgram(format)})`;

function describePlugin({ version, hasBoth }: BuildInspection['plugin'], info: PluginInfo): string {
  if (version === null) return 'no pixel-streaming plugin';
  const traces =
    version === 1
      ? describeTraces(info.isInManifest, info.hasFolder)
      : describeTraces(info.isVersion2InManifest, info.hasVersion2Folder);
  return `plugin ${version} ${traces}${hasBoth ? ' (plugin 2 is there, too)' : ''}`;
}
