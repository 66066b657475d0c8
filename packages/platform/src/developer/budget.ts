import { eq } from 'drizzle-orm';
import { BUDGET_SECONDS, POINTS_PER_MINUTE, pointsToTake } from '@launchyard/domain/session';
import { secondsAfter } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import { apiKeys } from './tables.ts';

/**
 * Takes points of a key's budget for a gateway: the wanted ones with some in advance, or none when fewer are left. Exact however many
 * gateways take at once: one waits for the other.
 */
export async function takePoints({ database, clock }: Deps, keyId: string, wanted: number) {
  return database.sql.transaction(async (tx) => {
    const isIt = eq(apiKeys.id, keyId);
    const [key] = await tx
      .select({ takenPoints: apiKeys.takenPoints, endsAt: apiKeys.budgetEndsAt })
      .from(apiKeys)
      .where(isIt)
      .for('update');
    if (!key) throw new Error(`there is no key ${keyId}`);
    const now = clock();
    const newEnd = secondsAfter(now, BUDGET_SECONDS);
    // An end that lies further away was written before the clock was set back.
    const isRunning = key.endsAt !== null && key.endsAt > now && key.endsAt <= newEnd;
    const endsAt = isRunning && key.endsAt ? key.endsAt : newEnd;
    const before = isRunning ? key.takenPoints : 0;
    const taken = pointsToTake(wanted, POINTS_PER_MINUTE - before);
    await tx
      .update(apiKeys)
      .set({ takenPoints: before + taken, budgetEndsAt: endsAt })
      .where(isIt);
    return {
      taken,
      left: POINTS_PER_MINUTE - before - taken,
      secondsLeft: (endsAt.getTime() - now.getTime()) / 1000,
    };
  });
}
