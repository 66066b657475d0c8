import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { readCountry } from '@launchyard/domain/session';
import { SettingsError } from '@launchyard/domain/settings';

/**
 * The real origin of a request. X-Forwarded-For is trusted only as far as trusted proxies wrote it: read from its end,
 * the first address that is not a trusted proxy is the client. Anybody else can write what they like.
 */
export function createClientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = createProxyCheck(trustedProxies);
  return (request) => {
    const peer = plain(request.socket.remoteAddress ?? '');
    if (!isProxy(peer)) return peer;
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    for (const hop of forwarded.toReversed()) {
      const address = plain(withoutPort(hop.trim()));
      // This proxy did not say who called it; anything further left may be forged.
      if (isIP(address) === 0) return peer;
      if (!isProxy(address)) return address;
    }
    return peer;
  };
}

/**
 * The country of a request’s client, ISO 3166-1 alpha-2, from the header (in lower case) in which a trusted proxy says
 * it. Null without such a header, and for requests that come from anybody else: they can write what they like.
 */
export function createCountryReader(
  trustedProxies: readonly string[],
  header: string | undefined,
): (request: IncomingMessage) => string | null {
  const isProxy = createProxyCheck(trustedProxies);
  return ({ headers, socket }) => {
    if (header === undefined || !isProxy(socket.remoteAddress ?? '')) return null;
    const said = headers[header];
    return typeof said === 'string' ? readCountry(said) : null;
  };
}

/** Some proxies write the port, too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (hop: string) => hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/**
 * Warns once when an untrusted sender sets X-Forwarded-For: most likely a proxy missing from the settings, whose
 * clients then all share the limits of one address. Anybody can write the header, so the warning names no address and
 * is not repeated.
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
  'X-Forwarded-For came from an address that is not in TRUSTED_PROXIES, and is ignored. If it was your proxy, add it: until then all of its clients share the rate limits of one address.';

/** Whether an address is that of a trusted proxy. */
export function createProxyCheck(trustedProxies: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const entry of trustedProxies) addRange(proxies, entry);
  return (given) => {
    const address = plain(given);
    return isIP(address) !== 0 && proxies.check(address, family(address));
  };
}

/** Parses TRUSTED_PROXIES. Throws SettingsError for an entry that is neither an address nor a range. */
export function readProxies(list: string): string[] {
  const proxies = list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  for (const proxy of proxies) {
    try {
      createClientAddress([proxy]);
    } catch (error) {
      throw new SettingsError(`TRUSTED_PROXIES contains ${proxy}, which is neither an address nor a range.`, {
        cause: error,
      });
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

/** IPv4 in plain notation, not inside IPv6: both are one client. */
const plain = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address);
