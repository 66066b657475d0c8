import { pickDefaultExecutable } from './default-executable.ts';
import { isExecutablePath } from './executable.ts';
import { findPlugin, type PluginFindings } from './plugin.ts';
import { BuildRoots } from './roots.ts';
import type { StartFile } from './start-file.ts';

/** What the inspection needs of a ZIP entry or an unpacked file: a path with `/` and its unpacked size. */
export interface BuildEntry {
  name: string;
  isDirectory: boolean;
  bytes: number;
}

/** What a build contains, judged by its file names alone (applications §5). All paths as in the archive. */
export interface BuildInspection {
  executables: string[];
  /** Which of them would be started, or null if none fits: see `pickDefaultExecutable`. */
  start: StartFile | null;
  /** There is a `.sh` next to an `Engine/` folder, so the customer is asked whether the build is for Linux. */
  isLinuxDetected: boolean;
  rootScripts: string[];
  plugin: PluginFindings;
  /**
   * The single folder around everything, without a slash (`Windows`, `WindowsNoEditor`), or null if the build is at the
   * top.
   */
  wrappingFolder: string | null;
  fileCount: number;
  totalBytes: number;
}

/** macOS puts a metadata copy of every file into this folder; its `._Game.exe` is not an executable. */
const MAC_SHADOW_FOLDER = '__MACOSX/';

/** Walks a build’s file names once. Refuses nothing: that is `checkBuild`. */
export function inspectBuild(entries: Iterable<BuildEntry>): BuildInspection {
  const paths: string[] = [];
  const executables: string[] = [];
  const roots = new BuildRoots();
  let fileCount = 0;
  let totalBytes = 0;
  for (const entry of entries) {
    if (!entry.isDirectory) {
      fileCount += 1;
      totalBytes += entry.bytes;
    }
    if (entry.name.startsWith(MAC_SHADOW_FOLDER)) continue;
    const path = entry.isDirectory && !entry.name.endsWith('/') ? `${entry.name}/` : entry.name;
    paths.push(path);
    roots.add(path);
    if (isExecutablePath(path)) executables.push(path);
  }
  const rootScripts = roots.scripts();
  return {
    executables,
    start: pickDefaultExecutable(executables, roots),
    isLinuxDetected: rootScripts.length > 0,
    rootScripts,
    plugin: findPlugin(paths),
    wrappingFolder: roots.wrappingFolder(),
    fileCount,
    totalBytes,
  };
}
