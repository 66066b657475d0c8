import { parentFolder, type BuildRoots } from './roots.ts';
import type { StartFile, StartReason } from './start-file.ts';

const NEVER_STARTED = 'crashreportclient.exe';

/** The first that applies wins. */
const RANKS: readonly StartReason[] = ['projectLauncher', 'besideEngine', 'outsideEngine', 'insideEngine'];

/**
 * The executable to start. One next to `Engine/`, preferably named like a folder next to it (`ArchViz.exe`,
 * `ArchViz/`); otherwise one outside `Engine/`; otherwise any. Ties go to the one nearest to the top, then by name.
 * `CrashReportClient.exe` never.
 */
export function pickDefaultExecutable(executables: readonly string[], roots: BuildRoots): StartFile | null {
  const ranked = executables
    .filter((path) => fileName(path).toLowerCase() !== NEVER_STARTED)
    .map((path) => ({ path, reason: reasonFor(path, roots), depth: path.split('/').length }))
    .toSorted(
      (a, b) => RANKS.indexOf(a.reason) - RANKS.indexOf(b.reason) || a.depth - b.depth || (a.path < b.path ? -1 : 1),
    );
  const [first] = ranked;
  return first ? { path: first.path, reason: first.reason } : null;
}

function reasonFor(path: string, roots: BuildRoots): StartReason {
  const folder = parentFolder(path);
  if (roots.hasEngine(folder)) {
    return roots.hasFolder(folder + fileName(path).slice(0, -'.exe'.length)) ? 'projectLauncher' : 'besideEngine';
  }
  return `/${path.toLowerCase()}`.includes('/engine/') ? 'insideEngine' : 'outsideEngine';
}

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
