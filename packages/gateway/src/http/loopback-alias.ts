import type { IncomingMessage } from 'node:http';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where to redirect somebody who typed another name of this machine than the panel’s: its cookie and its origin are
 * bound to one name, so signing in would fail under the other. Null if the name is right, or the panel is not on this
 * machine.
 */
export function panelAddressFor(request: IncomingMessage, panelOrigin: string): string | null {
  if (request.headers['sec-fetch-mode'] !== 'navigate') return null;
  const panel = new URL(panelOrigin);
  const asked = /^(\[[^\]]+\]|[^:]+)/.exec(request.headers.host ?? '')?.[0] ?? '';
  if (asked === panel.hostname || !LOOPBACK.has(asked) || !LOOPBACK.has(panel.hostname)) return null;
  // A target in absolute form names a foreign host, which must not become part of the address.
  return panelOrigin + (request.url?.startsWith('/') ? request.url : '/');
}
