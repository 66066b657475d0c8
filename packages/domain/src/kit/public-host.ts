/** Names that the public DNS never has (RFC 6761, 6762, 8375, and `internal`, reserved by ICANN), or that routers and offices give themselves. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/i;
/** What browsers take for an IPv4 address: its last part is a number, decimal or not (`10.0.0.1`, `2130706433`, `0x7f.1`). */
const NUMERIC_END = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i;

/**
 * Whether a host, without its port, can be one that everybody reaches: a name of at least two labels, no IP address in any spelling, no name
 * of a network of one's own. A name that leads to a private address cannot be told without asking for it, and nothing of ours does.
 */
export function isPublicHost(host: string): boolean {
  const labels = host.split('.');
  return labels.length > 1 && !labels.includes('') && !NUMERIC_END.test(host) && !LOCAL_NAME.test(host);
}

/** The host of an https address that is one (`isHttpsAddress`). */
export const hostOf = (address: string): string => /^https:\/\/([^/?#:]+)/i.exec(address)?.[1] ?? '';
