import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { addressSubject } from '@launchyard/domain/session';
import { secondsBefore } from './clock.ts';
import type { Sql, Tx } from './database.ts';
import { takeLock } from './locks.ts';
import { attempts } from './tables.ts';

/** Something that may be guessed wrongly only so often: who is guessed at or who guesses, how often, and in how many seconds. */
export interface Limit {
  kind: string;
  subject: string;
  most: number;
  windowSeconds: number;
}

/**
 * Takes one attempt from each limit, or from none of them when one is used up. Exact also for attempts at the same time and for several
 * processes: whoever counts for a subject waits for the others. Needs a transaction of its own, so that the count stays whatever
 * the attempt comes to. Answers what to give back, or null.
 */
export async function takeAttempt(tx: Tx, now: Date, limits: readonly Limit[]): Promise<number[] | null> {
  // In one order everywhere, so that two attempts never wait for each other.
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

/** How long to wait until none of the limits is used up. */
export async function secondsUntilFree(sql: Sql, now: Date, limits: readonly Limit[]): Promise<number> {
  const waits = limits.map(async ({ kind, subject, most, windowSeconds }) => {
    const since = secondsBefore(now, windowSeconds);
    const mine = and(eq(attempts.kind, kind), eq(attempts.subject, subject), gt(attempts.at, since));
    // Once the last of the newest so many is out of the window, there is room for one.
    const newest = sql.select({ at: attempts.at }).from(attempts).where(mine).orderBy(desc(attempts.at));
    const [inTheWay] = await newest.limit(1).offset(most - 1);
    return inTheWay ? Math.ceil((inTheWay.at.getTime() - since.getTime()) / 1000) : 0;
  });
  return Math.max(0, ...(await Promise.all(waits)));
}

/** Gives an attempt back that was right, by the ids that taking it answered. Earlier wrong ones stay counted. */
export async function giveBack(sql: Sql, taken: readonly number[]): Promise<void> {
  await sql.delete(attempts).where(inArray(attempts.id, [...taken]));
}

/** Forgets what was counted for a subject: it has proven who it is. */
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
