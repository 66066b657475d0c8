import { eq, inArray } from 'drizzle-orm';
import type { Removal } from '../kit/area.ts';
import type { Tx } from '../kit/database.ts';
import { removeRows } from '../kit/prune.ts';
import { clientTokens } from '../tables/developer.ts';

/** Nobody can redeem a token for clients of accounts (UUIDs) that were deleted. */
export async function forgetClientTokens(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx.delete(clientTokens).where(inArray(clientTokens.accountId, [...accountIds]));
}

export const removeClientTokens: Removal = ({ id }) => [removeRows(clientTokens, () => eq(clientTokens.accountId, id))];
