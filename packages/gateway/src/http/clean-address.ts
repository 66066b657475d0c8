import type { IncomingMessage } from 'node:http';
import { withoutCredential } from '@launchyard/domain/session';

/** The same address at the panel's own name, where a credential stands in it: no page loads, and asks for anything, under one that has it. */
export function cleanAddressFor(request: IncomingMessage, panelOrigin: string): string | null {
  // A target in absolute form names a host of its own, which must not become part of the address.
  const clean = request.url?.startsWith('/') ? withoutCredential(request.url) : null;
  return clean === null ? null : panelOrigin + clean;
}
