import { WebSocket } from 'ws';
import { log, logError, reasonOf } from '../log.ts';
import { readServerMessage, type FromServer, type ToServer } from './messages.ts';

interface Options {
  url: string;
  giveUpAfterSeconds: number;
  onMessage: (message: FromServer) => void;
  /** The connection was lost; another one is being made. */
  onLost: () => void;
  /** No server was reached for too long. `why` is a sentence. */
  onGivenUp: (why: string) => void;
}

const FIRST_WAIT_MILLISECONDS = 250;
const LONGEST_WAIT_MILLISECONDS = 5000;
const PING_MILLISECONDS = 10_000;
/** A server that sends nothing for so long, not even answers to pings, is gone. */
const SILENCE_MILLISECONDS = 30_000;
const HANDSHAKE_MILLISECONDS = 10_000;
const MOST_MESSAGE_BYTES = 1024 * 1024;

/** The connection to the signalling server. When it is lost it is made again, with growing waits up to a limit. */
export class SignallingConnection {
  readonly #options: Options;
  #socket: WebSocket | null = null;
  #timer: NodeJS.Timeout | undefined;
  #waitMilliseconds = FIRST_WAIT_MILLISECONDS;
  /** Since when nothing works, in milliseconds; null while the streamer is registered. */
  #lostAt: number | null = performance.now();
  #lastReason = '';
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#connect();
  }

  /** Drops the message if there is no connection: a new one begins with new players. */
  send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The server knows the streamer. Until then, the time to give up runs: a server that only accepts connections helps nobody. */
  registered(): void {
    this.#lostAt = null;
    this.#waitMilliseconds = FIRST_WAIT_MILLISECONDS;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close(1000);
  }

  #connect(): void {
    const socket = new WebSocket(this.#options.url, {
      handshakeTimeout: HANDSHAKE_MILLISECONDS,
      maxPayload: MOST_MESSAGE_BYTES,
    });
    this.#socket = socket;
    let heardAt = performance.now();
    const beat = setInterval(() => {
      if (performance.now() - heardAt > SILENCE_MILLISECONDS) {
        this.#lastReason = 'the server stopped answering';
        socket.terminate();
      } else this.send({ type: 'ping', time: Date.now() });
    }, PING_MILLISECONDS);
    socket.on('message', (data, isBinary) => {
      heardAt = performance.now();
      // Epic’s server sends text only; `data` is a Buffer because nothing else is asked for.
      const message = isBinary || !Buffer.isBuffer(data) ? null : readServerMessage(data.toString());
      if (message) this.#options.onMessage(message);
    });
    socket.on('error', (error) => {
      this.#lastReason = reasonOf(error);
    });
    socket.on('close', (code, reason) => {
      clearInterval(beat);
      if (reason.length > 0) this.#lastReason = `it closed the connection with code ${code}: ${reason.toString()}`;
      if (!this.#isClosed) this.#lost();
    });
  }

  #lost(): void {
    const { giveUpAfterSeconds, onLost, onGivenUp } = this.#options;
    const now = performance.now();
    this.#lostAt ??= now;
    onLost();
    const leftMilliseconds = this.#lostAt + giveUpAfterSeconds * 1000 - now;
    const reason = this.#lastReason || 'it closed the connection';
    if (leftMilliseconds <= 0) {
      onGivenUp(`The signalling server could not be used for ${giveUpAfterSeconds} seconds: ${reason}.`);
      return;
    }
    logError(`No connection to the signalling server: ${reason}.`);
    log('Connecting to the signalling server again.');
    this.#lastReason = '';
    this.#timer = setTimeout(() => this.#connect(), Math.min(this.#waitMilliseconds, leftMilliseconds));
    this.#waitMilliseconds = Math.min(this.#waitMilliseconds * 2, LONGEST_WAIT_MILLISECONDS);
  }
}
