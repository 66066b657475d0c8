import { EVENT_STREAM, eventLine, type Event, type EventLine } from '@launchyard/contract/events';
import { GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';
import type { ApiConfig } from '../config.ts';

/** Reads the event stream like a gateway. */
export async function openStream({ addresses, gatewaySecret }: ApiConfig, after?: number) {
  const controller = new AbortController();
  const query = after === undefined ? '' : `?after=${after}`;
  const response = await fetch(`${addresses.upstream}${EVENT_STREAM.path}${query}`, {
    headers: { [GATEWAY_SECRET_HEADER]: gatewaySecret },
    signal: controller.signal,
  });
  return { lines: readLines(response), close: () => controller.abort() };
}

async function* readLines(response: Response): AsyncGenerator<EventLine, undefined> {
  if (!response.body) return;
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield eventLine.parse(JSON.parse(line));
  }
}

/** The next events of a stream, without its heartbeats. The stream stays open. */
export async function take(lines: AsyncGenerator<EventLine>, count: number): Promise<Event[]> {
  const events: Event[] = [];
  while (events.length < count) {
    const { done, value } = await lines.next();
    if (done) throw new Error(`the stream ended after ${events.length} of ${count} events`);
    if (value.type !== 'heartbeat') events.push(value);
  }
  return events;
}
