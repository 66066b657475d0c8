import { ENCLOSED_LIMITS, enclosedCpuSeconds } from '@launchyard/domain/enclosed';
import { codePaths } from './code.ts';

/** This machine, as far as the command depends on it. */
export interface Machine {
  isRoot: boolean;
  /** The path of Node. */
  node: string;
  codeFolder: string;
  libraryFolders: readonly string[];
  /** Where its programs are, as PATH. */
  path: string;
}

/** An enclosed process. */
export interface EnclosedProgram {
  /** The path of its script within the folder of our code. */
  script: string;
  secondsPerJob: number;
  /** In place of the script, to try the enclosure. */
  evaluate?: string;
}

export interface Command {
  program: string;
  arguments: string[];
  env: Record<string, string>;
}

/** A user that nobody else has: above those of the fleet’s builds. */
const USER = 1_879_113_728;

/** Where a process that runs as root puts the code and Node, so that the user may look at them. */
const STAGE = { code: '/mnt/code', node: '/mnt/node' };

/** Fixed text; the folder of our code and the path of Node are its first two parameters. */
const SET_STAGE = `set -e
mount -t tmpfs -o size=64k,mode=755 tmpfs /mnt
mkdir ${STAGE.code}
mount --bind "$1" ${STAGE.code}
: > ${STAGE.node}
mount --bind "$2" ${STAGE.node}
shift 2
exec "$@"`;

/** It loads code with native parts, but neither writes files nor starts processes. */
export const confinedNode = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=PERM0001'];

/**
 * The command that runs a script of ours apart from everything else, as an argument vector. From the outside in: `unshare`
 * and `setpriv` give it a user that nobody else has, where we are root; `prlimit` bounds what it uses; `bwrap` gives it
 * processes, a file system with our code only, and no network.
 */
export function enclosedCommand(machine: Machine, program: EnclosedProgram): Command {
  const { isRoot, node, codeFolder } = machine;
  const from = isRoot ? STAGE : { code: codeFolder, node };
  const asUser = [
    ['unshare', '--mount', '--propagation', 'private', '/bin/sh', '-c', SET_STAGE, 'sh', codeFolder, node],
    ['setpriv', '--reuid', String(USER), '--regid', String(USER), '--clear-groups'],
    ['--bounding-set=-all', '--inh-caps=-all', '--'],
  ].flat();
  const [first = '', ...rest] = [
    isRoot ? asUser : [],
    ['prlimit', ...bounds(machine, program), '--', 'bwrap', ...sandbox(machine, from), '/node'],
    confinedNode,
    program.evaluate === undefined ? [] : ['--eval', program.evaluate],
    [`/code/${program.script}`],
  ].flat();
  return { program: first, arguments: rest, env: { PATH: machine.path } };
}

const bounds = ({ isRoot }: Machine, { secondsPerJob }: EnclosedProgram): string[] => [
  `--data=${ENCLOSED_LIMITS.dataBytes}`,
  `--cpu=${enclosedCpuSeconds(secondsPerJob)}`,
  // No file of it could grow, which includes memory that belongs to no process (memfd).
  '--fsize=0',
  '--core=0',
  // Without a user of its own, it would count all of ours.
  ...(isRoot ? [`--nproc=${ENCLOSED_LIMITS.processes}`] : []),
];

function sandbox({ libraryFolders }: Machine, from: typeof STAGE): string[] {
  return [
    ['--unshare-all', '--unshare-user', '--disable-userns', '--cap-drop', 'ALL'],
    ['--clearenv', '--new-session', '--die-with-parent'],
    libraryFolders.flatMap((path) => ['--ro-bind-try', path, path]),
    ['--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
    ['--ro-bind', from.node, '/node'],
    codePaths.flatMap((path) => ['--ro-bind', `${from.code}/${path}`, `/code/${path}`]),
    // Without read-only, `/` and `/dev` would be memory without a bound.
    ['--dev', '/dev', '--remount-ro', '/dev', '--remount-ro', '/', '--chdir', '/', '--'],
  ].flat();
}
