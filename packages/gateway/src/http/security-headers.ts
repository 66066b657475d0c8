import type { ServerResponse } from 'node:http';

export interface PageOrigins {
  panel: string;
  files: string;
  /** Another address for parts of uploads; unset: none. */
  alternateFiles?: string | undefined;
  /** The origin of the tutorial video; unset: none. */
  video?: string | undefined;
}

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture'];

/**
 * The headers of every answer. HSTS only with TLS: browsers ignore it on plain http, and development must not promise
 * it.
 */
export function securityHeaders(panelOrigin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
    ...(panelOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * What our pages may load. antd writes its styles at run time, hence the inline styles. Vite also needs inline scripts:
 * its page is generated for each reload.
 */
export function panelPolicy(origins: PageOrigins, isDevServer = false): string {
  const { panel, files, alternateFiles = files, video } = origins;
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(isDevServer ? ["'unsafe-inline'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'worker-src': ["'self'", ...(isDevServer ? ['blob:'] : [])],
    'connect-src': [...new Set(["'self'", socketOrigin(panel), files, alternateFiles])],
    // Customers use pictures and videos of their own hosts on the start screen, and see them in the editor’s preview.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', files],
    'media-src': ["'self'", 'data:', 'blob:', 'https:', files, ...(video === undefined ? [] : [video])],
    ...NOWHERE,
  });
}

/** GraphiQL’s editor starts its workers from blobs; it calls only our own origin. */
export function graphiqlPolicy({ panel }: PageOrigins, isDevServer = false): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(isDevServer ? ["'unsafe-inline'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", socketOrigin(panel)],
    ...NOWHERE,
  });
}

/** A page with a single sentence may load nothing. */
export const SENTENCE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

const NOWHERE = {
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const policy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Some browsers do not include a socket of the same host in 'self'. */
const socketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

export function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
