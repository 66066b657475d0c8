import { and, eq, isNull } from 'drizzle-orm';
import { versionViolations } from '@launchyard/domain/apps';
import type { Caller } from '../../access/caller.ts';
import { requireMay } from '../../access/require-may.ts';
import { lockAccount } from '../../accounts/lock.ts';
import type { Tx } from '../../kit/database.ts';
import { refuse } from '../../kit/refuse.ts';
import { apps, appVersions } from '../../tables/apps.ts';

/**
 * Reads a version that the caller may change with its application, and locks what Latest serves until the transaction
 * ends. Refuses versions that do not exist, are in the bin, or have not passed their test. `versionId` is null for an
 * invalid id.
 */
export async function lockOwnVersion(tx: Tx, caller: Caller, versionId: string | null) {
  const accountId = caller.account.id;
  await lockAccount(tx, accountId);
  if (versionId === null) return refuse(versionViolations.notFound);
  const isLive = and(isNull(appVersions.binItemId), isNull(apps.binItemId));
  const [found] = await tx
    .select({ version: appVersions, app: apps })
    .from(appVersions)
    .innerJoin(apps, eq(apps.id, appVersions.appId))
    .where(and(eq(appVersions.id, versionId), eq(appVersions.accountId, accountId), isLive));
  if (!found) return refuse(versionViolations.notFound);
  requireMay(caller, 'versions.write', { id: found.app.id, ifMissing: versionViolations.notFound });
  return found.version.testedAt === null ? refuse(versionViolations.notTested) : found;
}
