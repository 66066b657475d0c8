import { readFile } from 'node:fs/promises';

/**
 * What this machine answers itself, such as `192.0.2.2/32` and `fd00:…:0002`, from the kernel: the addresses of interfaces without a cable or a container are missing from
 * `os.networkInterfaces`, and answer all the same.
 */
export async function readOwnAddresses(): Promise<string[]> {
  const [trie, inet6] = await Promise.all([read('/proc/net/fib_trie'), read('/proc/net/if_inet6')]);
  const v4 = [...trie.matchAll(/\|-- ([\d.]+)((?:\n\s+\/.*)+)/g)].flatMap(([, address, routes = '']) =>
    [...routes.matchAll(/\/(\d+) \w+ LOCAL/g)].map(([, length]) => `${address}/${length}`),
  );
  const v6 = [...inet6.matchAll(/^([\da-f]{32}) /gm)].map(([, digits = '']) => digits.replace(/(.{4})(?!$)/g, '$1:'));
  return [...new Set([...v4, ...v6])];
}

/** A kernel may be without IPv6. */
const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');
