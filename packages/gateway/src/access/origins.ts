import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from a foreign page. Browsers send Origin with every cross-site request and with every
 * socket; programs send none. Only pages of the panel’s own origin may ask.
 */
export function isForeign(request: IncomingMessage, panelOrigin: string): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== panelOrigin;
}
