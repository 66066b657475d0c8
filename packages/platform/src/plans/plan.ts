import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { planState } from '@launchyard/contract/plans';
import { trialState } from '@launchyard/domain/plans';
import type { Sql } from '../kit/database.ts';
import { instant } from '../kit/present.ts';
import { accounts } from '../tables/accounts.ts';

/** The plan of an account (a UUID); null if nothing ends. */
export async function readPlan(sql: Sql, now: Date, accountId: string): Promise<z.input<typeof planState> | null> {
  const [account] = await sql
    .select({ days: accounts.trialDays, expiresAt: accounts.trialEndsAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account || account.days === null || account.expiresAt === null) return null;
  const state = trialState({ days: account.days, expiresAt: account.expiresAt }, now);
  return { ...state, expiresAt: instant(state.expiresAt) };
}
