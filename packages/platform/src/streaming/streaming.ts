import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RoomEvent } from '../signalling/room.ts';
import { findVisitOf } from './find-visit.ts';
import { answerLog, logPathOf, LOG_PATH } from './log-download.ts';
import { openSessions, type SessionsOptions } from './sessions.ts';
import { createSessionSocket, SESSION_PATH, type SessionSocketOptions } from './socket.ts';

/** Sessions, and the two ways in which pages reach them. */
export interface Streaming {
  /** Whether an upgrade is for a session’s socket. */
  isItsOwn(url: string | undefined): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Answers a request; false if it is none of its own. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** What happens in the room of a session. */
  watch(room: string, event: RoomEvent): void;
  close(): Promise<void>;
}

export type StreamingOptions = Omit<SessionsOptions, 'logPath'> & Omit<SessionSocketOptions, 'sessions' | 'findVisit'>;

/** Runs the sessions of this installation and serves their pages’ sockets. */
export async function openStreaming(options: StreamingOptions): Promise<Streaming> {
  const { database, clock, filesOrigin, apps, signingSecret } = options;
  const sessions = await openSessions({ ...options, logPath: (id) => logPathOf(signingSecret, id) });
  const socket = createSessionSocket({
    ...options,
    sessions,
    findVisit: ({ linkId, role }) => findVisitOf({ sql: database.sql, now: clock(), filesOrigin, apps }, linkId, role),
  });
  return {
    isItsOwn: (url = '') => url === SESSION_PATH || url.startsWith(`${SESSION_PATH}?`),
    upgrade: (request, raw, head) => socket.upgrade(request, raw, head),
    async answer(request, response) {
      if (!request.url?.startsWith(`${LOG_PATH}?`)) return false;
      await answerLog(options, request.url, response);
      return true;
    },
    watch: (room, event) => sessions.watch(room, event),
    async close() {
      // First the sessions: a page that is closed by us is neither lost nor gone.
      await sessions.close();
      await socket.close();
    },
  };
}
