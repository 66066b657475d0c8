import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Deps } from './deps.ts';
import { lockNumber } from './locks.ts';

/** What a process does while it holds a lock. */
export interface LockHolder {
  /**
   * The lock is ours until the signal aborts. Rejects if nothing can be done with it: then it is given back, and asked for
   * again.
   */
  taken(signal: AbortSignal): Promise<void>;
  /** The connection that held it is gone, and another process may have the lock by now: ends everything at once. */
  lost(): void;
}

export interface HeldLock {
  /** Gives it back, or stops waiting for it. */
  close(): Promise<void>;
}

/** When the connection is tried, and when it counts as dead, in milliseconds. */
export interface Timing {
  /** How long it rests between two questions. */
  beat: number;
  /** How long after a question was asked the answer to the next one must be there: less than the server waits, see below. */
  silence: number;
}

/** A database that takes some seconds for an answer costs nobody a lock. */
const TIMING: Timing = { beat: 3_000, silence: 12_000 };
/**
 * The server notices that a machine is gone, and frees its locks, twenty seconds after it last heard of it, and no sooner:
 * by the first three if it had nothing to send, by the last one if an answer was on its way.
 */
const KEEPALIVE = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set tcp_user_timeout = 20000`;

/**
 * Takes the lock of this name for as long as the process runs, and waits while another process has it. It belongs to a
 * connection of its own: one that is lost has lost the lock, and the next one asks again. Resolves when it is known who
 * has it.
 */
export async function holdLock(
  { database, log }: Pick<Deps, 'database' | 'log'>,
  name: string,
  holder: LockHolder,
  retryMilliseconds: number,
  timing: Timing = TIMING,
): Promise<HeldLock> {
  const closing = new AbortController();
  const first = Promise.withResolvers<void>();
  let isWaiting = false;

  async function hold(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await holdOnce();
      } catch (error) {
        first.reject(error);
        log.warn({ err: error, lock: name }, 'lock: not held, trying again');
      }
      await rest(retryMilliseconds, closing.signal);
    }
  }

  /** Until the connection is lost, or we are done. */
  async function holdOnce(): Promise<void> {
    const line = listen(await database.pool.connect(), timing.silence);
    const done = new AbortController();
    const over = AbortSignal.any([closing.signal, line.gone, done.signal]);
    let isOurs = false;
    try {
      await line.ask((connection) => connection.query(KEEPALIVE));
      while (!over.aborted && !(await line.ask((connection) => tryLock(connection, name)))) {
        if (!isWaiting) log.warn({ lock: name }, 'lock: another process has it, waiting');
        isWaiting = true;
        first.resolve();
        await rest(retryMilliseconds, over);
      }
      if (over.aborted) return;
      isWaiting = false;
      isOurs = true;
      const beating = beat(line, over);
      await line.outlive(holder.taken(line.gone));
      if (!line.gone.aborted) log.info({ lock: name }, 'lock: held');
      first.resolve();
      await beating;
      if (!line.gone.aborted) await line.ask((connection) => unlock(connection, name));
    } finally {
      done.abort();
      try {
        if (isOurs && !closing.signal.aborted) holder.lost();
      } finally {
        line.close();
      }
    }
  }

  async function beat(line: Line, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await rest(timing.beat, over);
      // Whether it is gone, the line knows.
      if (!over.aborted) await line.ask((connection) => connection.query('select 1')).catch(() => undefined);
    }
  }

  const holding = hold();
  const close = async () => {
    closing.abort();
    await holding;
  };
  try {
    await first.promise;
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

async function tryLock(connection: pg.PoolClient, name: string): Promise<boolean> {
  const asked = sql`select pg_try_advisory_lock(${lockNumber(name)}) free`;
  const { rows } = await drizzle(connection).execute<{ free: boolean }>(asked);
  return rows[0]?.free === true;
}

async function unlock(connection: pg.PoolClient, name: string): Promise<void> {
  await drizzle(connection).execute(sql`select pg_advisory_unlock(${lockNumber(name)})`);
}

/** A connection that may be dead without a word. */
interface Line {
  /** Aborts when it is closed, and when nothing was answered for too long. */
  gone: AbortSignal;
  /** What the work returns. Rejects when the connection is gone first; the work is then left to itself. */
  outlive<Result>(work: Promise<Result>): Promise<Result>;
  /** Rejects when it is gone. */
  ask<Answer>(question: (connection: pg.PoolClient) => Promise<Answer>): Promise<Answer>;
  close(): void;
}

function listen(connection: pg.PoolClient, silenceMilliseconds: number): Line {
  const gone = new AbortController();
  connection.on('error', () => gone.abort());
  connection.on('end', () => gone.abort());
  const dead = new Promise<never>((_, reject) => {
    gone.signal.addEventListener('abort', () => reject(new Error('the database does not answer')));
  });
  dead.catch(() => undefined);
  let silence: NodeJS.Timeout | undefined;
  /** The server is known to have heard of us at that time, and not since. */
  const heardAt = (time: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => gone.abort(), time + silenceMilliseconds - performance.now());
  };
  heardAt(performance.now());
  const outlive = <Result>(work: Promise<Result>): Promise<Result> => Promise.race([work, dead]);
  return {
    gone: gone.signal,
    outlive,
    async ask(question) {
      const asked = performance.now();
      const answer = await outlive(question(connection));
      heardAt(asked);
      return answer;
    },
    close() {
      clearTimeout(silence);
      connection.release(true);
    },
  };
}

/** Until then, or until the signal aborts. */
const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);
