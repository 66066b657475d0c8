import type { PgTable } from 'drizzle-orm/pg-core';
import type { Deps } from './deps.ts';
import type { Jobs, Queue } from './jobs.ts';
import type { SteadyClock } from './steady-clock.ts';

/** What an area has done without anybody asking, and how its tables are kept. `Needs` is what the worker hands to it. */
export interface Area<Needs> {
  /** Made with the migrations, before any process works on them. */
  queues?: ReadonlyArray<Queue<object>>;
  /** SQL that comes with the migrations, and is run again with each: functions, and rows that are always there. */
  installs?: readonly string[];
  handlers?: (needs: Needs) => readonly Handler[];
  sweeps?: (needs: Needs) => readonly Sweep[];
  prunes?: readonly Prune[];
  /** Tables to which the application's role can add rows and which it can read, nothing else. */
  appendOnly?: readonly PgTable[];
  ownerPrunes?: readonly OwnerPrune[];
}

/** Takes the jobs of one queue. */
export type Handler = (jobs: Jobs) => Promise<void>;

/** Binds what is done with each job of a queue: so many at once in this process, and so many of one owner in all processes. */
export const handler =
  <D extends object>(
    queue: Queue<D>,
    limits: { atOnce: number; atOncePerOwner: number },
    handle: (document: D, signal: AbortSignal) => Promise<void>,
  ): Handler =>
  (jobs) =>
    jobs.work(queue, limits, handle);

/** For what is small and quick: a few at a time, whoever they belong to. */
export const SMALL_AT_ONCE = { atOnce: 2, atOncePerOwner: 2 };

/** What every worker does again and again, one run at a time. */
export interface Sweep {
  everyMilliseconds: number;
  /** It ends things for their age, and so does nothing while the clock was just set. */
  isByAge?: boolean;
  run: (steady: SteadyClock) => Promise<void>;
}

/** Removes what nobody will ask for again. */
export type Prune = (deps: Pick<Deps, 'database' | 'clock'>) => Promise<void>;

/**
 * A table of which the application's role cannot delete rows. A function of the role that owns the table removes those that meet the
 * condition (in SQL, without a parameter: by the application's role nothing else goes), and a prune calls it.
 */
export interface OwnerPrune {
  table: PgTable;
  functionName: string;
  condition: string;
}
