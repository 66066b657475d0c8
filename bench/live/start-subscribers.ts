import { setTimeout as delay } from 'node:timers/promises';
import { startChild } from '../kit/child.ts';
import type { Opening } from './subscribers.ts';

/** Subscribers in their own process. */
export interface Subscribers {
  /** The number of messages received on all sockets. */
  received(): Promise<number>;
  /** Resolves once this many have been received. */
  until(count: number): Promise<void>;
  /** Resolves once the server has ended this many sockets. */
  untilEnded(count: number): Promise<void>;
  /** The newest message. */
  sample(): Promise<string>;
  stop(): Promise<void>;
}

const LOOK_MILLISECONDS = 5;

/** Resolves once every socket is open and has its first message. */
export async function startSubscribers(opening: Opening): Promise<Subscribers> {
  const child = await startChild(new URL('./subscribers.ts', import.meta.url), {});
  child.send({ ...opening });
  await child.answer();

  const look = async () => {
    child.send('received');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `subscribers.ts` sends this
    return (await child.answer()) as { received: number; last: string; ended: number };
  };
  const received = async () => (await look()).received;
  return {
    received,
    async until(count) {
      while ((await received()) < count) await delay(LOOK_MILLISECONDS);
    },
    async untilEnded(count) {
      while ((await look()).ended < count) await delay(LOOK_MILLISECONDS);
    },
    sample: async () => (await look()).last,
    stop: () => child.stop(),
  };
}
