import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Counts how many requests a server of this process, known by its port, is sent meanwhile. */
export async function requestsDuring(port: number, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = (message: unknown) => {
    if (isStart(message) && message.request.socket.localPort === port) count += 1;
  };
  const starts = channel('http.server.request.start');
  starts.subscribe(note);
  try {
    await work();
  } finally {
    starts.unsubscribe(note);
  }
  return count;
}

const isStart = (message: unknown): message is { request: IncomingMessage } =>
  typeof message === 'object' && message !== null && 'request' in message;
