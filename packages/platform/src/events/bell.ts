import type pg from 'pg';
import type { Deps } from '../kit/deps.ts';
import { EVENTS_CHANNEL } from './number.ts';

/** Wakes waiting readers when any process has numbered an event. It carries no data: events are read from the table. */
export interface Bell {
  /**
   * Resolves at the next ring, after `milliseconds`, or when the signal aborts, whichever comes first. Returns whether
   * it rang.
   */
  wait(milliseconds: number, signal: AbortSignal): Promise<boolean>;
  close(): Promise<void>;
}

const RECONNECT_MILLISECONDS = 1_000;

/** Listens on one dedicated connection for the whole process, and reconnects when it breaks. */
export function openBell({ database, log }: Pick<Deps, 'database' | 'log'>): Bell {
  const waiting = new Set<(hasRung: boolean) => void>();
  const ring = () => {
    for (const wake of waiting) wake(true);
  };
  let client: pg.PoolClient | undefined;
  const closing = new AbortController();

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listenOnce();
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, 'events: not listening, retrying');
      }
      if (!closing.signal.aborted) await new Promise((resolve) => setTimeout(resolve, RECONNECT_MILLISECONDS));
    }
  }
  const listening = listen();

  /** Until the connection breaks or is closed. */
  async function listenOnce(): Promise<void> {
    const connection = await database.pool.connect();
    try {
      if (closing.signal.aborted) return;
      client = connection;
      const broken = new Promise<void>((resolve) => {
        connection.on('error', () => resolve());
        connection.on('end', () => resolve());
      });
      connection.on('notification', ring);
      await connection.query(`listen ${EVENTS_CHANNEL}`);
      // Waking now finds what was committed while nobody listened.
      ring();
      await broken;
    } finally {
      connection.release(true);
    }
  }

  return {
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        const wake = (hasRung: boolean) => {
          clearTimeout(timer);
          waiting.delete(wake);
          signal.removeEventListener('abort', giveUp);
          resolve(hasRung);
        };
        const giveUp = () => wake(false);
        const timer = setTimeout(giveUp, milliseconds);
        waiting.add(wake);
        signal.addEventListener('abort', giveUp);
        if (signal.aborted) giveUp();
      }),
    async close() {
      closing.abort();
      ring();
      // Ending the connection ends the loop above.
      if (client) await endConnection(client);
      await listening;
    },
  };
}

/** A pooled client has `end` like any other; the pool’s types hide it. */
async function endConnection(client: pg.PoolClient): Promise<void> {
  const ending = client as pg.PoolClient & { end(): Promise<void> };
  await ending.end();
}
