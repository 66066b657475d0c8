import { randomInt } from 'node:crypto';
import { ENCLOSED_LIMITS, enclosedCpuSeconds } from '@launchyard/domain/enclosed';
import { codePaths } from './code.ts';
import { networkCommand, networkRules, type EnclosedNetwork } from './network.ts';

/** This machine, as far as the command depends on it. */
export interface Machine {
  isRoot: boolean;
  /** Whom the process becomes where we are root. */
  user: number;
  /** The path of Node. */
  node: string;
  codeFolder: string;
  libraryFolders: readonly string[];
  /** Where its programs are, as PATH. */
  path: string;
  /** What it answers itself, as `nft` takes them. */
  ownAddresses: readonly string[];
}

/** An enclosed process. */
export interface EnclosedProgram {
  /** The path of its script within the folder of our code. */
  script: string;
  secondsPerJob: number;
  /** Null: none at all. */
  network: EnclosedNetwork | null;
  /** In place of the script, to try the enclosure. */
  evaluate?: string;
}

export interface Command {
  program: string;
  arguments: string[];
  env: Record<string, string>;
}

/** Users that nobody else has: above those of the fleet’s builds. */
const FIRST_USER = 1_879_113_728;
const USERS = 1_000_000;

/** Whether a user is one of those. */
export const isChosenUser = (user: number): boolean => user >= FIRST_USER && user < FIRST_USER + USERS;

/** A user for one process. Those of one user would share its limit of processes, and could end each other. */
export const chooseUser = (): number => FIRST_USER + randomInt(USERS);

/** Where a process that runs as root puts the code and Node, so that the user may look at them. */
const STAGE = { code: '/mnt/code', node: '/mnt/node' };

/** Fixed text. Its first parameters are the folder of our code, the path of Node, and the rules of the network, if any. */
const SET_STAGE = `set -e
mount -t tmpfs -o size=64k,mode=755 tmpfs /mnt
mkdir ${STAGE.code}
mount --bind "$1" ${STAGE.code}
: > ${STAGE.node}
mount --bind "$2" ${STAGE.node}
if [ -n "$3" ]; then
  nft "$3"
  # The processes of this namespace only, without which bubblewrap does not find itself.
  mount -t proc proc /proc
fi
shift 3
exec "$@"`;

/** It loads code with native parts, but neither writes files nor starts processes. */
export const confinedNode = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=PERM0001'];

/**
 * The command that runs a script of ours apart from everything else, as an argument vector. From the outside in: `pasta`
 * and `nft` give it a network of its own, if it gets one; `unshare` and `setpriv` a user that nobody else has, where we
 * are root; `prlimit` bounds what it uses; `bwrap` gives it processes and a file system with our code only.
 */
export function enclosedCommand(machine: Machine, program: EnclosedProgram): Command {
  const { isRoot, user, node, codeFolder } = machine;
  const { network } = program;
  const from = isRoot ? STAGE : { code: codeFolder, node };
  const stage = ['unshare', '--mount', '--propagation', 'private', '/bin/sh', '-c', SET_STAGE, 'sh', codeFolder, node];
  const asUser = [
    ['setpriv', '--reuid', String(user), '--regid', String(user), '--clear-groups'],
    ['--bounding-set=-all', '--inh-caps=-all', '--'],
  ].flat();
  const [first = '', ...rest] = [
    network === null ? [] : networkCommand(network),
    isRoot ? [...stage, network === null ? '' : networkRules(network, machine.ownAddresses)] : [],
    isRoot ? asUser : [],
    ['prlimit', ...bounds(machine, program), '--', 'bwrap', ...sandbox(machine, program, from), '/node'],
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

function sandbox({ libraryFolders }: Machine, { network }: EnclosedProgram, from: typeof STAGE): string[] {
  return [
    [
      '--unshare-all',
      ...(network === null ? [] : ['--share-net']),
      '--unshare-user',
      '--disable-userns',
      '--cap-drop',
      'ALL',
    ],
    ['--clearenv', '--new-session', '--die-with-parent'],
    libraryFolders.flatMap((path) => ['--ro-bind-try', path, path]),
    ['--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
    ['--ro-bind', from.node, '/node'],
    codePaths.flatMap((path) => ['--ro-bind', `${from.code}/${path}`, `/code/${path}`]),
    // Without read-only, `/` and `/dev` would be memory without a bound.
    ['--dev', '/dev', '--remount-ro', '/dev', '--remount-ro', '/', '--chdir', '/', '--'],
  ].flat();
}
