import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { FLEET_LIMITS } from '@launchyard/domain/fleet';

/**
 * Runs as root inside a network and a mount namespace of one build: narrows both, then becomes the program in its
 * arguments, which gives up root. Its first argument is an `Enclosure`; then come the program and its arguments. Nothing
 * here comes from a build.
 */
export interface Enclosure {
  firstPort: number;
  lastPort: number;
  signallingPort: number;
  limits: typeof FLEET_LIMITS;
  /** Of this machine. */
  ownAddresses: readonly string[];
  folder: string;
  /** The files by which a process joins the build’s control groups. */
  joinFiles: readonly string[];
}

const [, , given = '{}', program = '', ...rest] = process.argv;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `command.ts` as this type
const { firstPort, lastPort, signallingPort, limits, ownAddresses, folder, joinFiles } = JSON.parse(given) as Enclosure;

// Before anything of the build: what it starts stays in these groups. 0 is whoever writes.
for (const file of joinFiles) writeFileSync(file, '0');
// WebRTC binds the ports that the system gives it: these are the ones that are forwarded.
writeFileSync('/proc/sys/net/ipv4/ip_local_port_range', `${firstPort} ${lastPort}`);
// What a viewer on this machine sends is answered, wherever it comes from; a build begins nothing with this machine.
const ours = ownAddresses.map((address) => `${address.includes(':') ? 'ip6' : 'ip'} daddr ${address} drop`);
const signalling = `oif lo tcp dport ${signallingPort} ct state new`;
const media = `udp sport ${firstPort}-${lastPort} udp dport 1024-65535`;
const over = (perSecond: number, atOnce: number) => `limit rate over ${perSecond}/second burst ${atOnce} packets`;
const rules = `table inet build {
  chain out {
    type filter hook output priority 0; policy drop;
    ${signalling} ${over(limits.signallingConnectionsPerSecond, limits.signallingConnectionsAtOnce)} reject
    ${signalling} ct count over ${limits.signallingConnections} reject
    oif lo accept
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
mount('-t', 'tmpfs', '-o', 'size=64k,mode=755', 'tmpfs', '/mnt');
mkdirSync('/mnt/build');
mount('--bind', folder, '/mnt/build');
writeFileSync('/mnt/node', '');
mount('--bind', process.execPath, '/mnt/node');
process.execve?.(program, [program, ...rest], { PATH: process.env['PATH'] ?? '' });
