import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { browserText, readBrowser } from '@launchyard/domain/session';
import { KEEPALIVE_SECONDS } from '@launchyard/domain/signalling';
import {
  MAX_PAGE_MESSAGE_BYTES,
  PAGE_CLOSE,
  PAGE_MESSAGES_AT_ONCE,
  PAGE_MESSAGES_PER_SECOND,
  readFromPage,
  SILENT_SECONDS,
  sessionRules,
  SPARE_WAIT_SECONDS,
  visitorWords,
  type FromPage,
  type SessionEnd,
} from '@launchyard/domain/streaming';
import { rejectUpgrade } from '@launchyard/process/reject-upgrade';
import type { Clock } from '../kit/clock.ts';
import { closeSockets, GOING_AWAY, sendAway } from '../kit/close-sockets.ts';
import { keepAlive } from '../kit/keepalive.ts';
import type { OpenVisit } from '../links/stream.ts';
import { readVisit, type VisitTicket } from '../links/visit-ticket.ts';
import { limitFrames, MAX_FRAGMENTS } from '../signalling/flow.ts';
import type { Visitor } from './admission.ts';
import type { HeldSession, PageLine } from './held-session.ts';
import type { Waiting } from './lobby.ts';
import { readResume } from './resume.ts';
import type { Sessions } from './sessions.ts';
import type { Looker } from './spares.ts';

/** Where a stream’s page opens its socket, with `?visit=`. */
export const SESSION_PATH = '/session';

export interface SessionSocketOptions {
  signingSecret: string;
  clock: Clock;
  log: Logger;
  /** The origins of our own pages. */
  origins: readonly string[];
  /** Those that this process runs; null while another one does. */
  sessions: () => Sessions | null;
  findVisit: (ticket: VisitTicket) => Promise<OpenVisit | SessionEnd>;
  clientAddress: (request: IncomingMessage) => string;
  countryOf: (request: IncomingMessage) => string | null;
}

export interface SessionSocket {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Ends every line with 1001: the pages come back, here or to another process. */
  sendAway(): void;
  /** The same for good. */
  close(): Promise<void>;
}

/** A page that was let in: with the ticket of a link that was open. */
interface Admitted {
  ticket: VisitTicket;
  visit: OpenVisit | SessionEnd;
  visitor: Visitor;
  sessions: Sessions;
}

/** The sockets of stream pages: only our own pages get one, with the ticket of a link that is open. */
export function createSessionSocket(options: SessionSocketOptions): SessionSocket {
  const { signingSecret, clock, log, origins } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAGE_MESSAGE_BYTES,
    maxFragments: MAX_FRAGMENTS,
    perMessageDeflate: false,
  });
  const keepalive = keepAlive(server, KEEPALIVE_SECONDS * 1000);

  async function admit({ url = '', headers }: IncomingMessage): Promise<Pick<Admitted, 'ticket' | 'visit'> | null> {
    if (headers.origin === undefined || !origins.includes(headers.origin)) return null;
    const text = URL.parse(url, 'http://any')?.searchParams.get('visit') ?? '';
    const ticket = readVisit(signingSecret, clock(), text);
    if (!ticket) return null;
    const visit = await options.findVisit(ticket);
    return typeof visit === 'string' || ticket.isFor(visit.settings.passwordHash) ? { ticket, visit } : null;
  }

  function serve(socket: WebSocket, { ticket, visit, visitor, sessions }: Admitted): void {
    const isInTime = limitFrames(socket, PAGE_MESSAGES_AT_ONCE, PAGE_MESSAGES_PER_SECOND);
    let session: HeldSession | null = null;
    let waiting: Waiting | null = null;
    let looker: Looker | null = null;
    let hasLooked = false;
    let hasBegun = false;
    let hasLeft = false;
    let isUnread = false;
    let patience = setTimeout(() => socket.terminate(), SILENT_SECONDS * 1000).unref();
    const line: PageLine = {
      send(message) {
        isUnread = socket.bufferedAmount > MAX_UNREAD_BYTES;
        if (isUnread) socket.terminate();
        else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
      },
      close: (code) => socket.close(code ?? NORMAL),
    };
    const refuse = (reason: SessionEnd) => {
      leaveLobby();
      const maxMinutes = typeof visit === 'string' ? null : sessionRules(visit.settings.config).maxMinutes;
      const words = visitorWords(reason, { maxMinutes, word: null, hasStreamed: false, hasRelay: true });
      line.send({ type: 'ended', reason, words, logPath: null });
      line.close();
    };

    /** A build may start ahead. The line is kept for as long as that waits. */
    function look(): void {
      hasLooked = true;
      clearTimeout(patience);
      patience = setTimeout(() => socket.close(NORMAL), SPARE_WAIT_SECONDS * 1000).unref();
      if (typeof visit === 'string') return;
      looker = { visit, visitor };
      sessions.lookers.look(looker);
    }

    function lookAway(): void {
      if (looker) sessions.lookers.leave(looker);
      looker = null;
    }

    async function begin({ resume }: Extract<FromPage, { type: 'play' }>): Promise<void> {
      const now = hasLooked ? await visitNow() : visit;
      if (typeof now === 'string') return refuse(now);
      const id = resume === undefined ? null : readResume(signingSecret, resume);
      const known = id === null ? null : sessions.find(id);
      const isIts = known?.record.row.linkId === now.linkId && known.record.row.role === now.role;
      attach(isIts ? known : await sessions.begin(now, visitor), now);
    }

    /** Much may have changed since the line was opened. */
    async function visitNow(): Promise<OpenVisit | SessionEnd> {
      const now = await options.findVisit(ticket);
      return typeof now === 'string' || ticket.isFor(now.settings.passwordHash) ? now : 'linkChanged';
    }

    function attach(begun: HeldSession | SessionEnd | 'noHost', opened: OpenVisit): void {
      if (begun === 'noHost') return enterLobby(opened);
      if (typeof begun === 'string') return refuse(begun);
      session = begun;
      begun.attach(line);
      if (hasLeft) return begun.hear({ type: 'leave' });
      // It may have gone while its session was written.
      if (socket.readyState !== socket.OPEN) begun.detach(line, 'closed', false);
    }

    function enterLobby({ linkId, accountId }: OpenVisit): void {
      if (socket.readyState !== socket.OPEN) return;
      if (hasLeft) return refuse('visitorLeft');
      const { address } = visitor;
      const mine = {
        linkId,
        accountId,
        address,
        seenAt: clock(),
        letIn,
        end: refuse,
        cut: () => socket.close(GOING_AWAY),
      };
      const refused = sessions.lobby.enter(mine);
      if (refused !== null) return refuse(refused);
      waiting = mine;
      line.send({ type: 'lobby' });
    }

    const letIn = () => void join().catch(fail);

    /** The host has come. */
    async function join(): Promise<void> {
      waiting = null;
      const now = await visitNow();
      if (typeof now === 'string') return refuse(now);
      if (socket.readyState !== socket.OPEN) return;
      attach(await sessions.begin(now, visitor), now);
    }

    function leaveLobby(): void {
      if (waiting) sessions.lobby.leave(waiting);
      waiting = null;
    }

    function hear(message: FromPage): void {
      if (session) return session.hear(message);
      if (waiting) waiting.seenAt = clock();
      if (message.type !== 'leave') return;
      // A session that is being made ends as soon as it is there.
      hasLeft = true;
      if (waiting) refuse('visitorLeft');
    }

    const isInTurn = ({ type }: FromPage): boolean =>
      type === 'look' ? !hasLooked && !hasBegun : (type === 'play') !== hasBegun;

    const fail = (error: unknown) => {
      log.error({ err: error }, 'streaming: a session could not begin');
      socket.close(INTERNAL);
    };

    socket.on('error', (error) => log.debug({ err: error }, 'streaming: line of a page'));
    socket.on('close', (code) => {
      clearTimeout(patience);
      lookAway();
      leaveLobby();
      const parting = code === GOING_AWAY || code === NORMAL ? 'closed' : 'broken';
      session?.detach(line, parting, isUnread || keepalive.hasCut(socket));
    });
    socket.on('message', (data: RawData, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      if (!isInTime()) return;
      const message = isBinary || !Buffer.isBuffer(data) ? null : readFromPage(data.toString('utf8'));
      if (message === null || !isInTurn(message)) return socket.close(PAGE_CLOSE.notUnderstood);
      if (message.type === 'look') return look();
      if (message.type !== 'play') return hear(message);
      hasBegun = true;
      clearTimeout(patience);
      lookAway();
      begin(message).catch(fail);
    });
  }

  return {
    async upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      try {
        const admitted = await admit(request);
        if (admitted === null) return rejectUpgrade(socket, '401 Unauthorized');
        const sessions = options.sessions();
        if (sessions === null) return rejectUpgrade(socket, '503 Service Unavailable');
        if (socket.destroyed) return;
        const visitor = {
          address: options.clientAddress(request),
          country: options.countryOf(request),
          device: browserText(readBrowser(request.headers['user-agent'] ?? '')),
        };
        server.handleUpgrade(request, socket, head, (opened) => serve(opened, { ...admitted, visitor, sessions }));
      } catch (error) {
        log.error({ err: error }, 'streaming: a page could not open its line');
        rejectUpgrade(socket, '503 Service Unavailable');
      }
    },
    sendAway: () => sendAway(server),
    close() {
      keepalive.end();
      return closeSockets(server);
    },
  };
}

const NORMAL = 1000;
const INTERNAL = 1011;
const MAX_UNREAD_BYTES = 256 * 1024;
