import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { SettingsError } from '@launchyard/domain/settings';

/**
 * Where a request really comes from. X-Forwarded-For is believed only as far as trusted proxies wrote it: read from its end, the first
 * address that is no proxy of ours is the client. Everybody else can write into the header what they like.
 */
export function createClientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = createProxyCheck(trustedProxies);
  return (request) => {
    const peer = plain(request.socket.remoteAddress ?? '');
    if (!isProxy(peer)) return peer;
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    for (const hop of forwarded.toReversed()) {
      const address = plain(withoutPort(hop.trim()));
      // Who asked this proxy is not said; what stands before it may be anybody's.
      if (isIP(address) === 0) return peer;
      if (!isProxy(address)) return address;
    }
    return peer;
  };
}

/** Some proxies write the port, too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (hop: string) => hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/**
 * Warns once when somebody who is no trusted proxy says for whom they ask: most likely a proxy that was not named, behind which everybody
 * shares the limits of one address. Anybody can write the header, so the warning names no address and comes no second time.
 */
export function createProxyWarning(isProxy: (address: string) => boolean): (request: IncomingMessage) => void {
  let hasWarned = false;
  return ({ headers, socket }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined || isProxy(socket.remoteAddress ?? '')) return;
    hasWarned = true;
    process.emitWarning(UNTRUSTED, { code: 'TRUSTED_PROXIES' });
  };
}

const UNTRUSTED =
  'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name, and is not believed. If that was your proxy, name it there: until then all of its clients share the limits of one address.';

/** Tells whether an address is that of a trusted proxy. */
export function createProxyCheck(trustedProxies: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const entry of trustedProxies) addRange(proxies, entry);
  return (given) => {
    const address = plain(given);
    return isIP(address) !== 0 && proxies.check(address, family(address));
  };
}

/** The entries of TRUSTED_PROXIES. Throws SettingsError for one that is no address and no range. */
export function readProxies(list: string): string[] {
  const proxies = list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  for (const proxy of proxies) {
    try {
      createClientAddress([proxy]);
    } catch (error) {
      throw new SettingsError(`TRUSTED_PROXIES holds ${proxy}, which is no address and no range.`, { cause: error });
    }
  }
  return proxies;
}

function addRange(proxies: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/');
  if (bits === undefined) proxies.addAddress(address, family(address));
  else proxies.addSubnet(address, Number(bits), family(address));
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** IPv4 as it is written, not inside IPv6: both are one client. */
const plain = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address);
