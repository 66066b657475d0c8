import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  KEEPALIVE_SECONDS,
  MAX_MESSAGE_BYTES,
  MAX_UNREAD_BYTES,
  MESSAGES_AT_ONCE,
  MESSAGES_PER_SECOND,
  MOST_LINES_OF_A_STREAMER,
  readPlayerMessage,
  readStreamerMessage,
  type IceServer,
} from '@launchyard/domain/signalling';
import { rejectUpgrade } from '@launchyard/process/reject-upgrade';
import type { Logger } from 'pino';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Clock } from '../kit/clock.ts';
import { closeSockets, endSocket, sendAway } from '../kit/close-sockets.ts';
import { keepAlive } from '../kit/keepalive.ts';
import { limitFrames, MAX_FRAGMENTS } from './flow.ts';
import { CLOSE, createRoom, type Line, type Room, type RoomEvent, type Seat, type Whom } from './room.ts';
import { readTicket, type Side, type Ticket } from './ticket.ts';

/** Where both ends of a stream open their line, with `?ticket=`, each at a port of its own. */
export const SIGNALLING_PATH = '/signalling';

export interface Signalling {
  /** Opens a line for an end of that side; false if it is refused. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, side: Side): Promise<boolean>;
  /** Whether the streamer of a room has registered. */
  isReady(room: string): boolean;
  /** When the line of a viewer of a room last gave a sign of life; null: there is none. */
  seenAt(room: string, viewer: string): Date | null;
  /** Asks the line of a viewer of a room for a sign of life. */
  ask(room: string, viewer: string): void;
  /** Cuts the lines of a viewer of a room, or of everybody there. Tickets that were issued stay good. */
  clear(room: string, whom: Whom): void;
  /** Ends every line with 1001: both ends come back, here or to another process. */
  sendAway(): void;
  /** The same for good. */
  close(): Promise<void>;
}

export interface SignallingOptions {
  signingSecret: string;
  clock: Clock;
  log: Logger;
  /** The origins of our own pages: browsers on any other page get no line. */
  origins: readonly string[];
  /** For an end of a room, when it is about to connect. */
  iceServers: (side: Side, room: string) => readonly IceServer[];
  /** Is told what happens in rooms. */
  watch?: (room: string, event: RoomEvent, viewer: string) => void;
  /** Whether a viewer’s mouse and keyboard reach the streamer of a room. By default everybody’s do. */
  mayControl?: (room: string, viewer: string) => boolean;
  /** Whether what a ticket was issued for is over, though the ticket is still good; null: not known here. By default nothing is. */
  isOver?: (ticket: Ticket) => Promise<boolean | null>;
}

/**
 * Signalling between a streamer and its players, compatible with Unreal’s Pixel Streaming and Epic’s browser library. A
 * ticket names the room and the side; rooms know nothing of each other. Everything is forgotten when the process ends:
 * streams go on, and both ends come back with their tickets or new ones.
 */
export function createSignalling(options: SignallingOptions): Signalling {
  const { signingSecret, clock, log, origins } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    maxFragments: MAX_FRAGMENTS,
    perMessageDeflate: false,
  });
  const rooms = new Map<string, Room>();
  const used = createUsedTickets();
  /** The lines of each room’s streamer, those that are being ended included. */
  const streamerLines = new Map<string, number>();
  const keepalive = keepAlive(server, KEEPALIVE_SECONDS * 1000);
  /** The line of each viewer of each room, by both. */
  const viewers = new Map<string, { socket: WebSocket; seenAt: Date }>();
  const forgetting = setInterval(() => used.forget(clock()), KEEPALIVE_SECONDS * 1000).unref();

  /** The ticket of a request for a line, or the status of a refusal. */
  async function admit(request: IncomingMessage, side: Side): Promise<Ticket | string> {
    const ticket = find(request, side);
    if (typeof ticket === 'string') return ticket;
    const isOver = await options.isOver?.(ticket).catch((error: unknown) => {
      log.warn({ err: error, room: ticket.room, side }, 'signalling: nobody knows whether a room is over');
      return null;
    });
    if (isOver === null) return '503 Service Unavailable';
    if (isOver === true) return '410 Gone';
    return ticket.side === 'player' && !used.take(ticket) ? '401 Unauthorized' : ticket;
  }

  function find({ url = '', headers }: IncomingMessage, side: Side): Ticket | string {
    // Anybody may ask for anything: `//` is no address at all.
    const address = URL.parse(url, 'http://any');
    if (address?.pathname !== SIGNALLING_PATH) return '404 Not Found';
    const ticket = readTicket(signingSecret, clock(), address.searchParams.get('ticket') ?? '');
    if (!ticket) return '401 Unauthorized';
    if (ticket.side !== side) return '404 Not Found';
    // Browsers always say which page asks, programs never: a streamer is none, and players are only our own pages’.
    const isOurs = headers.origin === undefined || (ticket.side === 'player' && origins.includes(headers.origin));
    return isOurs ? ticket : '403 Forbidden';
  }

  function serve(socket: WebSocket, { room: name, side, viewer }: Ticket): void {
    // ws ends the line itself, for example when a message is too long. Nothing else is affected, also by an end that gets no seat.
    socket.on('error', (error) => log.debug({ err: error, room: name, side }, 'signalling: line'));
    const isInTime = limitFrames(socket, MESSAGES_AT_ONCE, MESSAGES_PER_SECOND);
    const room =
      rooms.get(name) ??
      createRoom(
        name,
        (end) => options.iceServers(end, name),
        (event, who) => options.watch?.(name, event, who),
        (who) => options.mayControl?.(name, who) ?? true,
      );
    const seated =
      side === 'streamer'
        ? seat(socket, isInTime, (line) => room.seatStreamer(line), readStreamerMessage)
        : seat(socket, isInTime, (line) => room.seatPlayer(line, viewer), readPlayerMessage);
    if (!seated) return endSocket(socket, TRY_LATER, side === 'streamer' ? 'A streamer is there already' : 'Full');
    rooms.set(name, room);
    const leave = side === 'player' && viewer !== '' ? noteLife(socket, nameOf(name, viewer)) : () => undefined;
    socket.once('close', () => {
      seated.leave();
      leave();
      if (room.isEmpty()) rooms.delete(name);
    });
  }

  /** Notes the signs of life of a viewer’s line. Returns what forgets them. */
  function noteLife(socket: WebSocket, name: string): () => void {
    const line = { socket, seenAt: clock() };
    viewers.set(name, line);
    const note = () => void (line.seenAt = clock());
    for (const sign of ['message', 'pong']) socket.on(sign, note);
    // Its end is one, too, unless it was cut for giving none.
    socket.prependOnceListener('close', () => keepalive.hasCut(socket) || note());
    return () => viewers.get(name) === line && viewers.delete(name);
  }

  /** A streamer’s ticket is good for more than one line, so somebody could open any number. False for one too many. */
  function countLine(socket: Duplex, name: string): boolean {
    const lines = streamerLines.get(name) ?? 0;
    if (lines >= MOST_LINES_OF_A_STREAMER) return false;
    streamerLines.set(name, lines + 1);
    socket.once('close', () => {
      const left = (streamerLines.get(name) ?? 1) - 1;
      if (left === 0) streamerLines.delete(name);
      else streamerLines.set(name, left);
    });
    return true;
  }

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer, side: Side): Promise<boolean> {
    const admitted = await admit(request, side);
    if (typeof admitted === 'string') {
      rejectUpgrade(socket, admitted);
      return false;
    }
    if (socket.destroyed) return true;
    // Nothing is waited for between counting and opening.
    if (side === 'streamer' && !countLine(socket, admitted.room)) {
      rejectUpgrade(socket, '429 Too Many Requests');
      return false;
    }
    server.handleUpgrade(request, socket, head, (opened) => serve(opened, admitted));
    return true;
  }

  return {
    async upgrade(request, socket, head, side) {
      socket.on('error', () => socket.destroy());
      try {
        return await open(request, socket, head, side);
      } catch (error) {
        log.error({ err: error }, 'signalling: a line could not be opened');
        socket.destroy();
        return false;
      }
    },
    isReady: (room) => rooms.get(room)?.isReady() ?? false,
    seenAt: (room, viewer) => viewers.get(nameOf(room, viewer))?.seenAt ?? null,
    ask(room, viewer) {
      const socket = viewers.get(nameOf(room, viewer))?.socket;
      if (socket?.readyState === socket?.OPEN) socket?.ping();
    },
    clear: (room, whom) => rooms.get(room)?.clear(whom),
    sendAway: () => sendAway(server),
    async close() {
      keepalive.end();
      clearInterval(forgetting);
      await closeSockets(server);
    },
  };
}

const nameOf = (room: string, viewer: string) => `${room} ${viewer}`;

const TRY_LATER = 1013;

/** Seats one end of a stream at the other end of a socket. */
function seat<In, Out extends object>(
  socket: WebSocket,
  isInTime: () => boolean,
  takeSeat: (line: Line<Out>) => Seat<In> | null,
  read: (text: string) => In | 'other' | null,
): Seat<In> | null {
  const taken = takeSeat({
    send(message) {
      // An end that never reads would pile up messages here.
      if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    },
    end: (code, reason) => endSocket(socket, code, reason),
  });
  if (!taken) return null;
  socket.on('message', (data: RawData, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!isInTime()) return;
    const message = isBinary || !Buffer.isBuffer(data) ? null : read(data.toString('utf8'));
    if (message === null) return endSocket(socket, CLOSE.notUnderstood, 'This is no message of Pixel Streaming');
    if (message !== 'other') taken.receive(message);
  });
  return taken;
}

/** The tickets that opened a line, until they would have expired. A room is in one process, and so are its tickets. */
function createUsedTickets() {
  const used = new Map<string, number>();
  return {
    take({ id, expiresAt }: Ticket): boolean {
      if (used.has(id)) return false;
      used.set(id, expiresAt.getTime());
      return true;
    },
    forget(now: Date): void {
      for (const [id, until] of used) if (until <= now.getTime()) used.delete(id);
    },
  };
}
