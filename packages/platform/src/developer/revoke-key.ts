import { and, eq } from 'drizzle-orm';
import { keyViolations } from '@launchyard/domain/developer';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { endKeys } from '../keys/keys.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refuse.ts';
import { apiKeys } from '../tables/keys.ts';
import { isActive } from './list-keys.ts';

/** Revokes an active key of the account (a UUID, or null for an invalid id). */
export async function revokeKey(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  { account }: Caller,
  id: string | null,
): Promise<void> {
  if (id === null) refuse(keyViolations.notFound);
  const now = clock();
  await inTransaction(async (tx, note) => {
    note({ subject: formatId('apiKey', id) });
    const ended = await endKeys(tx, now, and(isActive(now, account.id), eq(apiKeys.id, id)));
    if (ended === 0) refuse(keyViolations.notFound);
  });
}
