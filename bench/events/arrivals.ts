import { EVENT_STREAM, eventLine } from '@launchyard/contract/events';
import { GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';
import { HARNESS_GATEWAY_SECRET } from '@launchyard/testing/faults/system';

/** When an api process delivered events. */
export interface Arrivals {
  /** Resolves with the time at which the event with that key arrived, now or later. */
  of(key: string): Promise<number>;
  stop(): Promise<void>;
}

/** Reads the event stream at that address from now on. */
export async function followEvents(url: string): Promise<Arrivals> {
  const over = new AbortController();
  const { body } = await fetch(`${url}${EVENT_STREAM.path}`, {
    headers: { [GATEWAY_SECRET_HEADER]: HARNESS_GATEWAY_SECRET },
    signal: over.signal,
  });
  if (!body) throw new Error('the stream of events has no body');
  const arrived = new Map<string, PromiseWithResolvers<number>>();
  const at = (key: string) => {
    const known = arrived.get(key) ?? Promise.withResolvers<number>();
    arrived.set(key, known);
    return known;
  };
  const reading = (async () => {
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const now = performance.now();
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const event = eventLine.parse(JSON.parse(line));
        if (event.type === 'notification.added') at(event.notification.message.split('|')[0] ?? '').resolve(now);
      }
    }
  })();
  // Whoever waits for an event gets this error.
  reading.catch(() => undefined);
  return {
    async of(key) {
      const now = await Promise.race([
        at(key).promise,
        reading.then(() => Promise.reject(new Error('the stream ended'))),
      ]);
      arrived.delete(key);
      return now;
    },
    async stop() {
      over.abort();
      await reading.catch(() => undefined);
    },
  };
}
