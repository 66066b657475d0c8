import { BuildRoots } from './roots.ts';

/** Why this file is the one that is started. */
export type StartReason =
  /** A script next to `Engine/`, named like the application. */
  | 'scriptOfApp'
  /** A script next to `Engine/`. */
  | 'scriptBesideEngine'
  /** An executable next to `Engine/`, named like a folder there: the launcher that packaging creates. */
  | 'projectLauncher'
  | 'besideEngine'
  /** No executable is next to `Engine/`: the one nearest to the top outside it. */
  | 'outsideEngine'
  /** All executables are inside `Engine/`. */
  | 'insideEngine';

/** The file of a build that is started, and why. */
export interface StartFile {
  /** As in the archive. */
  path: string;
  reason: StartReason;
}

/** What an inspection found that may be started: the best executable, and the scripts next to `Engine/`. */
interface Startable {
  start: StartFile | null;
  rootScripts: readonly string[];
}

/**
 * The file that is started: for a Linux build a root script, preferably the one named like the application; otherwise
 * an executable.
 */
export function findStartFile(inspection: Startable, isLinux: boolean, appName: string | null): StartFile | null {
  if (!isLinux) return inspection.start;
  const ofApp = inspection.rootScripts.find((path) => isScriptOf(path, appName));
  if (ofApp !== undefined) return { path: ofApp, reason: 'scriptOfApp' };
  const [first] = inspection.rootScripts;
  return first === undefined ? null : { path: first, reason: 'scriptBesideEngine' };
}

/**
 * The script of an unpacked Linux build, by the paths of its two topmost levels; folders end in a slash. Null if no
 * script is next to an `Engine/` folder.
 */
export function findStartScript(paths: readonly string[], appName: string): string | null {
  const roots = new BuildRoots();
  for (const path of paths) roots.add(path);
  return findStartFile({ start: null, rootScripts: roots.scripts() }, true, appName)?.path ?? null;
}

/** Where an unpacked build is within the data folder, as the steps of its path. Ids are UUIDs, so they cannot leave it. */
export const buildFolderSteps = (versionId: string): string[] => ['files', 'builds', versionId];

/** Exactly, because Linux file names are case-sensitive. */
export function isScriptOf(path: string, appName: string | null): boolean {
  return appName !== null && path.slice(path.lastIndexOf('/') + 1) === `${appName}.sh`;
}
