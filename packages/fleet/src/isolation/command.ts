import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildLimits } from '@launchyard/domain/fleet';
import type { ControlGroup } from './control-groups.ts';
import type { Enclosure } from './enclose.ts';
import { maskedOfKernel } from './masked.ts';
import type { Place } from './place.ts';
import { visibleOfMachine } from './visible.ts';

const ENCLOSE = fileURLToPath(new URL('enclose.ts', import.meta.url));

/** Where `enclose.ts` puts what the sandbox is made of. */
const INSIDE = {
  build: '/mnt/build',
  nodeFolder: '/mnt/node',
  node: `/mnt/node/${basename(process.execPath)}`,
  filter: '/mnt/filter',
};

/** The control group counts what it refuses, so its limit comes first where there is one. */
const BEYOND_GROUP = 16;

/** Printed to standard error once the sandbox stands; everything from then on is the build’s. */
export const STARTED_LINE = 'launchyard: build started';

/** Joins the control groups before `--` and becomes the program after it. Fixed text; what follows are its positional parameters. */
const JOINED = 'until [ "$1" = -- ]; do echo 0 > "$1" || exit 1; shift; done; shift; exec "$@"';

/** `bwrap` reads the filter from a descriptor. Fixed text; what follows are its positional parameters. */
const WITH_FILTER = `exec 9< ${INSIDE.filter}; exec "$@"`;

export interface SandboxedBuild {
  /** Found again by `sweep`, so it comes early in each of the command lines. */
  mark: string;
  place: Place;
  signallingPort: number;
  ownAddresses: readonly string[];
  /** Null where this machine has no control groups for it. */
  group: ControlGroup | null;
  folder: string;
  /** Within the folder. */
  script: string;
  arguments: readonly string[];
  limits: BuildLimits;
}

/**
 * The command that runs a build apart from everything else, as an argument vector. From the outside in: `setpriv` ends it
 * with us; `pasta` gives it a network with the signalling port and its own UDP ports; `enclose.ts` narrows that;
 * `bwrap` a file system, processes and a user of its own; `prlimit` bounds what it starts.
 */
export function sandboxCommand(build: SandboxedBuild): {
  program: string;
  arguments: string[];
  env: NodeJS.ProcessEnv;
} {
  const { place } = build;
  const ports = `${place.firstPort}-${place.lastPort}`;
  const given = [
    // The kernel remembers this as the lowest value if a process with the right sets it, which pasta gives up.
    ['--pdeathsig', 'KILL', 'choom', '-n', '1000', '--', 'nice', '-n', '5'],
    // What the network costs is not the build’s memory, but of the processor that all builds share.
    ['/bin/sh', '-c', JOINED, build.mark, ...(build.group?.networkJoinFiles ?? []), '--'],
    ['pasta', '--runas', '0', '--netns-only', '--config-net', '--no-map-gw', '-f', '-q'],
    ['-t', 'none', '-u', ports, '-T', String(build.signallingPort), '-U', 'none', '--'],
    ['setpriv', '--pdeathsig', 'KILL', 'unshare', '--mount', '--ipc', '--propagation', 'private'],
    [process.execPath, '--disable-warning=ExperimentalWarning', ENCLOSE],
    [build.mark, JSON.stringify(enclosureOf(build)), '/usr/bin/setpriv'],
    ['--reuid', String(place.user), '--regid', String(place.user), '--clear-groups'],
    ['--bounding-set=-all', '--inh-caps=-all', '--', '/bin/sh', '-c', WITH_FILTER, 'sh', 'bwrap'],
    sandbox(build),
    ['/usr/bin/prlimit', `--nproc=${build.limits.processes + BEYOND_GROUP}`, '--core=0', '--'],
    // Fixed text; what follows are its positional parameters.
    ['/bin/sh', '-c', `echo '${STARTED_LINE}' >&2; exec "$@" 2>&1`, 'sh'],
    [`/build/${build.script}`, ...build.arguments],
  ].flat();
  return { program: 'setpriv', arguments: given, env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } };
}

const enclosureOf = ({ place, group, ...build }: SandboxedBuild): Enclosure => ({
  firstPort: place.firstPort,
  lastPort: place.lastPort,
  signallingPort: build.signallingPort,
  limits: build.limits,
  ownAddresses: build.ownAddresses,
  folder: build.folder,
  joinFiles: group?.joinFiles ?? [],
  countsMemory: group !== null,
  inside: INSIDE,
});

const sandbox = ({ mark, limits }: SandboxedBuild): string[] => {
  const scratch = (path: string) => ['--size', String(limits.scratchBytes), '--perms', '1777', '--tmpfs', path];
  return [
    ['--clearenv', '--setenv', 'LAUNCHYARD_INSTANCE', mark],
    // The namespace of System V is made before: its bounds are set there.
    ['--unshare-user', '--disable-userns', '--unshare-pid', '--unshare-uts', '--unshare-cgroup', '--cap-drop', 'ALL'],
    ['--new-session', '--die-with-parent', '--seccomp', '9'],
    visibleOfMachine(),
    ['--symlink', 'usr/bin', '/bin'],
    ['--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
    // Nothing there is a build’s to set, such as its place in the order in which the kernel ends processes.
    ['--proc', '/proc', ...maskedOfKernel(), '--remount-ro', '/proc'],
    // Terminals have one bound for all builds, and a build needs none.
    ['--dev', '/dev', '--tmpfs', '/dev/pts', '--remount-ro', '/dev/pts'],
    // Without read-only, `/` and `/dev` would be memory without a bound.
    [...scratch('/dev/shm'), '--remount-ro', '/dev', ...scratch('/tmp')],
    ['--ro-bind', INSIDE.build, '/build', '--ro-bind', INSIDE.node, '/opt/node/node', '--remount-ro', '/'],
    ['--chdir', '/tmp', '--setenv', 'HOME', '/tmp', '--setenv', 'PATH', '/opt/node:/usr/bin', '--'],
  ].flat();
};
