import { isOnThisMachine, type Addresses } from '@launchyard/domain/settings';
import type { Side } from './ticket.ts';

/**
 * Where an end of a stream that is no browser reaches signalling: a build of the fleet, or the viewer of a tested build. A
 * fleet on this machine lets its builds reach nothing else of it.
 */
export function signallingOrigin(side: Side, addresses: Addresses, fleet: { url: string } | undefined): string {
  const { ports, stream, signalling } = addresses;
  const isElsewhere = fleet && !isOnThisMachine(fleet.url);
  if (isElsewhere) return (side === 'streamer' ? signalling : stream).replace(/^http/, 'ws');
  return `ws://127.0.0.1:${side === 'streamer' ? ports.signalling : ports.stream}`;
}
