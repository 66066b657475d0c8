import type { IncomingMessage, ServerResponse } from 'node:http';
import { SESSION_DAYS } from '@launchyard/domain/session';

const DAY_SECONDS = 86_400;

/** The panel's session cookie. */
export interface SessionCookie {
  read(request: IncomingMessage): string | undefined;
  set(response: ServerResponse, token: string, expiresAt: Date): void;
  clear(response: ServerResponse): void;
  /** Sends the cookie again with its full lifetime: use renews the session, so it must renew the cookie. */
  renew(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * The cookie that identifies this browser to people who signed in on it before. It outlives the session and gives no
 * access.
 */
export type DeviceCookie = Pick<SessionCookie, 'read' | 'set'>;

type Mode = 'development' | 'production';

export function createSessionCookie(mode: Mode, panelOrigin: string): SessionCookie {
  const { read, write } = createCookie('session', mode, panelOrigin);
  return {
    read,
    set: (response, token, expiresAt) => write(response, token, `Expires=${expiresAt.toUTCString()}`),
    clear: (response) => write(response, '', 'Max-Age=0'),
    renew(request, response) {
      const token = read(request);
      if (token !== undefined) write(response, token, `Max-Age=${SESSION_DAYS * DAY_SECONDS}`);
    },
  };
}

export function createDeviceCookie(mode: Mode, panelOrigin: string): DeviceCookie {
  const { read, write } = createCookie('device', mode, panelOrigin);
  return { read, set: (response, token, expiresAt) => write(response, token, `Expires=${expiresAt.toUTCString()}`) };
}

/**
 * `__Host-session` in production: no other host, path or plain-http page can set or read it. In development cookies
 * ignore ports, so the name includes the panel’s port: two installations on one machine do not sign each other out, and
 * two gateways of one installation share it.
 */
function createCookie(what: 'session' | 'device', mode: Mode, panelOrigin: string) {
  const name = mode === 'production' ? `__Host-${what}` : `launchyard_${what}_${portOf(panelOrigin)}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${mode === 'production' ? '; Secure' : ''}`;
  const write = (response: ServerResponse, value: string, lifetime: string) =>
    response.appendHeader('set-cookie', `${name}=${value}; ${lifetime}; ${attributes}`);

  function read(request: IncomingMessage): string | undefined {
    for (const pair of (request.headers.cookie ?? '').split(';')) {
      const split = pair.indexOf('=');
      const value = pair.slice(split + 1).trim();
      if (pair.slice(0, split).trim() === name && /^[\w-]{1,512}$/.test(value)) return value;
    }
    return undefined;
  }

  return { read, write };
}

function portOf(origin: string): string {
  const { port, protocol } = new URL(origin);
  return port || (protocol === 'https:' ? '443' : '80');
}
