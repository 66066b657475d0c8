import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { planState } from '@launchyard/contract/plans';
import { trialState } from '@launchyard/domain/plans';
import type { Sql } from '../kit/database.ts';
import { instant } from '../kit/present.ts';
import { accounts } from '../tables/accounts.ts';

/** What an account (a UUID) is on; null when nothing ends. */
export async function readPlan(sql: Sql, now: Date, accountId: string): Promise<z.input<typeof planState> | null> {
  const [account] = await sql
    .select({ days: accounts.trialDays, endsAt: accounts.trialEndsAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account || account.days === null || account.endsAt === null) return null;
  const state = trialState({ days: account.days, endsAt: account.endsAt }, now);
  return { ...state, endsAt: instant(state.endsAt) };
}
