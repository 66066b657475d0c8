import { eq } from 'drizzle-orm';
import type { Sql } from '../../kit/database.ts';
import { appVersions } from '../../tables/apps.ts';

type Row = typeof appVersions.$inferInsert;

/**
 * Creates the version of an upload whose parts are committed, and returns its UUID. Its bytes count; nothing serves it
 * yet.
 */
export async function makeVersion(
  tx: Sql,
  now: Date,
  version: Pick<Row, 'accountId' | 'appId' | 'number' | 'sizeBytes'>,
): Promise<string> {
  const [made] = await tx
    .insert(appVersions)
    .values({ ...version, createdAt: now })
    .returning({ id: appVersions.id });
  if (!made) throw new Error('the version was not written');
  return made.id;
}

/** Stores what was found out about a version (a UUID) in the pipeline. */
export async function describeVersion(
  tx: Sql,
  id: string,
  found: Pick<Row, 'contents'> | Pick<Row, 'buildType' | 'testKind'>,
): Promise<void> {
  await tx.update(appVersions).set(found).where(eq(appVersions.id, id));
}

/** Deletes a version (a UUID) that was never served. No upload may refer to it any more. */
export async function dropUntested(tx: Sql, id: string): Promise<void> {
  await tx.delete(appVersions).where(eq(appVersions.id, id));
}
