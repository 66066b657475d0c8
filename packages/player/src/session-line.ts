import { GRACE_SECONDS, PAGE_CLOSE, type FromPage, type PlayerPage, type ToPage } from '@launchyard/domain/streaming';

/** What a session’s line tells the page beside the server’s messages. */
export interface LineEvents {
  heard(message: ToPage): void;
  /** The line broke, and is opened again until then. */
  broken(until: number): void;
  /** It did not come back in time. */
  lost(): void;
  /** The session continues in another tab. */
  takenOver(): void;
  /** It was never open: the server is away, or the page’s ticket is too old or for another password. */
  unreachable(): void;
}

export interface SessionLine {
  say(message: FromPage): void;
  /** Ends it without another word to the page. */
  close(): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5_000;
const TRIES_TO_OPEN = 4;

/**
 * Opens the line of a session and keeps it open. `resume` continues the session that it names; a later one is kept, so
 * that a page that is loaded anew comes back into its session. `looked`: a line that is there already, with which the
 * page has said so far that it is looked at.
 */
export function openLine(page: PlayerPage, events: LineEvents, looked: WebSocket | null): SessionLine {
  const store = resumeStore(page.linkKey);
  let socket: WebSocket | null = null;
  let hasBeenOpen = false;
  let isAnswered = false;
  let tries = 0;
  let brokenAt: number | null = null;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(opened = dial(page)): void {
    socket = opened;
    tries += 1;
    const play = () => {
      hasBeenOpen = true;
      const resume = store.read();
      opened.send(JSON.stringify({ type: 'play', ...(resume !== null && { resume }) } satisfies FromPage));
    };
    if (opened.readyState === WebSocket.OPEN) play();
    else opened.addEventListener('open', play);
    opened.addEventListener('message', ({ data }) => hear(String(data)));
    opened.addEventListener('close', ({ code }) => closed(opened, code));
  }

  function hear(data: string): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server’s words
    const message = JSON.parse(data) as ToPage;
    isAnswered = true;
    brokenAt = null;
    tries = 0;
    if ('resume' in message) store.write(message.resume);
    if (message.type === 'ended') {
      isOver = true;
      store.forget();
    }
    events.heard(message);
  }

  function closed(which: WebSocket, code: number): void {
    if (isOver || socket !== which) return;
    // The server ends a line after a while that nobody uses, perhaps just now.
    if (which === looked && !isAnswered) return open();
    if (code === PAGE_CLOSE.takenOver) {
      isOver = true;
      return events.takenOver();
    }
    if (!hasBeenOpen && tries >= TRIES_TO_OPEN) {
      isOver = true;
      return events.unreachable();
    }
    const now = Date.now();
    const isNew = brokenAt === null;
    brokenAt ??= now;
    const until = brokenAt + GRACE_SECONDS * 1000;
    if (now >= until) {
      isOver = true;
      store.forget();
      return events.lost();
    }
    if (hasBeenOpen && isNew) events.broken(until);
    timer = setTimeout(() => open(), Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries, 5)));
  }

  open(looked ?? undefined);
  return {
    say(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      if (message.type === 'leave') store.forget();
    },
    close() {
      isOver = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}

/** A new line to the server of the page, which waits for its first message. */
export function dial(page: PlayerPage): WebSocket {
  const address = new URL(page.sessionPath, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('visit', page.visit);
  return new WebSocket(address);
}

/** Whether this browser has a session to come back into. */
export const hasSession = (page: PlayerPage): boolean => resumeStore(page.linkKey).read() !== null;

/** Where a browser keeps what continues its session. A frame of another page may have no storage: then nothing is kept. */
function resumeStore(linkKey: string) {
  const key = `launchyard.${linkKey}`;
  let kept: string | null = null;
  return {
    read: () => attempt(() => sessionStorage.getItem(key), null) ?? kept,
    write(resume: string) {
      kept = resume;
      attempt(() => sessionStorage.setItem(key, resume), undefined);
    },
    forget() {
      kept = null;
      attempt(() => sessionStorage.removeItem(key), undefined);
    },
  };
}

/** A browser may throw whenever its storage is touched. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
