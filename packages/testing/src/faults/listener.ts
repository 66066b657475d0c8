import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestPerson } from '../world/people.ts';

/**
 * Where a subscriber resumes after a break: after the last message, from now, or after the first message. Only `last`
 * is correct.
 */
export type Memory = 'last' | 'none' | 'first';

/** Subscribes to an account's notifications, and subscribes again after each break until stopped. */
export interface Listener {
  accountUuid: string;
  memory: Memory;
  /** The messages in order of arrival, with `resync` where it was told to reload. */
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

/** Subscribes at a gateway with the person's key. */
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
      // The connection is expected to break.
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
