/** Why a file is the one that is started. */
export type StartReason =
  /** A script beside `Engine/` that is named like the application. */
  | 'scriptOfApp'
  /** A script beside `Engine/`. */
  | 'scriptBesideEngine'
  /** An executable beside `Engine/`, named like a folder there: the launcher that packaging makes. */
  | 'projectLauncher'
  | 'besideEngine'
  /** No executable lies beside `Engine/`: the one nearest to the top outside it. */
  | 'outsideEngine'
  /** All executables lie inside `Engine/`. */
  | 'insideEngine';

/** The file of a build that is started, and why that one. */
export interface StartFile {
  /** As in the archive. */
  path: string;
  reason: StartReason;
}

/** What of an inspection may be started: the executable that suits best, and the scripts beside `Engine/`. */
interface Startable {
  start: StartFile | null;
  rootScripts: readonly string[];
}

/** The file that decides what is started: of a Linux build a root script, before all the one of the application; else an executable. */
export function findStartFile(inspection: Startable, isLinux: boolean, appName: string | null): StartFile | null {
  if (!isLinux) return inspection.start;
  const ofApp = inspection.rootScripts.find((path) => isScriptOf(path, appName));
  if (ofApp !== undefined) return { path: ofApp, reason: 'scriptOfApp' };
  const [first] = inspection.rootScripts;
  return first === undefined ? null : { path: first, reason: 'scriptBesideEngine' };
}

/** Exactly, since file names of Linux know case. */
export function isScriptOf(path: string, appName: string | null): boolean {
  return appName !== null && path.slice(path.lastIndexOf('/') + 1) === `${appName}.sh`;
}
