import { parentFolder, type BuildRoots } from './roots.ts';

const NEVER_STARTED = 'crashreportclient.exe';

/**
 * The executable to start: the one beside `Engine/`, there the one that is named like a folder beside it
 * (`ArchViz.exe`, `ArchViz/`); else one outside `Engine/`; else any; among equals the one nearest to the top, then by
 * name. `CrashReportClient.exe` never.
 */
export function pickDefaultExecutable(executables: readonly string[], roots: BuildRoots): string | null {
  const ranked = executables
    .filter((path) => fileName(path).toLowerCase() !== NEVER_STARTED)
    .map((path) => ({ path, rank: rankOf(path, roots), depth: path.split('/').length }))
    .toSorted((a, b) => a.rank - b.rank || a.depth - b.depth || (a.path < b.path ? -1 : 1));
  return ranked[0]?.path ?? null;
}

function rankOf(path: string, roots: BuildRoots): number {
  const folder = parentFolder(path);
  if (roots.hasEngine(folder)) return roots.hasFolder(folder + fileName(path).slice(0, -'.exe'.length)) ? 0 : 1;
  return `/${path.toLowerCase()}`.includes('/engine/') ? 3 : 2;
}

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
