import { FAULT } from '@launchyard/domain/kit';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { WebSocket, type RawData } from 'ws';
import { TOKENS, until } from './test-gateway.ts';

/** A WebSocket as a program or a page opens it, implemented by hand so that attacks can be written out. */
export interface TestSocket {
  /** Every message that arrived, in order. */
  received: SocketMessage[];
  closed(): number | null;
  /** The reason of its close. */
  reason(): string;
  send(message: unknown): void;
  /** Starts and waits for the acknowledgement. False if the socket was closed instead. */
  init(params?: Record<string, unknown>): Promise<boolean>;
  subscribe(id: string, query: string, more?: Record<string, unknown>): void;
  /** The messages for one operation so far. */
  of(id: string): SocketMessage[];
  /** Waits for a message of that kind for that operation. */
  wait(id: string, type: SocketMessage['type']): Promise<SocketMessage>;
  waitClosed(): Promise<number>;
  close(): void;
  /** Sends a ping of WebSocket itself. */
  pingFrame(): void;
  /** Goes without a word, and without reading what is on its way. */
  reset(): void;
}

export interface SocketMessage {
  id?: string;
  type: 'connection_ack' | 'next' | 'error' | 'complete' | 'pong' | 'ping';
  /** A result with `next`, a list of errors with `error`. */
  payload?: FormattedExecutionResult | GraphQLFormattedError[];
}

export const withKey = { authorization: `Bearer ${TOKENS.key}` };

/** Opens a socket. Rejects with the HTTP status if the upgrade is refused. */
export async function openSocket(port: number, headers: Record<string, string> = {}): Promise<TestSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers });
  const received: SocketMessage[] = [];
  let tcp: Socket | undefined;
  socket.on('upgrade', (response) => (tcp = response.socket));
  let code: number | null = null;
  socket.on('message', (data) => received.push(read(data)));
  let reason = '';
  socket.on('close', (closedWith, why) => {
    reason = String(why);
    code = closedWith;
  });
  const refused = new Promise<never>((_resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))));
    socket.on('error', reject);
  });
  await Promise.race([once(socket, 'open'), refused]);
  refused.catch(() => undefined);

  const isIn = () => received.some((message) => message.type === 'connection_ack');
  const of = (id: string) => received.filter((message) => message.id === id);
  return {
    received,
    closed: () => code,
    reason: () => reason,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async init(params = withKey) {
      socket.send(JSON.stringify({ type: 'connection_init', payload: params }));
      await until(() => isIn() || code !== null);
      return isIn();
    },
    subscribe(id, query, more = {}) {
      socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, ...more } }));
    },
    of,
    async wait(id, type) {
      const find = () => of(id).find((message) => message.type === type);
      await until(() => find() !== undefined);
      const found = find();
      if (!found) throw new Error('it was there a moment ago');
      return found;
    },
    async waitClosed() {
      await until(() => code !== null);
      return code ?? 0;
    },
    close: () => socket.close(),
    pingFrame: () => socket.ping(),
    reset: () => tcp?.resetAndDestroy(),
  };
}

const read = (data: RawData): SocketMessage =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- messages of the protocol have this form, which is what tests look at
  JSON.parse(Buffer.isBuffer(data) ? data.toString() : '') as SocketMessage;

/** The error code for a socket that was closed before it was confirmed. */
export const closedFor = (code: number | null) =>
  ({ 4401: FAULT.UNAUTHENTICATED, 4403: FAULT.FORBIDDEN })[code ?? 0] ?? `closed with ${code}`;

/** The code of the first error that an operation was refused with. */
export function errorCode(message: SocketMessage): unknown {
  const [first] = Array.isArray(message.payload) ? message.payload : (message.payload?.errors ?? []);
  return first?.extensions?.['code'];
}
