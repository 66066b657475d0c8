import { once } from 'node:events';
import { connect } from 'node:net';
import { openTestSocket, type TestSocket } from '../kit/test-socket.ts';
import { SIGNALLING_PATH } from './server.ts';

export interface Told {
  type: string;
  [field: string]: unknown;
}

/** One end of a stream in a test. */
export interface TestEnd extends TestSocket<Told> {
  leave(): Promise<void>;
}

/** Opens a line like a streamer, or like a browser on a page of `origin`. Rejects with the status of a refusal. */
export async function openEnd(server: string, ticket: string, headers: Record<string, string> = {}): Promise<TestEnd> {
  const address = `${server.replace('http', 'ws')}${SIGNALLING_PATH}?ticket=${encodeURIComponent(ticket)}`;
  const end = await openTestSocket<Told>(address, headers);
  return {
    ...end,
    async leave() {
      end.socket.close();
      await end.ended;
    },
  };
}

/** Asks for a line without a library that would answer for us. */
export async function askForLine(server: string, target: string) {
  const socket = connect(Number(new URL(server).port), '127.0.0.1');
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  const head = `Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}`;
  socket.write(`GET ${target} HTTP/1.1\r\n${head}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  return { socket, answer: String(answer) };
}

/** What came of opening an end: `open`, or the status of the refusal. */
export const statusOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'open',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
