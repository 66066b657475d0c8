import { pickDefaultExecutable } from './default-executable.ts';
import { isExecutablePath } from './executable.ts';
import { findPlugin, type PluginFindings } from './plugin.ts';
import { BuildRoots } from './roots.ts';
import type { StartFile } from './start-file.ts';

/** What the inspection needs of a ZIP entry or of a file that was unpacked: a path with `/` and its unpacked size. */
export interface BuildEntry {
  name: string;
  isDirectory: boolean;
  bytes: number;
}

/** What a build is made of, by its file names alone (applications §5). All paths as in the archive. */
export interface BuildInspection {
  executables: string[];
  /** Which of them would be started, or null where none suits: see `pickDefaultExecutable`. */
  start: StartFile | null;
  /** A `.sh` lies beside an `Engine/` folder; whether the build is for Linux is then asked. */
  isLinuxDetected: boolean;
  rootScripts: string[];
  plugin: PluginFindings;
  /**
   * The one folder around everything, without a slash (`Windows`, `WindowsNoEditor`), or null where the build lies at
   * the top.
   */
  wrappingFolder: string | null;
  fileCount: number;
  totalBytes: number;
}

/** macOS puts a shadow of every file into this folder; its `._Game.exe` is no executable. */
const MAC_SHADOW_FOLDER = '__MACOSX/';

/** Looks through a build's file names once. Never refuses anything: that is `checkBuild`. */
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
