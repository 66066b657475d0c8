import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ProcessName, System } from './system.ts';

/** How often each process was killed: at random, between stages, or only frozen. */
export type Killed = Record<string, number>;

/** Takes ten seconds in production. */
const FREEZE_MILLISECONDS = 14_000;
/** Kills a worker at one in this many stage changes. */
const BOUNDARY_EVERY = 6;

const worker = () => (Math.random() < 0.5 ? 'worker-1' : 'worker-2');

export interface Killing {
  processes: readonly ProcessName[];
  /** The mean time between two random kills. */
  killEverySeconds: number;
  killDatabase: () => Promise<void>;
  /** Longer than a silent worker keeps its jobs. Default: as in production. */
  freezeMilliseconds?: number;
}

/** Kills processes at random, and workers whenever an upload has just entered a new stage. */
export function kill(
  system: System,
  pool: Pool,
  { processes, killEverySeconds, killDatabase, freezeMilliseconds = FREEZE_MILLISECONDS }: Killing,
): { stop(): Promise<Killed> } {
  const killed: Killed = {};
  const count = (what: string) => void (killed[what] = (killed[what] ?? 0) + 1);
  const over = new AbortController();
  const isOver = () => over.signal.aborted;

  const atRandom = async () => {
    while (!isOver()) {
      await pause(2 * Math.random() * killEverySeconds * 1000);
      if (isOver()) return;
      const dice = Math.random();
      if (dice < 0.1) {
        count('database');
        await killDatabase();
      } else if (dice < 0.25) {
        const name = worker();
        count(`${name} frozen`);
        await system.freeze(name, () => pause(freezeMilliseconds));
      } else {
        const name = processes[Math.floor(Math.random() * processes.length)] ?? 'api-1';
        count(name);
        await system.kill(name);
      }
    }
  };

  const atBoundaries = async () => {
    const states = new Map<string, string>();
    let boundaries = 0;
    while (!isOver()) {
      await pause(25);
      const seen = await pool.query<{ id: string; state: string }>('select id, state from uploads').catch(() => null);
      for (const { id, state } of seen?.rows ?? []) {
        if (states.get(id) === state) continue;
        states.set(id, state);
        if (++boundaries % BOUNDARY_EVERY !== 0) continue;
        count(`worker at ${state}`);
        await system.kill(worker());
      }
    }
  };

  const running = Promise.all([atRandom(), atBoundaries()]);
  return {
    async stop() {
      over.abort();
      await running;
      return killed;
    },
  };
}
