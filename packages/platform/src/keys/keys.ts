import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { keyTokenKind, type KeyKind, type KeyScope } from '@launchyard/domain/developer';
import { formatId } from '@launchyard/domain/kit';
import { publishContent } from '../events/content.ts';
import { publish } from '../events/publish.ts';
import { secondsBefore } from '../kit/clock.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { instant } from '../kit/present.ts';
import { hashToken, makeToken } from '../kit/tokens.ts';
import { apiKeys } from '../tables/keys.ts';

/** Whose key it is, and for a named key what it is called and limited to. Ids are UUIDs. */
export interface NewKey {
  accountId: string;
  personId: string;
  name?: string;
  scopes?: KeyScope[];
  appIds?: string[] | null;
}

/** Creates a key. The token is shown once. */
export async function makeKey(
  sql: Sql,
  now: Date,
  fresh: NewKey,
  kind: KeyKind,
  expiresAt: Date | null = null,
): Promise<{ id: string; token: string }> {
  const token = makeToken(keyTokenKind(kind));
  const [row] = await sql
    .insert(apiKeys)
    .values({ ...fresh, kind, tokenHash: hashToken(token), lastFour: token.slice(-4), createdAt: now, expiresAt })
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

/** Revokes a key, now or then, and disconnects its listeners. */
export async function endKey({ database, clock }: Deps, id: string, at: Date | null = null): Promise<void> {
  const isIt = eq(apiKeys.id, id);
  await database.sql.transaction((tx) =>
    at === null ? endKeys(tx, clock(), isIt) : letKeysExpire(tx, clock(), isIt, at),
  );
}

/** Revokes all active keys that meet the condition. Returns how many. */
export const endKeys = (tx: Tx, now: Date, which: SQL | undefined): Promise<number> =>
  end(tx, now, which, { endedAt: now });

/** Lets the active keys that meet the condition work until then. Their listeners are disconnected when it is over. */
export const letKeysExpire = (tx: Tx, now: Date, which: SQL | undefined, expiresAt: Date): Promise<number> =>
  end(tx, now, which, { expiresAt });

async function end(
  tx: Tx,
  now: Date,
  which: SQL | undefined,
  change: { endedAt: Date } | { expiresAt: Date },
): Promise<number> {
  const ended = await tx
    .update(apiKeys)
    .set(change)
    .where(and(which, isNull(apiKeys.endedAt)))
    .returning({ id: apiKeys.id, accountId: apiKeys.accountId });
  const endsAt = 'expiresAt' in change ? instant(change.expiresAt) : null;
  for (const { id } of ended) {
    await publish(tx, now, null, {
      type: 'access.ended',
      ended: { kind: 'key', keyId: formatId('apiKey', id), endsAt },
    });
  }
  for (const accountId of new Set(ended.map((key) => key.accountId))) await publishContent(tx, now, accountId, 'keys');
  return ended.length;
}
