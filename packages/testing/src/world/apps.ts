import { formatId } from '@launchyard/domain/kit';
import { apps, appVersions } from '@launchyard/platform/apps/tables';
import type { TestPerson } from './people.ts';
import type { PlatformWorld } from './platform.ts';

/** An application with tested versions that went through no pipeline, for tests of what comes after it. */
export async function makeTestedApp(
  world: PlatformWorld,
  owner: TestPerson,
  name: string,
  versions: readonly number[] = [1],
): Promise<{ id: string }> {
  const { sql } = world.database;
  const accountId = owner.uuids.account;
  const now = new Date();
  const [app] = await sql
    .insert(apps)
    .values({ accountId, name, nameKey: name.toLowerCase(), createdAt: now })
    .returning({ id: apps.id });
  if (!app) throw new Error('the application was not written');
  for (const number of versions) {
    const version = { accountId, appId: app.id, number, sizeBytes: 1024, createdAt: now, testedAt: now };
    await sql.insert(appVersions).values({ ...version, buildType: 'windows' });
  }
  return { id: formatId('app', app.id) };
}
