import { and, eq, sum } from 'drizzle-orm';
import { storageUsage, type StorageUsage } from '@launchyard/domain/plans';
import { appVersions } from '../apps/tables.ts';
import type { Sql } from '../kit/database.ts';
import { accounts } from '../session/tables.ts';
import { uploads } from '../uploads/tables.ts';

/** What an account (a UUID) stores and holds, in bytes. Exact while the account's row is locked. */
export async function readStorage(sql: Sql, accountId: string): Promise<StorageUsage> {
  const [account] = await sql
    .select({ purchased: accounts.purchasedStorageBytes })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const [used] = await sql
    .select({ bytes: sum(appVersions.sizeBytes) })
    .from(appVersions)
    .where(eq(appVersions.accountId, accountId));
  const [reserved] = await sql
    .select({ bytes: sum(uploads.sizeBytes) })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), eq(uploads.state, 'uploading')));
  return storageUsage(Number(used?.bytes ?? 0), Number(reserved?.bytes ?? 0), account?.purchased ?? 0);
}
