import { apps, appVersions } from '@launchyard/platform/tables/apps';
import { newId } from '@launchyard/platform/kit/columns';
import type { Sql } from '@launchyard/platform/kit/database';
import { actorFor, type TestPerson } from './people.ts';

const ROWS_AT_ONCE = 1_000;

/**
 * Adds this many applications to an account, `App_00001` and on, each with one tested version. They went through no
 * pipeline and have no files: they serve tests of lists and benchmarks.
 */
export async function makeManyApps(sql: Sql, owner: TestPerson, count: number): Promise<void> {
  const accountId = owner.uuids.account;
  const createdAt = new Date();
  const origin = { createdAt, createdBy: actorFor(owner), updatedAt: createdAt };
  for (let done = 0; done < count; done += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - done) }, (_, index) => {
      const name = `App_${String(done + index + 1).padStart(5, '0')}`;
      return { id: newId(), accountId, name, nameKey: name.toLowerCase(), ...origin };
    });
    const version = { accountId, number: 1, buildType: 'windows' as const, sizeBytes: 1024, createdAt };
    await sql.insert(apps).values(rows);
    await sql.insert(appVersions).values(rows.map(({ id }) => ({ ...version, appId: id, testedAt: createdAt })));
  }
  await sql.execute(
    'update apps set latest_version_id = v.id from app_versions v where v.app_id = apps.id and latest_version_id is null',
  );
}
