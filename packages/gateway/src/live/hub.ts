import { setTimeout as delay } from 'node:timers/promises';
import { event, EVENT_STREAM, numberedLine } from '@launchyard/contract/events';
import { GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';
import type { Logger } from 'pino';
import type { Pool } from 'undici';
import { readLines } from './lines.ts';
import { createListeners, type Listeners } from './listeners.ts';

/** The connection counts as dead after this long without an event or a heartbeat. */
const SILENCE_MILLISECONDS = 30_000;
const FIRST_RETRY_MILLISECONDS = 100;
/** Short: a gateway is ready once the services are, which may start after it. */
const LAST_RETRY_MILLISECONDS = 500;

/** This process’s one connection to the services’ numbered events, shared by all listeners. */
export interface Hub {
  listen: Listeners['listen'];
  isConnected: () => boolean;
  /** Reports when the connection is lost and when it is back. Returns a function that stops this. */
  watch(onChange: (isConnected: boolean) => void): () => void;
  close(): Promise<void>;
}

interface HubOptions {
  pool: Pool;
  gatewaySecret: string;
  log: Logger;
}

/** Connects, and reconnects from the last number whenever the stream ends: listeners notice only the delay. */
export function createHub(options: HubOptions): Hub {
  const listeners = createListeners();
  const stop = new AbortController();
  const watchers = new Set<(isConnected: boolean) => void>();
  const position: Position = {
    last: undefined,
    isConnected: false,
    onChange: (isConnected) => watchers.forEach((tell) => tell(isConnected)),
  };
  const running = keepConnected(options, listeners, position, stop.signal);
  return {
    listen: listeners.listen,
    isConnected: () => position.isConnected,
    watch(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    async close() {
      stop.abort();
      await running;
      listeners.endAll();
    },
  };
}

interface Position {
  /** The number of the newest event that was delivered, or named by a heartbeat. */
  last: number | undefined;
  isConnected: boolean;
  onChange: (isConnected: boolean) => void;
}

function setConnected(position: Position, isConnected: boolean): void {
  if (position.isConnected === isConnected) return;
  position.isConnected = isConnected;
  position.onChange(isConnected);
}

async function keepConnected(
  options: HubOptions,
  listeners: Listeners,
  position: Position,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await follow(options, listeners, position, signal, () => (failures = 0));
      if (!signal.aborted) options.log.info('event stream ended');
    } catch (error) {
      // Once, not for each attempt: readiness says the rest.
      if (!signal.aborted && failures === 0) options.log.warn({ err: error }, 'event stream lost');
    }
    setConnected(position, false);
    // Jittered, so that many gateways do not reconnect in the same instant.
    const wait =
      Math.min(LAST_RETRY_MILLISECONDS, FIRST_RETRY_MILLISECONDS * 2 ** failures++) * (0.5 + Math.random() / 2);
    await delay(wait, undefined, { signal }).catch(() => undefined);
  }
}

/** Reads one connection to its end. */
async function follow(
  { pool, gatewaySecret, log }: HubOptions,
  listeners: Listeners,
  position: Position,
  signal: AbortSignal,
  onLine: () => void,
): Promise<void> {
  const from = position.last;
  const { statusCode, body } = await pool.request({
    method: EVENT_STREAM.method,
    path: from === undefined ? EVENT_STREAM.path : `${EVENT_STREAM.path}?after=${from}`,
    headers: { [GATEWAY_SECRET_HEADER]: gatewaySecret },
    headersTimeout: SILENCE_MILLISECONDS,
    bodyTimeout: SILENCE_MILLISECONDS,
    signal,
  });
  if (statusCode !== 200) {
    await body.dump();
    throw new Error(`the event stream answered ${statusCode}`);
  }
  setConnected(position, true);
  log.info({ after: from }, 'event stream connected');
  // Without a number to resume from, what happened since the connection was lost is unknown.
  if (from === undefined) listeners.markBehind();
  for await (const line of readLines(body)) {
    onLine();
    receive(line, listeners, position, log);
  }
}

function receive(line: string, listeners: Listeners, position: Position, log: Logger): void {
  const given: unknown = JSON.parse(line);
  const { data: head } = numberedLine.safeParse(given);
  // Its number is unknown, so the next line shows that one was missed.
  if (!head) return log.warn('a line of the event stream cannot be read');
  const { type, number } = head;
  const { last = number } = position;
  const isHeartbeat = type === 'heartbeat';
  // Sent again after a reconnect: everybody has it already.
  if (!isHeartbeat && position.last !== undefined && number <= last) return;
  position.last = number;
  // Numbers have no gaps, and a heartbeat names the newest delivered one: any other number means that events were lost.
  if (number !== last && (isHeartbeat || number !== last + 1)) {
    log.warn({ after: last, number }, 'events missed');
    listeners.markBehind();
  }
  if (isHeartbeat) return;
  const parsed = event.safeParse(given);
  if (parsed.success) return listeners.dispatch(parsed.data);
  // From a newer service: nobody here could show it; the others continue.
  log.warn({ issues: parsed.error.issues.map((issue) => issue.path.join('.')) }, 'unknown event');
}
