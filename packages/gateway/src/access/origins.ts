import type { IncomingMessage } from 'node:http';

/**
 * Whether a request may come from where it says. Browsers send Origin with every request of another site and with every socket; programs
 * send none. There is one origin whose pages may ask: the panel's own.
 */
export function isForeign(request: IncomingMessage, panelOrigin: string): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== panelOrigin;
}
