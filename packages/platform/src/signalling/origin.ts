import type { Addresses } from '@launchyard/domain/settings';

const HERE = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Where the builds of a fleet reach the signalling server. A fleet on this machine may reach nothing else of it. */
export const signallingOrigin = ({ ports, stream }: Addresses, fleet: { url: string } | undefined): string =>
  fleet && !HERE.has(new URL(fleet.url).hostname) ? stream.replace(/^http/, 'ws') : `ws://127.0.0.1:${ports.stream}`;
