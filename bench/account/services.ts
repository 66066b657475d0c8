import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { budgetTake } from '@launchyard/contract/session';

/**
 * Counts the requests that a server of this process, identified by its port, receives during the work. Requests that
 * charge the rate limit are excluded: one covers many operations.
 */
export async function requestsDuring(port: number, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = (message: unknown) => {
    if (!isStart(message)) return;
    const { socket, url } = message.request;
    if (socket.localPort === port && url !== budgetTake.path) count += 1;
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
