import { parentFolder } from './roots.ts';

/** Folders end in a slash and are as in the archive. */
export interface PluginFindings {
  /** 1 if both are there: such a build streams with the old plugin. Null if neither is. */
  version: 1 | 2 | null;
  hasBoth: boolean;
  version1Folders: string[];
  version2Folders: string[];
}

const VERSION_1 = '/samples/pixelstreaming/';
const VERSION_2 = '/samples/pixelstreaming2/';

/**
 * The pixel-streaming plugin leaves `Samples/PixelStreaming/` or `Samples/PixelStreaming2/` in a build: at its top in
 * 4.27, inside the project’s folder in 5. Whole segments, in any case, anywhere in the path (applications §5).
 */
export function findPlugin(paths: Iterable<string>): PluginFindings {
  const version1 = new Set<string>();
  const version2 = new Set<string>();
  // Only folders matter; most files share theirs with others.
  const folders = new Set<string>();
  let last = '';
  for (const path of paths) {
    if (path.startsWith(last) && path.lastIndexOf('/') < last.length) continue;
    last = parentFolder(path);
    folders.add(last);
  }
  for (const folder of folders) {
    addFolder(version1, folder, VERSION_1);
    addFolder(version2, folder, VERSION_2);
  }
  return {
    version: version1.size > 0 ? 1 : version2.size > 0 ? 2 : null,
    hasBoth: version1.size > 0 && version2.size > 0,
    version1Folders: [...version1],
    version2Folders: [...version2],
  };
}

function addFolder(folders: Set<string>, path: string, pattern: string): void {
  // The leading slash lets a folder at the very top match; the position takes it off again.
  const at = `/${path.toLowerCase()}`.indexOf(pattern);
  if (at >= 0) folders.add(path.slice(0, at + pattern.length - 1));
}
