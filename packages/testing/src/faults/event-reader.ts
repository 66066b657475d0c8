import { setTimeout as pause } from 'node:timers/promises';
import { EVENT_STREAM, eventLine, type EventLine } from '@launchyard/contract/events';
import { GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';

/** Follows the stream of events at one api from the first event on, and goes on after the last one whenever the stream breaks. */
export interface EventReader {
  /** By the public ids of accounts, the messages in the order in which they came. */
  heard: ReadonlyMap<string, readonly string[]>;
  /** How many events came. */
  count(): number;
  /** Numbers that were not the next ones. */
  outOfOrder: string[];
  connections: number;
  stop(): Promise<void>;
}

export function readFrom(url: string, gatewaySecret: string): EventReader {
  const over = new AbortController();
  const heard = new Map<string, string[]>();
  let last = 0;
  let count = 0;
  const reader: EventReader = {
    heard,
    count: () => count,
    outOfOrder: [],
    connections: 0,
    async stop() {
      over.abort();
      await running;
    },
  };
  const running = keepReading();
  return reader;

  async function keepReading(): Promise<void> {
    while (!over.signal.aborted) {
      // An api that dies is what this is for.
      await readOnce().catch(() => undefined);
      await pause(20);
    }
  }

  async function readOnce(): Promise<void> {
    const { body } = await fetch(`${url}${EVENT_STREAM.path}?after=${last}`, {
      headers: { [GATEWAY_SECRET_HEADER]: gatewaySecret },
      signal: over.signal,
    });
    if (!body) return;
    reader.connections += 1;
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(eventLine.parse(JSON.parse(line)));
    }
  }

  function take(line: EventLine): void {
    const expected = line.type === 'heartbeat' ? last : last + 1;
    if (line.number !== expected) reader.outOfOrder.push(`${line.type} ${line.number} came instead of ${expected}`);
    last = line.number;
    if (line.type !== 'notification.added') return;
    count += 1;
    heard.set(line.accountId, [...(heard.get(line.accountId) ?? []), line.notification.message]);
  }
}
