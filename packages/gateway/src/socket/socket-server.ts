import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { OPERATION_LIMITS, SOCKET_RATE, SOCKETS_RATE } from '@launchyard/domain/session';
import { createRates } from '@launchyard/process/rates';
import { CloseCode, handleProtocols, MessageType, stringifyMessage, type Server } from 'graphql-ws';
import { rejectUpgrade } from '@launchyard/process/reject-upgrade';
import type { Logger } from 'pino';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { isForeign } from '../access/origins.ts';
import type { SessionCookie } from '../access/session-cookie.ts';
import type { Hub } from '../live/hub.ts';
import type { Admission, Place } from './admission.ts';
import { isTooLong } from './message-length.ts';
import { paceMessages } from './paced-messages.ts';
import { createSenderTurns } from './sender-turns.ts';
import { newSocket } from './socket-protocol.ts';

const ALIVE_CHECK_MILLISECONDS = 30_000;
/** How long an unconfirmed socket may stay: without a credential there is nothing to listen to. */
const STRANGER_MILLISECONDS = 60_000;
const GOING_AWAY = 1001;
/** For what a socket sends; clients of the protocol do not reconnect after it. */
const TOO_MANY_MESSAGES = 4429;
/** How long a socket that is ended has for its goodbye. */
const GOODBYE_MILLISECONDS = 1_000;
/** How much may be buffered for a client that does not read. A single message may be larger. */
const MAX_UNREAD_BYTES = 1024 * 1024;

export interface SocketServer {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes every socket with 1001; clients reconnect to another gateway. */
  close(): Promise<void>;
}

interface SocketServerOptions {
  protocol: Server<ReturnType<typeof newSocket>>;
  hub: Pick<Hub, 'isConnected' | 'watch'>;
  cookie: SessionCookie;
  panelOrigin: string;
  clientAddress: (request: IncomingMessage) => string;
  admission: Admission;
  log: Logger;
}

/**
 * Sockets at /graphql: from the panel’s own pages and from programs, at most 256 kB per operation, read at the pace of
 * their rate, closed when they stop responding.
 */
export function createSocketServer(options: SocketServerOptions): SocketServer {
  const { cookie, panelOrigin, log, hub, admission } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: OPERATION_LIMITS.bytes,
    handleProtocols,
    autoPong: false,
  });
  const alive = new WeakSet<WebSocket>();
  /** Those that are not read at the moment: no pong is either. */
  const paused = new WeakMap<WebSocket, () => boolean>();
  const shared = createRates(SOCKETS_RATE);
  const turns = createSenderTurns();
  const aliveCheck = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.delete(socket) && !paused.get(socket)?.()) socket.terminate();
      else socket.ping();
    }
  }, ALIVE_CHECK_MILLISECONDS).unref();

  // An unsolicited pong tells the client that live updates are interrupted.
  const tellLive = async (socket: WebSocket) => {
    await send(socket, stringifyMessage({ type: MessageType.Pong, payload: { isLive: hub.isConnected() } }));
  };
  const stopWatching = hub.watch(() => server.clients.forEach((socket) => void tellLive(socket)));

  function serve(socket: WebSocket, request: IncomingMessage, place: Place): void {
    const impatience = setTimeout(() => {
      if (place.isStranger()) end(CloseCode.Forbidden, 'The credential was not confirmed in time');
    }, STRANGER_MILLISECONDS);
    /** Nothing that it sends after that is handled, and it has a moment to go. */
    const end = (code: number, reason: string) => {
      messages.stop();
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), GOODBYE_MILLISECONDS).unref();
    };
    alive.add(socket);
    // Messages that are too large or malformed: ws closes the socket itself, nothing else is affected.
    socket.on('error', (error) => log.debug({ err: error }, 'socket error'));
    const facts = {
      place,
      authorization: request.headers.authorization,
      cookieToken: cookie.read(request),
      clientAddress: options.clientAddress(request),
      cutOff: end,
      charge(units: number) {
        messages.charge(units);
        shared.take(place.subject() ?? '', units);
      },
    };
    const state = newSocket(facts);
    let receive: ((text: string) => Promise<void>) | null = null;
    const messages = paceMessages({
      handle(data) {
        if (isTooLong(data, state.caller !== null)) return end(CloseCode.BadRequest, 'This message is too long');
        receive?.(data.toString()).catch((error: unknown) => {
          log.error({ err: error }, 'socket message');
          end(1011, 'Internal error');
        });
      },
      takeShared(units) {
        const sender = place.subject() ?? '';
        return turns.take(sender, units) || shared.take(sender, units, 0);
      },
      pause: () => socket.pause(),
      resume: () => socket.resume(),
      end: () => end(TOO_MANY_MESSAGES, TOO_MANY_REASON),
    });
    paused.set(socket, () => messages.isPaused());
    // Thousands arrive in one piece. The standard lets only the last be answered.
    let lastPing: Buffer | null = null;
    socket.on('ping', (data) => {
      messages.charge(1);
      if (lastPing === null) setImmediate(answerPing);
      lastPing = data;
    });
    const answerPing = () => {
      if (lastPing && socket.readyState === socket.OPEN) socket.pong(lastPing);
      lastPing = null;
    };
    socket.on('pong', () => {
      alive.add(socket);
      messages.charge(1);
    });
    // Messages arrive as one buffer by default.
    socket.on('message', (data: RawData) => messages.receive(Buffer.isBuffer(data) ? data : Buffer.alloc(0)));
    const closed = options.protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => send(socket, text),
        close: (code = CloseCode.InternalServerError, reason = '') => end(code, reason),
        onMessage: (handle) => (receive = handle),
        // What a ping says is not repeated: it can be long.
        onPing: () => send(socket, stringifyMessage({ type: MessageType.Pong })),
      },
      state,
    );
    if (!hub.isConnected()) void tellLive(socket);
    socket.once('close', (code, reason) => {
      clearTimeout(impatience);
      messages.stop();
      closed(code, String(reason)).catch((error: unknown) => log.error({ err: error }, 'socket close'));
    });
  }

  return {
    upgrade(request, socket, head) {
      if (isForeign(request, panelOrigin)) return rejectUpgrade(socket, '403 Forbidden');
      // It closed before this handler was set: no second close event will come, so its place would be lost.
      if (socket.destroyed) return;
      const place = admission.admit(options.clientAddress(request));
      if (!place) return rejectUpgrade(socket, '429 Too Many Requests');
      socket.once('close', () => place.leave());
      server.handleUpgrade(request, socket, head, (opened) => serve(opened, request, place));
    },
    async close() {
      clearInterval(aliveCheck);
      stopWatching();
      for (const socket of server.clients) socket.close(GOING_AWAY, 'Going away');
      const gone = new Promise<void>((resolve) => server.close(() => resolve()));
      const stubborn = setTimeout(() => server.clients.forEach((socket) => socket.terminate()), 2_000);
      await gone;
      clearTimeout(stubborn);
    },
  };
}

const TOO_MANY_REASON = `Too many messages: at most ${SOCKET_RATE.perSecond} a second, ${SOCKET_RATE.burst} at once`;

/** Resolves also for a client that is gone: that it disconnects is not a fault. */
function send(socket: WebSocket, text: string): Promise<void> {
  return new Promise((sent) => {
    // A client that never reads would pile up answers here. A close frame would only wait behind them.
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
    if (socket.readyState !== socket.OPEN) return sent();
    socket.send(text, () => sent());
  });
}
