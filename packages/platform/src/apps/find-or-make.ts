import { and, eq, isNull } from 'drizzle-orm';
import { appNameTaken, appViolations } from '@launchyard/domain/apps';
import { actorOf } from '../access/actor.ts';
import type { Caller } from '../access/caller.ts';
import { requireMay } from '../access/require-may.ts';
import type { Sql } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { apps } from '../tables/apps.ts';

/** Refuses an update of an unknown application. */
export const updateNotFound = { ...appViolations.notFound, field: ['appName'] };

/** A new application needs a free name; an update needs an existing application. Names are case-insensitive. */
export async function findOrMakeApp(
  tx: Sql,
  now: Date,
  caller: Caller,
  { appName, isUpdate }: { appName: string; isUpdate: boolean },
): Promise<{ id: string; name: string }> {
  const accountId = caller.account.id;
  const nameKey = appName.toLowerCase();
  const [existing] = await tx
    .select({ id: apps.id, name: apps.name })
    .from(apps)
    .where(and(eq(apps.accountId, accountId), eq(apps.nameKey, nameKey), isNull(apps.binItemId)));
  if (isUpdate) {
    if (!existing) return refuse(updateNotFound);
    requireMay(caller, 'uploads.write', { id: existing.id, ifMissing: updateNotFound });
    return existing;
  }
  if (existing) return refuse(appNameTaken(appName));
  const [made] = await tx
    .insert(apps)
    .values({ accountId, name: appName, nameKey, createdAt: now, createdBy: actorOf(caller), updatedAt: now })
    .returning({ id: apps.id, name: apps.name });
  if (!made) throw new Error('the application was not written');
  return made;
}
