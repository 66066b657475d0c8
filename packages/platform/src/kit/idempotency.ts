import { createHash } from 'node:crypto';
import { and, eq, gte, lt } from 'drizzle-orm';
import { IDEMPOTENCY_HOURS, kitViolations } from '@launchyard/domain/kit';
import { secondsBefore } from './clock.ts';
import type { Sql, Tx } from './database.ts';
import { refuse } from './refuse.ts';
import { idempotencyKeys } from './tables.ts';

/** Whether `once` would answer from memory, so that costly preparations can be skipped. Use the same `now` for both. */
export async function wasDone(sql: Sql, now: Date, request: { accountId: string; key: string }): Promise<boolean> {
  const isRemembered = gte(idempotencyKeys.createdAt, secondsBefore(now, IDEMPOTENCY_HOURS * 3600));
  return (await sql.$count(idempotencyKeys, and(isOf(request), isRemembered))) > 0;
}

const isOf = ({ accountId, key }: { accountId: string; key: string }) =>
  and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));

/**
 * Runs a create once for each idempotency key of an account within 24 hours. The same key returns the same result, and
 * waits for a first request that is still running. The same key with other input is refused. A failed create frees its
 * key. `result` is what the caller needs to find the created thing again, such as its id.
 */
export async function once<T>(
  tx: Tx,
  now: Date,
  request: { accountId: string; key: string; call: string; input: unknown },
  create: () => Promise<T>,
): Promise<T> {
  const { accountId, key, call } = request;
  const mine = isOf(request);
  const inputHash = createHash('sha256').update(JSON.stringify(request.input)).digest();
  await tx
    .delete(idempotencyKeys)
    .where(and(mine, lt(idempotencyKeys.createdAt, secondsBefore(now, IDEMPOTENCY_HOURS * 3600))));
  // A second request with the same key waits here until the first one’s transaction ends.
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ accountId, key, call, inputHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length === 0) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(mine);
    if (!earlier || earlier.call !== call || !earlier.inputHash.equals(inputHash)) {
      return refuse(kitViolations.idempotencyKeyReused);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below, by this very call
    return earlier.result as T;
  }
  const result = await create();
  await tx.update(idempotencyKeys).set({ result }).where(mine);
  return result;
}
