import type { ServerResponse } from 'node:http';

export interface PageOrigins {
  panel: string;
  files: string;
  /** Parts of uploads may also be sent here; unset: nowhere else. */
  alternateFiles?: string | undefined;
  /** Where the tutorial's video comes from; unset: from nowhere. */
  video?: string | undefined;
}

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture'];

/** The headers of every answer, whatever it is. HSTS only where TLS is: on plain http browsers ignore it, and development must not promise it. */
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
 * What a page of ours may load. antd writes its styles at run time, hence the inline styles. Under Vite scripts are inline, too: its page
 * is made anew for each reload.
 */
export function panelPolicy(origins: PageOrigins, isDevServer = false): string {
  const { panel, files, alternateFiles = files, video } = origins;
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(isDevServer ? ["'unsafe-inline'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'worker-src': ["'self'", ...(isDevServer ? ['blob:'] : [])],
    'connect-src': [...new Set(["'self'", socketOrigin(panel), files, alternateFiles])],
    // Customers choose pictures and films of their own hosts for the screens before a stream, and see them in the editor's preview.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', files],
    'media-src': ["'self'", 'data:', 'blob:', 'https:', files, ...(video === undefined ? [] : [video])],
    ...NOWHERE,
  });
}

/** GraphiQL's editor starts its workers from blobs; it asks our own origin and nothing else. */
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

/** What a page that is only a sentence may load: nothing. */
export const SENTENCE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

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

/** Some browsers do not take a socket of the same host for 'self'. */
const socketOrigin = (origin: string) => origin.replace(/^http/, 'ws');

export function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
