import { inArray, type SQL } from 'drizzle-orm';
import type { Tx } from '../../kit/database.ts';
import { appVersions } from '../../tables/apps.ts';
import type { AppUploads } from '../upload-port.ts';

/**
 * Permanently deletes versions whose uploads have ended. The uploads stay in the account’s list without a version.
 * Nothing else may refer to them, and this transaction holds the account’s lock.
 */
export async function dropVersions(tx: Tx, uploads: AppUploads, which: SQL | undefined): Promise<void> {
  const rows = await tx.select({ id: appVersions.id }).from(appVersions).where(which);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await uploads.letGo(tx, ids);
  await tx.delete(appVersions).where(inArray(appVersions.id, ids));
}
