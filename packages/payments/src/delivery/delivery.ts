import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { PAYMENT_SIGNATURE_HEADER } from '@launchyard/contract/payments';
import type { Store } from '../store/store.ts';
import { nextTry } from './retries.ts';
import { sign } from './sign.ts';

export interface DeliveryOptions {
  store: Store;
  clock: () => Date;
  log: Logger;
  /** Where events are sent. */
  url: string;
  secret: string;
}

/** Sends events to the services. */
export interface Delivery {
  /** There may be new ones. */
  wake(): void;
  /** Resolves when nothing is being sent. */
  close(): Promise<void>;
}

const TIMEOUT_MILLISECONDS = 10_000;
/** How long the next event waits for the answer to the one before. */
const PATIENCE_MILLISECONDS = 1_000;
const AFTER_FAULT_MILLISECONDS = 5_000;
const MOST_AT_ONCE = 8;
const PAGE = 50;
/** A timer’s longest time; an event that is due later is found then. */
const LONGEST_SLEEP_MILLISECONDS = 60 * 60 * 1000;

const waiting = z.object({ number: z.number(), body: z.string(), tries: z.number(), created_at: z.number() });
type Waiting = z.infer<typeof waiting>;
const dueRow = z.object({ at: z.number().nullable() });

/**
 * Sends each event in the order in which it was made, until it is answered with 2xx. One that fails comes again later,
 * and no other waits for it.
 */
export function openDelivery({ store, clock, log, url, secret }: DeliveryOptions): Delivery {
  const sending = new Map<number, Promise<void>>();
  const closing = new AbortController();
  let sleep: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;

  function wake(): void {
    if (closing.signal.aborted) return;
    isWoken = true;
    running ??= run()
      .catch((error: unknown) => {
        log.error({ err: error }, 'events could not be sent');
        sleep = setTimeout(wake, AFTER_FAULT_MILLISECONDS);
      })
      .finally(() => {
        running = undefined;
        if (isWoken) wake();
      });
  }

  async function run(): Promise<void> {
    clearTimeout(sleep);
    for (;;) {
      isWoken = false;
      const due = findDue().filter(({ number }) => !sending.has(number));
      if (due.length === 0 || closing.signal.aborted) break;
      for (const event of due) {
        if (closing.signal.aborted) break;
        const sent = deliver(event)
          .catch((error: unknown) => log.error({ err: error, number: event.number }, 'a delivery could not be noted'))
          .finally(() => sending.delete(event.number));
        sending.set(event.number, sent);
        await Promise.race([sent, pause(PATIENCE_MILLISECONDS, undefined, unref)]);
        while (sending.size >= MOST_AT_ONCE) await Promise.race(sending.values());
      }
    }
    if (!closing.signal.aborted) sleepUntilDue();
  }

  const findDue = () =>
    store.list(
      waiting,
      'SELECT number, body, tries, created_at FROM events WHERE next_try_at <= ? ORDER BY number LIMIT ?',
      clock().getTime(),
      PAGE + MOST_AT_ONCE,
    );

  function sleepUntilDue(): void {
    const next = store.find(dueRow, 'SELECT min(next_try_at) AS at FROM events WHERE next_try_at IS NOT NULL');
    if (next?.at === null || next === null) return;
    // One that is being sent is due now, and wakes us when it was answered.
    const wait = Math.max(next.at - clock().getTime(), PATIENCE_MILLISECONDS);
    sleep = setTimeout(wake, Math.min(wait, LONGEST_SLEEP_MILLISECONDS));
  }

  async function deliver({ number, body, tries, created_at: createdAt }: Waiting): Promise<void> {
    const problem = await send(body);
    // It was cut off by us: the next process sends it again.
    if (problem !== null && closing.signal.aborted) return;
    if (problem === null) {
      store.run('UPDATE events SET next_try_at = NULL, delivered_at = ? WHERE number = ?', clock().getTime(), number);
      return;
    }
    const at = nextTry({ tries: tries + 1, createdAt, now: clock().getTime() });
    store.run('UPDATE events SET tries = tries + 1, next_try_at = ? WHERE number = ?', at, number);
    log.warn({ number, tries: tries + 1, problem }, at === null ? 'an event was given up' : 'an event was not taken');
  }

  /** Null: it was taken. */
  async function send(body: string): Promise<string | null> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [PAYMENT_SIGNATURE_HEADER]: sign(body, secret, clock()) },
        body,
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
        redirect: 'manual',
      });
      await answer.body?.cancel();
      return answer.ok ? null : `answered ${answer.status}`;
    } catch {
      return 'no answer';
    }
  }

  return {
    wake,
    async close() {
      closing.abort();
      clearTimeout(sleep);
      await running;
      await Promise.all(sending.values());
    },
  };
}

/** Nothing waits for the rest of a pause. */
const unref = { ref: false };
