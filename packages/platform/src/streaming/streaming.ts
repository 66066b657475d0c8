import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { SessionEnd } from '@launchyard/domain/streaming';
import { holdLock } from '../kit/held-lock.ts';
import { shareRunning } from '../kit/share-running.ts';
import type { OpenVisit } from '../links/stream.ts';
import type { RoomEvent } from '../signalling/room.ts';
import type { Ticket } from '../signalling/ticket.ts';
import { findVisitOf } from './find-visit.ts';
import { createLogDownload, logPathOf, LOG_PATH } from './log-download.ts';
import { createOverCheck } from './over.ts';
import { openSessions, type Sessions } from './sessions.ts';
import type { SessionsOptions } from './sessions-options.ts';
import { createSessionSocket, SESSION_PATH, type SessionSocketOptions } from './socket.ts';

/** Sessions, and the two ways in which pages reach them. */
export interface Streaming {
  /** Whether this process runs the sessions: otherwise another one does, or nobody can. */
  isRunning(): boolean;
  /** Whether an upgrade is for a session’s socket. */
  isItsOwn(url: string | undefined): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Answers a request; false if it is none of its own. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** What happens in the room of a session. */
  watch(room: string, event: RoomEvent, viewer: string): void;
  /** Whether mouse and keyboard of a session reach the build of a room. */
  mayControl(room: string, sessionId: string): boolean;
  /** Whether the session of a ticket has ended; null where no sessions are run. */
  isOver(ticket: Ticket): Promise<boolean | null>;
  close(): Promise<void>;
}

export type StreamingOptions = Omit<SessionsOptions, 'logPath'> & Omit<SessionSocketOptions, 'sessions' | 'findVisit'>;

const LOCK = 'the sessions of streams';
const ASK_FOR_LOCK_MILLISECONDS = 1_000;

/** Runs the sessions of this installation, unless another process does, and serves their pages’ sockets. */
export async function openStreaming(options: StreamingOptions): Promise<Streaming> {
  const { database, clock, filesOrigin, apps, signingSecret, signalling } = options;
  const { tickMilliseconds: askMilliseconds = ASK_FOR_LOCK_MILLISECONDS } = options;
  let running: { sessions: Sessions; isOver: Streaming['isOver'] } | null = null;
  // A ticket of a page opens as many sockets as one likes.
  const shared = shareRunning<OpenVisit | SessionEnd>();
  const socket = createSessionSocket({
    ...options,
    sessions: () => running?.sessions ?? null,
    async findVisit({ linkId, role, signedLinkId }) {
      const visit = await shared(`${linkId} ${role}`, () =>
        findVisitOf({ sql: database.sql, now: clock(), filesOrigin, apps }, linkId, role),
      );
      return typeof visit === 'string' ? visit : { ...visit, signedLinkId };
    },
  });

  const holder = {
    async taken(signal: AbortSignal) {
      const sessions = await openSessions({ ...options, logPath: (id) => logPathOf(signingSecret, id) }, signal);
      // Others have them by now.
      if (signal.aborted) return sessions.abandon();
      running = { sessions, isOver: createOverCheck(database, sessions) };
    },
    lost() {
      running?.sessions.abandon();
      running = null;
      // Pages, viewers and builds come back to whoever runs the sessions now.
      socket.sendAway();
      signalling.sendAway();
    },
  };
  const downloadLog = createLogDownload({ ...options, find: (id) => running?.sessions.find(id) ?? null });
  const lock = await holdLock(options, LOCK, holder, askMilliseconds);

  return {
    isRunning: () => running !== null,
    isItsOwn: (url = '') => url === SESSION_PATH || url.startsWith(`${SESSION_PATH}?`),
    upgrade: (request, raw, head) => socket.upgrade(request, raw, head),
    async answer(request, response) {
      if (!request.url?.startsWith(`${LOG_PATH}?`)) return false;
      await downloadLog(request.url, response);
      return true;
    },
    watch: (room, event, viewer) => running?.sessions.watch(room, event, viewer),
    mayControl: (room, sessionId) => running?.sessions.mayControl(room, sessionId) ?? false,
    isOver: (ticket) => running?.isOver(ticket) ?? Promise.resolve(null),
    async close() {
      // First the sessions: a page that is closed by us is neither lost nor gone.
      await running?.sessions.stop();
      await socket.close();
      await running?.sessions.save();
      await lock.close();
      // They may have been taken over while they were being closed.
      running?.sessions.abandon();
    },
  };
}
