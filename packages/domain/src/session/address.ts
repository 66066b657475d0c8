/**
 * Whom an address counts as where attempts are limited: an IPv4 address as itself, also when it is written inside IPv6, and an IPv6 address
 * as its /64, since whoever has one address of it has all. What is no address counts as itself.
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
/** An IPv4 address at the end stands for two groups. */
const countGroups = (text: string): number => groupsOf(text).length + (text.includes('.') ? 1 : 0);
