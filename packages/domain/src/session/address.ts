/**
 * The subject that an address counts as for rate limits: an IPv4 address as itself, also in IPv6 notation, and an IPv6
 * address as its /64, because its owner has all addresses of it. Anything else counts as itself.
 */
export function addressSubject(address: string): string {
  const [text = ''] = address.trim().toLowerCase().split('%', 1);
  const mapped = /^(?:0{0,4}:){2,5}:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (mapped) return mapped;
  if (!/^[\da-f:]+(:\d+\.\d+\.\d+\.\d+)?$/.test(text) || !text.includes(':')) return text;
  const [head = '', tail] = text.split('::', 2);
  const groups = groupsOf(head);
  const missing = 8 - groups.length - countGroups(tail ?? '');
  const all =
    tail === undefined ? groups : [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...groupsOf(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const groupsOf = (text: string): string[] => text.split(':').filter((group) => group !== '');
/** A trailing IPv4 address takes two groups. */
const countGroups = (text: string): number => groupsOf(text).length + (text.includes('.') ? 1 : 0);
