import { eq } from 'drizzle-orm';
import { BUDGET_SECONDS, POINTS_PER_MINUTE, pointsToTake } from '@launchyard/domain/session';
import { writeKeyBudget } from '../keys/keys.ts';
import { secondsAfter } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import { sessions } from '../tables/access.ts';
import { apiKeys } from '../tables/keys.ts';
import type { Caller } from './caller.ts';

/**
 * Takes points from the budget of a key or session for a gateway: the requested ones plus some in advance, or none if
 * fewer are left. Concurrent takers wait for each other, so the count is exact.
 */
export async function takePoints({ database, clock }: Deps, { kind, id }: Caller['credential'], wanted: number) {
  const table = kind === 'key' ? apiKeys : sessions;
  const perMinute = POINTS_PER_MINUTE[kind];
  return database.sql.transaction(async (tx) => {
    const isIt = eq(table.id, id);
    const [budget] = await tx
      .select({ takenPoints: table.takenPoints, endsAt: table.budgetEndsAt })
      .from(table)
      .where(isIt)
      .for('update');
    if (!budget) throw new Error(`there is no ${kind} ${id}`);
    const now = clock();
    const newEnd = secondsAfter(now, BUDGET_SECONDS);
    // An end further away was written before the clock was set back.
    const isRunning = budget.endsAt !== null && budget.endsAt > now && budget.endsAt <= newEnd;
    const endsAt = isRunning && budget.endsAt ? budget.endsAt : newEnd;
    const before = isRunning ? budget.takenPoints : 0;
    const taken = pointsToTake(wanted, perMinute - before);
    const spent = { takenPoints: before + taken, budgetEndsAt: endsAt };
    await (kind === 'key' ? writeKeyBudget(tx, id, spent) : tx.update(sessions).set(spent).where(isIt));
    return {
      taken,
      left: perMinute - before - taken,
      secondsLeft: (endsAt.getTime() - now.getTime()) / 1000,
    };
  });
}
