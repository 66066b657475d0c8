import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { budgetTake } from '@launchyard/contract/session';

/**
 * Counts how many requests a server of this process, known by its port, is sent meanwhile. The taking of points is left out: it comes once
 * for many operations, whichever is under way.
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
