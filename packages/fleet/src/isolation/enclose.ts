import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BuildLimits } from '@launchyard/domain/fleet';
import { architectureOf, seccompFilter } from './seccomp/filter.ts';

/** `O_CLOEXEC`. */
const CLOSE_ON_EXEC = 0o2_000_000;
const PAGE_BYTES = 4_096;

/**
 * Runs as root inside a network and a mount namespace of one build: narrows both, then becomes the program in its
 * arguments, which gives up root. Its arguments are the mark of the build, an `Enclosure`, the program and that one’s arguments.
 * Nothing here comes from a build.
 */
export interface Enclosure {
  firstPort: number;
  lastPort: number;
  signallingPort: number;
  limits: BuildLimits;
  /** Of this machine. */
  ownAddresses: readonly string[];
  folder: string;
  /** The files by which a process joins the build’s control groups. */
  joinFiles: readonly string[];
  /** Whether one of them counts memory that is in no process. */
  countsMemory: boolean;
  /** Where to put what the sandbox is made of. */
  inside: { build: string; nodeFolder: string; filter: string };
}

const [, , , given = '{}', program = '', ...rest] = process.argv;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `command.ts` as this type
const enclosure = JSON.parse(given) as Enclosure;
const { firstPort, lastPort, signallingPort, limits, ownAddresses, folder, joinFiles, countsMemory, inside } =
  enclosure;

// What is made here is read by the build’s user, whatever the fleet keeps to its own.
process.umask(0o022);
// Before anything of the build: what it starts stays in these groups. 0 is whoever writes.
for (const file of joinFiles) writeFileSync(file, '0');
// WebRTC binds the ports that the system gives it: these are the ones that are forwarded.
writeFileSync('/proc/sys/net/ipv4/ip_local_port_range', `${firstPort} ${lastPort}`);
// Shared memory and messages of System V stay when their process ends. The namespace of them is this build’s.
writeFileSync('/proc/sys/kernel/shmall', String(Math.floor(limits.scratchBytes / PAGE_BYTES)));
writeFileSync('/proc/sys/kernel/msgmni', '32');
writeFileSync('/proc/sys/kernel/sem', '250 32000 100 128');
// What a viewer on this machine sends is answered, wherever it comes from; a build begins nothing with this machine.
const ours = ownAddresses.map((address) => `${address.includes(':') ? 'ip6' : 'ip'} daddr ${address} drop`);
const signalling = `oif lo tcp dport ${signallingPort} ct state new`;
const media = `udp sport ${firstPort}-${lastPort} udp dport 1024-65535`;
const over = (perSecond: number, atOnce: number) => `limit rate over ${perSecond}/second burst ${atOnce} packets`;
const rules = `table inet build {
  # What is tracked takes memory of the kernel that no control group counts. On loopback, only signalling needs it.
  chain untracked {
    type filter hook output priority raw;
    oif lo tcp dport ${signallingPort} return
    oif lo tcp sport ${signallingPort} return
    oif lo notrack
  }
  chain out {
    type filter hook output priority 0; policy drop;
    oif lo tcp sport ${signallingPort} ct state new drop
    ${signalling} ${over(limits.signallingConnectionsPerSecond, limits.signallingConnectionsAtOnce)} reject
    ${signalling} ct count over ${limits.signallingConnections} reject
    oif lo accept
    meta length > ${limits.datagramBytes} drop
    ct state established,related ${over(limits.answeredDatagramsPerSecond, limits.answeredDatagramsAtOnce)} drop
    ct state established,related accept
    ${ours.join('\n    ')}
    ip daddr 224.0.0.0/3 drop
    ip6 daddr ff00::/8 drop
    ${media} ${over(limits.unansweredDatagramsPerSecond, limits.unansweredDatagramsAtOnce)} drop
    ${media} accept
  }
}
`;
execFileSync('nft', ['-f', '-'], { input: rules });
const mount = (...options: string[]) => execFileSync('mount', options);
// The processes of this namespace only, without which bubblewrap does not find itself.
mount('-t', 'proc', 'proc', '/proc');
// Only root may walk the data folder, so what the sandbox needs is put where its user may look.
mount('-t', 'tmpfs', '-o', 'size=256k,mode=755', 'tmpfs', '/mnt');
mkdirSync('/mnt/empty');
show(folder, inside.build);
show(dirname(process.execPath), inside.nodeFolder);
const architecture = architectureOf(process.arch);
if (architecture === null) throw new Error(`no filter of system calls for ${process.arch}`);
writeFileSync(inside.filter, seccompFilter(architecture, { countsMemory }));
closeInherited();
process.execve?.(program, [program, ...rest], { PATH: process.env['PATH'] ?? '' });

/**
 * Shows a folder elsewhere, read-only. As a layer of an overlay: where a bind mount comes from can be read in the mounts of a
 * sandbox, and that is our data folder. A machine without overlays has only the bind mount.
 */
function show(from: string, at: string): void {
  const layer = `${at}-layer`;
  mkdirSync(layer);
  mkdirSync(at);
  mount('--bind', from, layer);
  try {
    mount('-t', 'overlay', 'overlay', '-o', `ro,lowerdir=${layer}:/mnt/empty`, at);
  } catch {
    mount('--bind', layer, at);
  }
}

/** What the fleet was started with is none of a build’s: Node closes what it opened itself, and nothing else. */
function closeInherited(): void {
  for (const name of readdirSync('/proc/self/fd')) {
    const flags = readIfOpen(`/proc/self/fdinfo/${name}`);
    const isInherited =
      flags !== null && (Number.parseInt(/^flags:\s*(\d+)$/m.exec(flags)?.[1] ?? '0', 8) & CLOSE_ON_EXEC) === 0;
    if (Number(name) > 2 && isInherited) closeSync(Number(name));
  }
}

function readIfOpen(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null; // It was the list of them.
  }
}
