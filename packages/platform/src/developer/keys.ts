import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { publish } from '../events/publish.ts';
import type { Deps } from '../kit/deps.ts';
import type { Sql, Tx } from '../kit/database.ts';
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
