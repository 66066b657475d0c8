import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { isCode } from '../../kit/errno.ts';
import type { ScanVerdict, VirusScanner } from './virus-scanner.ts';

const CHUNK_BYTES = 1024 * 1024;

/** `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`. */
export interface ClamdOptions {
  url: string;
  /**
   * The smaller of `MaxFileSize` and `StreamMaxLength` in its configuration: larger files would be reported clean after
   * a partial scan.
   */
  maxBytes: number;
  /** The timeout of a connection without progress. */
  idleMilliseconds?: number;
}

/**
 * Asks a clamd with its INSTREAM command, one connection per file. Files above its limits are not sent, and never
 * reported clean. Throws if it cannot be reached or answers something else: the stage is then retried.
 */
export function clamdScanner({ url, maxBytes, idleMilliseconds = 60_000 }: ClamdOptions): VirusScanner {
  return {
    name: 'ClamAV',
    assurance: 'Scanned by ClamAV.',
    async scan(content, bytes) {
      if (bytes > maxBytes) return { kind: 'overLimit' };
      try {
        return judge(await ask(url, idleMilliseconds, inStream(content)));
      } catch (error) {
        // At its own limit it says so and hangs up, and the answer may get lost; a dead one answers no ping.
        if (isCode(error, 'EPIPE', 'ECONNRESET') && (await isAlive(url, idleMilliseconds)))
          return { kind: 'overLimit' };
        throw error;
      }
    },
  };
}

const isAlive = async (url: string, idleMilliseconds: number): Promise<boolean> =>
  (await ask(url, idleMilliseconds, inFull('zPING\0'))) === 'PONG';

/** Sends one command and returns clamd’s answer; it may answer before everything is sent. */
async function ask(url: string, idleMilliseconds: number, command: AsyncIterable<Buffer>): Promise<string> {
  const socket = dial(url);
  const reply = readReply(socket, idleMilliseconds);
  // The await below reports a failure; this handler covers the time until then.
  reply.catch(() => undefined);
  try {
    await once(socket, 'connect');
    for await (const bytes of command) {
      // One event-loop turn, in which an early answer is read.
      await setImmediate();
      if (socket.readyState !== 'open') break;
      await write(socket, bytes);
    }
    return await reply;
  } finally {
    socket.destroy();
  }
}

function dial(url: string): Socket {
  const path = /^unix:(.+)$/.exec(url)?.[1];
  if (path !== undefined) return connect({ path });
  const { hostname, port } = new URL(url);
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) });
}

function readReply(socket: Socket, idleMilliseconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    let failure: Error | null = null;
    socket.setTimeout(idleMilliseconds, () => socket.destroy(new Error(`clamd was silent for ${idleMilliseconds} ms`)));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
    socket.on('error', (error) => {
      failure = error;
    });
    socket.on('close', () => {
      const reply = text.replace(/\0[\s\S]*$/, '').trim();
      if (reply !== '') resolve(reply);
      else reject(failure ?? new Error('clamd hung up without an answer'));
    });
  });
}

async function* inFull(command: string): AsyncGenerator<Buffer> {
  yield Buffer.from(command);
}

async function* inStream(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* inFull('zINSTREAM\0');
  for await (const chunk of content) {
    for (let start = 0; start < chunk.length; start += CHUNK_BYTES) {
      yield framed(chunk.subarray(start, start + CHUNK_BYTES));
    }
  }
  yield framed(Buffer.alloc(0));
}

function framed(chunk: Buffer): Buffer {
  const frame = Buffer.allocUnsafe(4 + chunk.length);
  frame.writeUInt32BE(chunk.length, 0);
  chunk.copy(frame, 4);
  return frame;
}

/** Waits until there is room for more, or the other side has closed. */
function write(socket: Socket, frame: Buffer): Promise<void> {
  return new Promise((resolve) => {
    if (socket.write(frame)) return resolve();
    const go = () => {
      socket.off('drain', go);
      socket.off('close', go);
      resolve();
    };
    socket.on('drain', go);
    socket.on('close', go);
  });
}

function judge(reply: string): ScanVerdict {
  if (reply === 'stream: OK') return { kind: 'clean' };
  const finding = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  // With `AlertExceedsMax` clamd reports files that it did not scan completely as a finding.
  if (finding?.startsWith('Heuristics.Limits.Exceeded')) return { kind: 'overLimit' };
  if (finding !== undefined) return { kind: 'found', finding };
  if (reply.includes('size limit exceeded')) return { kind: 'overLimit' };
  throw new Error(`clamd answered ${JSON.stringify(reply.slice(0, 200))}`);
}
