import { parseAddress } from '../kit/web.ts';

const HERE = new Set(['127.0.0.1', 'localhost']);

/**
 * The port of a signalling server on this machine, the only one that an embedded fleet lets its builds reach. Null for
 * any other address.
 */
export function signallingPortOf(url: string): number | null {
  const address = parseAddress(url);
  if (address?.protocol !== 'ws:' || !HERE.has(address.hostname)) return null;
  return address.port === '' ? 80 : Number(address.port);
}
