import { formatId } from '@launchyard/domain/kit';
import { apps, appVersions } from '@launchyard/platform/tables/apps';
import { actorFor, type TestPerson } from './people.ts';
import type { PlatformWorld } from './platform.ts';

/**
 * An application with tested versions that went through no pipeline; the last one is Latest. For tests of what
 * follows the pipeline.
 */
export async function makeTestedApp(
  world: PlatformWorld,
  owner: TestPerson,
  name: string,
  versions: readonly number[] = [1],
  over: { sizeBytes?: number; buildType?: 'windows' | 'linux' } = {},
): Promise<{ id: string }> {
  const { sql } = world.database;
  const accountId = owner.uuids.account;
  const now = new Date();
  const origin = { createdAt: now, createdBy: actorFor(owner), updatedAt: now };
  const fresh = { ...origin, accountId, name, nameKey: name.toLowerCase() };
  const [app] = await sql.insert(apps).values(fresh).returning({ id: apps.id });
  if (!app) throw new Error('the application was not created');
  const version = {
    accountId,
    appId: app.id,
    sizeBytes: 1024,
    createdAt: now,
    testedAt: now,
    buildType: 'windows' as const,
    ...over,
  };
  for (const number of versions) {
    const [made] = await sql
      .insert(appVersions)
      .values({ ...version, number })
      .returning({ id: appVersions.id });
    const latest = { target: apps.id, set: { latestVersionId: made?.id ?? null } };
    await sql
      .insert(apps)
      .values({ ...fresh, id: app.id })
      .onConflictDoUpdate(latest);
  }
  return { id: formatId('app', app.id) };
}
