import { and, eq, inArray, isNotNull, isNull, sql as raw } from 'drizzle-orm';
import { mayReturnUse, signedLinkState, type SignedLinkState } from '@launchyard/domain/links';
import type { Sql, Tx } from '../../kit/database.ts';
import { signedLinks } from '../../tables/links.ts';
import { isOpen } from './is-open.ts';

/**
 * Takes one use of a signed link (a UUID), within the transaction that admits a visitor. Returns `open`, or why it admits
 * nobody. Of many at once each waits for the one before.
 */
export async function takeUse(tx: Tx, now: Date, id: string): Promise<SignedLinkState> {
  const isIt = eq(signedLinks.id, id);
  const taken = await tx
    .update(signedLinks)
    .set({ uses: raw`${signedLinks.uses} + 1`, lastUsedAt: now })
    .where(and(isIt, isOpen(now)))
    .returning({ id: signedLinks.id });
  if (taken.length > 0) return 'open';
  const [row] = await tx.select().from(signedLinks).where(isIt);
  return row ? signedLinkState(row, now) : 'revoked';
}

/** Gives back a use of a signed link (a UUID), within the transaction that ends the session which had it for nothing. */
export async function returnUse(tx: Tx, id: string): Promise<void> {
  const isIt = eq(signedLinks.id, id);
  const [row] = await tx.select().from(signedLinks).where(isIt).for('update');
  if (!row || row.uses === 0 || !mayReturnUse(row)) return;
  await tx
    .update(signedLinks)
    .set({ uses: row.uses - 1, returnedUses: row.returnedUses + 1 })
    .where(isIt);
}

/** Whether a signed link (a UUID) admits somebody now. */
export const isUsable = async (sql: Sql, now: Date, id: string): Promise<boolean> =>
  (await sql.$count(signedLinks, and(eq(signedLinks.id, id), isOpen(now)))) > 0;

/** Revokes the signed links of links (UUIDs) that lost what protected them. */
export async function revokeAll(tx: Tx, now: Date, linkIds: readonly string[]): Promise<void> {
  const isOne = and(inArray(signedLinks.linkId, [...linkIds]), isNull(signedLinks.revokedAt));
  await tx.update(signedLinks).set({ revokedAt: now }).where(isOne);
}

/** Those of these signed links (UUIDs) that were revoked. */
export async function findRevoked(sql: Sql, ids: readonly string[]): Promise<ReadonlySet<string | null>> {
  if (ids.length === 0) return new Set();
  const isIt = and(inArray(signedLinks.id, [...ids]), isNotNull(signedLinks.revokedAt));
  return new Set((await sql.select({ id: signedLinks.id }).from(signedLinks).where(isIt)).map(({ id }) => id));
}
