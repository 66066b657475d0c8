import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { browserText, readBrowser } from '@launchyard/domain/session';
import {
  MAX_PAGE_MESSAGE_BYTES,
  PAGE_CLOSE,
  PAGE_MESSAGES_AT_ONCE,
  PAGE_MESSAGES_PER_SECOND,
  readFromPage,
  sessionRules,
  visitorWords,
  type FromPage,
  type SessionEnd,
} from '@launchyard/domain/streaming';
import { rejectUpgrade } from '@launchyard/process/reject-upgrade';
import type { Clock } from '../kit/clock.ts';
import { closeSockets, GOING_AWAY } from '../kit/close-sockets.ts';
import type { OpenVisit } from '../links/stream.ts';
import { readVisit, type VisitTicket } from '../links/visit-ticket.ts';
import { createFlow } from '../signalling/flow.ts';
import type { Visitor } from './admission.ts';
import type { HeldSession, PageLine } from './held-session.ts';
import { readResume } from './resume.ts';
import type { Sessions } from './sessions.ts';

/** Where a stream’s page opens its socket, with `?visit=`. */
export const SESSION_PATH = '/session';

export interface SessionSocketOptions {
  signingSecret: string;
  clock: Clock;
  log: Logger;
  /** The origins of our own pages. */
  origins: readonly string[];
  sessions: Sessions;
  findVisit: (ticket: VisitTicket) => Promise<OpenVisit | SessionEnd>;
  clientAddress: (request: IncomingMessage) => string;
  countryOf: (request: IncomingMessage) => string | null;
}

export interface SessionSocket {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Ends every line with 1001: the pages come back. */
  close(): Promise<void>;
}

/** The sockets of stream pages: only our own pages get one, with the ticket of a link that is open. */
export function createSessionSocket(options: SessionSocketOptions): SessionSocket {
  const { signingSecret, clock, log, origins, sessions } = options;
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_PAGE_MESSAGE_BYTES, perMessageDeflate: false });

  async function admit({ url = '', headers }: IncomingMessage): Promise<OpenVisit | SessionEnd | null> {
    if (headers.origin === undefined || !origins.includes(headers.origin)) return null;
    const text = URL.parse(url, 'http://any')?.searchParams.get('visit') ?? '';
    const ticket = readVisit(signingSecret, clock(), text);
    if (!ticket) return null;
    const visit = await options.findVisit(ticket);
    return typeof visit === 'string' || ticket.isFor(visit.settings.passwordHash) ? visit : null;
  }

  function serve(socket: WebSocket, visit: OpenVisit | SessionEnd, visitor: Visitor): void {
    const isInTime = createFlow(PAGE_MESSAGES_AT_ONCE, PAGE_MESSAGES_PER_SECOND);
    let session: HeldSession | null = null;
    let hasBegun = false;
    const line: PageLine = {
      send(message) {
        if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
        else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
      },
      close: (code) => socket.close(code ?? NORMAL),
    };
    const refuse = (reason: SessionEnd) => {
      const maxMinutes = typeof visit === 'string' ? null : sessionRules(visit.settings.config).maxMinutes;
      const words = visitorWords(reason, { maxMinutes, word: null, hasStreamed: false });
      line.send({ type: 'ended', reason, words, logPath: null });
      line.close();
    };

    async function begin({ resume }: Extract<FromPage, { type: 'play' }>): Promise<void> {
      if (typeof visit === 'string') return refuse(visit);
      const id = resume === undefined ? null : readResume(signingSecret, resume);
      const known = id === null ? null : sessions.find(id);
      const begun = known?.record.row.linkId === visit.linkId ? known : await sessions.begin(visit, visitor);
      if (typeof begun === 'string') return refuse(begun);
      session = begun;
      begun.attach(line);
      // It may have gone while its session was written.
      if (socket.readyState !== socket.OPEN) begun.detach(line, 'closed');
    }

    socket.on('error', (error) => log.debug({ err: error }, 'streaming: line of a page'));
    socket.on('close', (code) => session?.detach(line, code === GOING_AWAY || code === NORMAL ? 'closed' : 'broken'));
    socket.on('message', (data: RawData, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      if (!isInTime(performance.now())) return socket.close(POLICY);
      const message = isBinary || !Buffer.isBuffer(data) ? null : readFromPage(data.toString('utf8'));
      if (message === null || (message.type === 'play') === hasBegun) return socket.close(PAGE_CLOSE.notUnderstood);
      if (message.type !== 'play') return session?.hear(message);
      hasBegun = true;
      begin(message).catch((error: unknown) => {
        log.error({ err: error }, 'streaming: a session could not begin');
        socket.close(INTERNAL);
      });
    });
  }

  return {
    async upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      try {
        const visit = await admit(request);
        if (visit === null) return rejectUpgrade(socket, '401 Unauthorized');
        if (socket.destroyed) return;
        const visitor = {
          address: options.clientAddress(request),
          country: options.countryOf(request),
          device: browserText(readBrowser(request.headers['user-agent'] ?? '')),
        };
        server.handleUpgrade(request, socket, head, (opened) => serve(opened, visit, visitor));
      } catch (error) {
        log.error({ err: error }, 'streaming: a page could not open its line');
        rejectUpgrade(socket, '503 Service Unavailable');
      }
    },
    close: () => closeSockets(server),
  };
}

const NORMAL = 1000;
const POLICY = 1008;
const INTERNAL = 1011;
const MAX_UNREAD_BYTES = 256 * 1024;
