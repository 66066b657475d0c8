import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestPerson } from '../world/people.ts';

/** Where a listener goes on after a break: from the last thing that it heard, from now, or from the first thing. Only one is right. */
export type Memory = 'last' | 'none' | 'first';

/** Listens to the notifications of an account for as long as it is there, and listens again after each break. */
export interface Listener {
  accountUuid: string;
  memory: Memory;
  /** The messages in the order in which they came; `resync` where it was told to read anew. */
  heard: string[];
  resyncs: number;
  attempts: number;
  stop(): Promise<void>;
}

const LISTEN = `subscription ($after: String) {
  notificationAdded(after: $after) { cursor resync notification { message } }
}`;

interface Told {
  cursor: string;
  resync: boolean;
  notification: { message: string } | null;
}

/** Listens at a gateway's address, with the person's key. */
export function listen(url: string, { apiKey, uuids }: TestPerson, memory: Memory): Listener {
  const over = new AbortController();
  let after: string | null = null;
  let client: Client | undefined;
  const listener: Listener = {
    accountUuid: uuids.account,
    memory,
    heard: [],
    resyncs: 0,
    attempts: 0,
    async stop() {
      over.abort();
      await client?.dispose();
      await running;
    },
  };
  const running = keepListening();
  return listener;

  async function keepListening(): Promise<void> {
    while (!over.signal.aborted) {
      listener.attempts += 1;
      client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${apiKey}` },
        retryAttempts: 0,
      });
      // A line that breaks is what this is for.
      await listenOnce(client).catch(() => undefined);
      await client.dispose();
      await pause(10);
    }
  }

  async function listenOnce(on: Client): Promise<void> {
    for await (const { data } of on.iterate<{ notificationAdded: Told }>({ query: LISTEN, variables: { after } })) {
      if (data) take(data.notificationAdded);
    }
  }

  function take({ cursor, resync, notification }: Told): void {
    if (memory === 'last' || (memory === 'first' && after === null)) after = cursor;
    if (resync) listener.resyncs += 1;
    listener.heard.push(resync ? 'resync' : (notification?.message ?? 'nothing'));
  }
}
