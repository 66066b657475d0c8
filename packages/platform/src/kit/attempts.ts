import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { addressSubject } from '@launchyard/domain/session';
import { secondsBefore } from './clock.ts';
import type { Sql, Tx } from './database.ts';
import { takeLock } from './locks.ts';
import { attempts } from './tables.ts';

/** A rate limit on guesses: its subject, how many, and in how many seconds. */
export interface Limit {
  kind: string;
  subject: string;
  most: number;
  windowSeconds: number;
}

/**
 * Takes one attempt from each limit, or from none if one is used up. Exact even for concurrent attempts in several
 * processes: attempts on one subject wait for each other. Needs a transaction of its own, so that the count stays
 * whatever follows. Returns the ids to give back, or null.
 */
export async function takeAttempt(tx: Tx, now: Date, limits: readonly Limit[]): Promise<number[] | null> {
  // In the same order everywhere, so that two attempts never deadlock.
  const ordered = limits.toSorted((a, b) => (lockName(a) < lockName(b) ? -1 : 1));
  for (const limit of ordered) {
    await takeLock(tx, lockName(limit));
    const mine = and(eq(attempts.kind, limit.kind), eq(attempts.subject, limit.subject));
    const since = secondsBefore(now, limit.windowSeconds);
    await tx.delete(attempts).where(and(mine, lt(attempts.at, since)));
    if ((await tx.$count(attempts, and(mine, gt(attempts.at, since)))) >= limit.most) return null;
  }
  const rows = limits.map(({ kind, subject }) => ({ kind, subject, at: now }));
  const taken = await tx.insert(attempts).values(rows).returning({ id: attempts.id });
  return taken.map((row) => row.id);
}

/** How long until none of the limits is used up. */
export async function secondsUntilFree(sql: Sql, now: Date, limits: readonly Limit[]): Promise<number> {
  const waits = limits.map(async ({ kind, subject, most, windowSeconds }) => {
    const since = secondsBefore(now, windowSeconds);
    const mine = and(eq(attempts.kind, kind), eq(attempts.subject, subject), gt(attempts.at, since));
    // There is room again once the oldest of the newest `most` attempts leaves the window.
    const newest = sql.select({ at: attempts.at }).from(attempts).where(mine).orderBy(desc(attempts.at));
    const [inTheWay] = await newest.limit(1).offset(most - 1);
    return inTheWay ? Math.ceil((inTheWay.at.getTime() - since.getTime()) / 1000) : 0;
  });
  return Math.max(0, ...(await Promise.all(waits)));
}

/** Gives a successful attempt back, by the ids returned when it was taken. Earlier failures stay counted. */
export async function giveBack(sql: Sql, taken: readonly number[]): Promise<void> {
  await sql.delete(attempts).where(inArray(attempts.id, [...taken]));
}

/** Forgets the attempts on a subject that has proven its identity. */
export async function forgetAttempts(sql: Sql, { kind, subject }: Pick<Limit, 'kind' | 'subject'>): Promise<void> {
  await sql.delete(attempts).where(and(eq(attempts.kind, kind), eq(attempts.subject, subject)));
}

/** A limit for one client address. */
export const perAddress = (kind: string, clientAddress: string, most: number, windowSeconds: number): Limit => ({
  kind: `${kind} address`,
  subject: addressSubject(clientAddress),
  most,
  windowSeconds,
});

const lockName = (limit: Limit) => `${limit.kind} ${limit.subject}`;
