import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Deps } from './deps.ts';
import { lockNumber } from './locks.ts';

/** What a process does while it holds a lock. */
export interface LockHolder {
  /** The lock is ours. Rejects if nothing can be done with it: then it is given back, and asked for again. */
  taken(): Promise<void>;
  /** The connection that held it is gone, and another process may have the lock by now: ends everything at once. */
  lost(): void;
}

export interface HeldLock {
  /** Gives it back, or stops waiting for it. */
  close(): Promise<void>;
}

/** How often the connection is tried, and how long its answer may take: a database that is only slow costs nobody a lock. */
const BEAT_MILLISECONDS = 5_000;
const ANSWER_MILLISECONDS = 10_000;
/** Not before twenty seconds the server notices that a machine is gone, and frees its locks: both together are shorter. */
const KEEPALIVE = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

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
    const connection = await database.pool.connect();
    const gone = new AbortController();
    connection.on('error', () => gone.abort());
    connection.on('end', () => gone.abort());
    const over = AbortSignal.any([closing.signal, gone.signal]);
    let isOurs = false;
    try {
      await inTime(connection.query(KEEPALIVE));
      while (!over.aborted && !(await tryLock(connection, name))) {
        if (!isWaiting) log.warn({ lock: name }, 'lock: another process has it, waiting');
        isWaiting = true;
        first.resolve();
        await rest(retryMilliseconds, over);
      }
      if (over.aborted) return;
      isWaiting = false;
      isOurs = true;
      await holder.taken();
      log.info({ lock: name }, 'lock: held');
      first.resolve();
      while (!over.aborted) {
        await rest(BEAT_MILLISECONDS, over);
        if (!over.aborted) await inTime(connection.query('select 1'));
      }
      if (!gone.signal.aborted) await unlock(connection, name);
    } finally {
      if (isOurs && !closing.signal.aborted) holder.lost();
      connection.release(true);
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
  const { rows } = await inTime(drizzle(connection).execute<{ free: boolean }>(asked));
  return rows[0]?.free === true;
}

async function unlock(connection: pg.PoolClient, name: string): Promise<void> {
  await inTime(drizzle(connection).execute(sql`select pg_advisory_unlock(${lockNumber(name)})`));
}

/** What is asked of a connection, which may be dead without a word. */
async function inTime<Answer>(asked: PromiseLike<Answer>): Promise<Answer> {
  const patience = new AbortController();
  const silence = pause(ANSWER_MILLISECONDS, undefined, { signal: patience.signal }).then(() => {
    throw new Error('the database does not answer');
  });
  silence.catch(() => undefined);
  const answer = Promise.resolve(asked);
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    patience.abort();
  }
}

/** Until then, or until the signal aborts. */
const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);
