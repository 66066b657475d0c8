import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { publish } from '../events/publish.ts';
import { secondsBefore } from '../kit/clock.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { hashToken, makeToken } from '../kit/tokens.ts';
import { apiKeys } from '../tables/developer.ts';

/** Makes a key for programs (`api`) or for streams alone (`streaming`). The token is shown here and never again. */
export async function makeKey(
  sql: Sql,
  now: Date,
  owner: { accountId: string; personId: string },
  kind: 'api' | 'streaming',
  expiresAt: Date | null = null,
): Promise<{ id: string; token: string }> {
  const token = makeToken(kind === 'api' ? 'key' : 'streamingKey');
  const [row] = await sql
    .insert(apiKeys)
    .values({ ...owner, kind, tokenHash: hashToken(token), lastFour: token.slice(-4), createdAt: now, expiresAt })
    .returning({ id: apiKeys.id });
  if (!row) throw new Error('the key was not written');
  return { id: row.id, token };
}

/** 'Last used' is true to the minute: a busy key must not write with every request. */
export async function noteKeyUse(sql: Sql, now: Date, key: { id: string; lastUsedAt: Date | null }): Promise<void> {
  if (key.lastUsedAt && key.lastUsedAt > secondsBefore(now, 60)) return;
  await sql.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, key.id));
}

/** Writes what was taken of a key's budget. The key is locked by this transaction. */
export async function writeKeyBudget(
  tx: Tx,
  id: string,
  budget: { takenPoints: number; budgetEndsAt: Date },
): Promise<void> {
  await tx.update(apiKeys).set(budget).where(eq(apiKeys.id, id));
}

/** Ends a key at once, and what lives on it. */
export async function endKey({ database, clock }: Deps, id: string): Promise<void> {
  await database.sql.transaction(async (tx) => {
    await endKeys(tx, clock(), eq(apiKeys.id, id));
  });
}

/** The same for all keys that meet the condition and have not ended. Answers how many. */
export async function endKeys(tx: Tx, now: Date, which: SQL | undefined): Promise<number> {
  const ended = await tx
    .update(apiKeys)
    .set({ endedAt: now })
    .where(and(which, isNull(apiKeys.endedAt)))
    .returning({ id: apiKeys.id });
  for (const { id } of ended) {
    await publish(tx, now, null, { type: 'access.ended', ended: { kind: 'key', keyId: formatId('apiKey', id) } });
  }
  return ended.length;
}
