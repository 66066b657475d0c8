import { and, eq, isNull } from 'drizzle-orm';
import { appNameTaken, appViolations } from '@launchyard/domain/apps';
import type { Sql } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { apps } from '../tables/apps.ts';

/** A new application needs a free name; an update needs the application. Names are compared without case. */
export async function findOrMakeApp(
  tx: Sql,
  now: Date,
  accountId: string,
  { appName, isUpdate }: { appName: string; isUpdate: boolean },
): Promise<{ id: string; name: string }> {
  const nameKey = appName.toLowerCase();
  const [existing] = await tx
    .select({ id: apps.id, name: apps.name })
    .from(apps)
    .where(and(eq(apps.accountId, accountId), eq(apps.nameKey, nameKey), isNull(apps.binItemId)));
  if (isUpdate) return existing ?? refuse({ ...appViolations.notFound, field: ['appName'] });
  if (existing) return refuse(appNameTaken(appName));
  const [made] = await tx
    .insert(apps)
    .values({ accountId, name: appName, nameKey, createdAt: now })
    .returning({ id: apps.id, name: apps.name });
  if (!made) throw new Error('the application was not written');
  return made;
}
