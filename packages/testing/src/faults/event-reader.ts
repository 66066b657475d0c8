import { setTimeout as pause } from 'node:timers/promises';
import { EVENT_STREAM, eventLine, type EventLine } from '@launchyard/contract/events';
import { GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';

/** Reads the event stream of one api from the first event, and resumes after the last one whenever the stream breaks. */
export interface EventReader {
  /** The messages in order of arrival, by public account id. */
  heard: ReadonlyMap<string, readonly string[]>;
  /** The number of events received. */
  count(): number;
  /** The number of the last line that was received. */
  last(): number;
  /** Events whose number was not the next one. */
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
    last: () => last,
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
      // The api is expected to die.
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
