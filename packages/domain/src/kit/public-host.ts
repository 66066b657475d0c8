/**
 * Names that the public DNS never has (RFC 6761, 6762, 8375, and `internal`, reserved by ICANN), or that routers and
 * offices use.
 */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/i;
/**
 * What browsers read as an IPv4 address: its last part is a number, decimal or not (`10.0.0.1`, `2130706433`,
 * `0x7f.1`).
 */
const NUMERIC_END = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i;

/**
 * Whether a host, without its port, can be publicly reachable: a name of at least two labels, not an IP address in any
 * spelling, not a local network name. A name that resolves to a private address is not detected: nothing of ours
 * resolves it.
 */
export function isPublicHost(host: string): boolean {
  const labels = host.split('.');
  return labels.length > 1 && !labels.includes('') && !NUMERIC_END.test(host) && !LOCAL_NAME.test(host);
}

/** The host of a valid https address (`isHttpsAddress`). */
export const hostOf = (address: string): string => /^https:\/\/([^/?#:]+)/i.exec(address)?.[1] ?? '';
