import { and, eq, notInArray } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import { apps, appVersions, thumbnails } from '../tables/apps.ts';
import { links } from '../tables/links.ts';
import { uploads } from '../tables/uploads.ts';
import { dropThumbnails } from './thumbnails/drop.ts';

/**
 * Deletes an application (a UUID) that an upload was going to create, together with that upload, if nothing else is in
 * it.
 */
export async function removeEmptyApp(tx: Sql, jobs: Jobs, appId: string): Promise<void> {
  await tx.select({ id: apps.id }).from(apps).where(eq(apps.id, appId)).for('update');
  const told = and(eq(uploads.appId, appId), notInArray(uploads.state, ['cancelled', 'expired']));
  const uses =
    (await tx.$count(appVersions, eq(appVersions.appId, appId))) +
    (await tx.$count(links, eq(links.appId, appId))) +
    (await tx.$count(uploads, told));
  if (uses > 0) return;
  await dropThumbnails(tx, jobs, eq(thumbnails.appId, appId));
  await tx.delete(apps).where(eq(apps.id, appId));
}
