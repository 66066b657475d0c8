import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * Runs as root inside a network and a mount namespace of one build: narrows both, then becomes the program in its
 * arguments, which gives up root. Arguments: first and last UDP port, the build’s folder, then the program and its
 * arguments. Nothing here comes from a build.
 */
const [firstPort = '', lastPort = '', folder = '', program = '', ...rest] = process.argv.slice(2);

// WebRTC binds the ports that the system gives it: these are the ones that are forwarded.
writeFileSync('/proc/sys/net/ipv4/ip_local_port_range', `${firstPort} ${lastPort}`);
// Should the machine run out of memory, it ends a build before anything of ours.
writeFileSync('/proc/self/oom_score_adj', '1000');
const rules = `table inet build {
  chain out {
    type filter hook output priority 0; policy drop;
    oif lo accept
    udp sport ${Number(firstPort)}-${Number(lastPort)} udp dport 1024-65535 accept
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
