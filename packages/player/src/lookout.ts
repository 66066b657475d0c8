import type { FromPage, PlayerPage } from '@launchyard/domain/streaming';
import { dial, hasSession } from './session-line.ts';

/** A start page that is looked at: the server may start its build ahead. */
export interface Lookout {
  /** Ends it. Returns the line that it had, for the session that begins; null if there is none any more. */
  take(): WebSocket | null;
}

/** How long the server is not told again. */
const PAUSE_MILLISECONDS = 60_000;

export function openLookout(page: PlayerPage): Lookout {
  let socket: WebSocket | null = null;
  let lookedAt = -Infinity;

  function look(): void {
    const now = performance.now();
    if (document.visibilityState === 'hidden' || now - lookedAt < PAUSE_MILLISECONDS) return;
    lookedAt = now;
    const opened = dial(page);
    opened.addEventListener('open', () => opened.send(JSON.stringify({ type: 'look' } satisfies FromPage)));
    socket = opened;
  }

  const listening = new AbortController();
  // A guest watches the host’s build, and somebody who comes back has one.
  if (page.role !== 'guest' && !hasSession(page)) {
    look();
    // The server has ended the line of somebody who was away. Whoever moves is about to press Play.
    for (const name of ['pointermove', 'keydown', 'touchstart']) {
      window.addEventListener(name, look, { passive: true, signal: listening.signal });
    }
  }
  return {
    take() {
      listening.abort();
      return socket && socket.readyState <= WebSocket.OPEN ? socket : null;
    },
  };
}
