import { and, eq, inArray, isNull, sum } from 'drizzle-orm';
import { storageUsage, type StorageUsage } from '@launchyard/domain/plans';
import { RESERVING_KINDS } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import { accounts } from '../tables/accounts.ts';
import { appVersions } from '../tables/apps.ts';
import { assets } from '../tables/assets.ts';
import { transfers } from '../tables/transfers.ts';

/** What an account (a UUID) stores and reserves, in bytes. Exact while the account’s row is locked. */
export async function readStorage(sql: Sql, accountId: string): Promise<StorageUsage> {
  const [account] = await sql
    .select({ purchased: accounts.purchasedStorageBytes })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const [used] = await sql
    .select({ bytes: sum(appVersions.sizeBytes) })
    .from(appVersions)
    .where(and(eq(appVersions.accountId, accountId), isNull(appVersions.binItemId)));
  const [library] = await sql
    .select({ bytes: sum(assets.sizeBytes) })
    .from(assets)
    .where(and(eq(assets.accountId, accountId), isNull(assets.binItemId)));
  const [reserved] = await sql
    .select({ bytes: sum(transfers.sizeBytes) })
    .from(transfers)
    .where(
      and(eq(transfers.accountId, accountId), eq(transfers.state, 'open'), inArray(transfers.kind, RESERVING_KINDS)),
    );
  const usedBytes = Number(used?.bytes ?? 0) + Number(library?.bytes ?? 0);
  return storageUsage(usedBytes, Number(reserved?.bytes ?? 0), account?.purchased ?? 0);
}
