const IN_BINARIES = /(?:^|\/)Binaries\/Linux[^/]*\/[^/]+$/;
const OF_ENGINE = /(?:^|\/)Engine\//;
const NO_PROGRAM = /\.(?:so(?:\.\d+)*|debug|sym|txt|json|target|modules)$/;

/**
 * Whether a file can be the program that a Linux build’s script starts: part of the project, not of the engine, and not
 * a library.
 */
export const isLinuxProgram = (path: string): boolean =>
  IN_BINARIES.test(path) && !OF_ENGINE.test(path) && !NO_PROGRAM.test(path);
