import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseProcess } from './database-process.ts';
import type { Clock } from './clock.ts';
import type { Deps } from './deps.ts';
import type { Guard } from './guard.ts';
import type { Jobs, Queue } from './jobs.ts';
import type { SteadyClock } from './steady-clock.ts';

/** The background work of an area, and how its tables are maintained. `Needs` is what the worker passes to it. */
export interface Area<Needs> {
  /** Created with the migrations, before any process uses them. */
  queues?: ReadonlyArray<Queue<object>>;
  /** SQL run with every migration: functions, and rows that always exist. */
  installs?: readonly string[];
  handlers?: (needs: Needs) => readonly Handler[];
  sweeps?: (needs: Needs) => readonly Sweep[];
  prunes?: readonly Prune[];
  /** Tables that processes can only read and append to. */
  appendOnly?: readonly PgTable[];
  /** Tables from which no process removes a row, besides those of `ownerPrunes`. */
  kept?: readonly PgTable[];
  /** Columns that no process changes once a row is written. */
  fixed?: readonly PgColumn[];
  /** Columns that only some processes read. */
  confidential?: readonly ConfidentialColumn[];
  /** What else no process may do. */
  guards?: readonly Guard[];
  /** Rows that only the owner’s functions remove. */
  ownerPrunes?: readonly OwnerPrune[];
  /** Other functions with the owner’s rights. The worker calls them. */
  ownerFunctions?: readonly OwnerFunction[];
}

/** A column that only these processes read. No process but them can delete rows of its table in batches. */
export interface ConfidentialColumn {
  column: PgColumn;
  readers: readonly DatabaseProcess[];
}

/** Processes the jobs of one queue. */
export type Handler = (jobs: Jobs) => Promise<void>;

/** Binds a job handler to a queue, with a limit of concurrent jobs in this process and per owner over all processes. */
export const handler =
  <D extends object>(
    queue: Queue<D>,
    limits: { atOnce: number; atOncePerOwner: number },
    handle: (document: D, signal: AbortSignal) => Promise<void>,
  ): Handler =>
  (jobs) =>
    jobs.work(queue, limits, handle);

/** For small, quick jobs: a few at a time, whoever owns them. */
export const SMALL_AT_ONCE = { atOnce: 2, atOncePerOwner: 2 };

/** A periodic task of every worker, one run at a time. */
export interface Sweep {
  everyMilliseconds: number;
  /** It expires things by age, so it pauses while the clock was recently set, and gets a clock that stands still. */
  isByAge?: boolean;
  run: (clock: Clock, steady: SteadyClock) => Promise<void>;
}

/** Removes what nobody will need again. */
export type Prune = (deps: Pick<Deps, 'database' | 'clock'>) => Promise<void>;

/** An account that was deleted, and whose time is over. Ids are UUIDs. */
export interface RemovedAccount {
  id: string;
  /** Its owner, if it is their home: then what is known of them goes, too. */
  person: { id: string; email: string } | null;
}

/** What an area removes of such an account, in this order. Each step may be repeated. */
export type Removal<Needs = unknown> = (of: RemovedAccount, needs: Needs) => readonly Prune[];

/**
 * A table whose rows no process can delete. A function with the rights of the table’s owner removes those that meet the
 * condition (SQL without a parameter, so the worker can remove nothing else), and a prune calls it.
 */
export interface OwnerPrune {
  table: PgTable;
  functionName: string;
  condition: string;
  /** SQL: which rows go first, if others refer to them. */
  order?: string;
}

/**
 * A function without arguments that runs with the rights of the tables’ owner. Every migration installs and calls it; a
 * prune of the area calls it from then on.
 */
export interface OwnerFunction {
  name: string;
  /** The statement that creates or replaces it. */
  definition: string;
}
