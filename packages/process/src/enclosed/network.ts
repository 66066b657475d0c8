import { readFileSync } from 'node:fs';
import { FLEET_LIMITS } from '@launchyard/domain/fleet';

/** What an enclosed process sends: UDP only. */
export interface EnclosedNetwork {
  /** The ports of this machine that it reaches, and nothing else; null: none, but those from 1024 on of other machines. */
  ownPorts: { first: number; last: number } | null;
}

/** An address of nobody, since with one of this machine it could not reach this machine: RFC 2544 keeps it for benchmarks. */
const ADDRESS = ['-a', '198.18.113.2', '-n', '30', '-g', '198.18.113.1'];

/**
 * Starts a command of root in a network of its own, whose packets leave as ours. Nothing is forwarded into it. Loopback is its own,
 * except for the ports of this machine: `pasta` hands what comes from loopback to the loopback of a build.
 */
export const networkCommand = ({ ownPorts }: EnclosedNetwork): string[] =>
  [
    ['setpriv', '--pdeathsig', 'KILL', 'pasta', '--runas', '0', '--netns-only'],
    ['-4', '--config-net', '--no-map-gw', '-f', '-q', ...ADDRESS, '-t', 'none', '-u', 'none', '-T', 'none'],
    ['-U', ownPorts ? `${ownPorts.first}-${ownPorts.last}` : 'none', '--', 'setpriv', '--pdeathsig', 'KILL'],
  ].flat();

const { unansweredDatagramsAtOnce, unansweredDatagramsPerSecond } = FLEET_LIMITS;

/** The rules of that network, in the language of `nft`. To machines that do not answer, it sends as little as a build. */
export function networkRules({ ownPorts }: EnclosedNetwork, ownAddresses: readonly string[]): string {
  const rules = ownPorts
    ? ownAddresses.map((address) => `ip daddr ${address} udp dport ${ownPorts.first}-${ownPorts.last} accept`)
    : [
        ...ownAddresses.map((address) => `ip daddr ${address} drop`),
        'ip daddr { 127.0.0.0/8, 224.0.0.0/3 } drop',
        'ct state established udp dport 1024-65535 accept',
        `limit rate over ${unansweredDatagramsPerSecond}/second burst ${unansweredDatagramsAtOnce} packets drop`,
        'udp dport 1024-65535 accept',
      ];
  return `table inet enclosed {
  chain out {
    type filter hook output priority 0; policy drop;
    oif lo accept
    ${rules.join('\n    ')}
  }
}
`;
}

/** The IPv4 addresses that this machine answers, from the kernel: `os.networkInterfaces` leaves some out. */
export const readOwnAddresses = (): string[] => [
  ...new Set(
    [...readFileSync('/proc/net/fib_trie', 'utf8').matchAll(/\|-- ([\d.]+)((?:\n\s+\/.*)+)/g)].flatMap(
      ([, address, routes = '']) =>
        [...routes.matchAll(/\/(\d+) \w+ LOCAL/g)].map(([, length]) => `${address}/${length}`),
    ),
  ),
];
