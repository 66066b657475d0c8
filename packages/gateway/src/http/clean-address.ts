import type { IncomingMessage } from 'node:http';
import { withoutCredential } from '@launchyard/domain/session';

/**
 * The same address without a credential in it, at the panel’s own name: no page may load, or request anything, at an
 * address that contains one.
 */
export function cleanAddressFor(request: IncomingMessage, panelOrigin: string): string | null {
  // A target in absolute form names a foreign host, which must not become part of the address.
  const clean = request.url?.startsWith('/') ? withoutCredential(request.url) : null;
  return clean === null ? null : panelOrigin + clean;
}
