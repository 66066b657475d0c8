import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { publish } from '../events/publish.ts';
import { secondsBefore } from '../kit/clock.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { hashToken, makeToken } from '../kit/tokens.ts';
import { apiKeys } from '../tables/developer.ts';

/** Creates a key for programs (`api`) or only for streams (`streaming`). The token is shown once. */
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

/** 'Last used' is accurate to the minute: a busy key must not write with every request. */
export async function noteKeyUse(sql: Sql, now: Date, key: { id: string; lastUsedAt: Date | null }): Promise<void> {
  if (key.lastUsedAt && key.lastUsedAt > secondsBefore(now, 60)) return;
  await sql.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, key.id));
}

/** Stores how much of a key’s budget was taken. This transaction holds the key’s lock. */
export async function writeKeyBudget(
  tx: Tx,
  id: string,
  budget: { takenPoints: number; budgetEndsAt: Date },
): Promise<void> {
  await tx.update(apiKeys).set(budget).where(eq(apiKeys.id, id));
}

/** Revokes a key immediately and disconnects its listeners. */
export async function endKey({ database, clock }: Deps, id: string): Promise<void> {
  await database.sql.transaction(async (tx) => {
    await endKeys(tx, clock(), eq(apiKeys.id, id));
  });
}

/** The same for all active keys that meet the condition. Returns how many. */
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
