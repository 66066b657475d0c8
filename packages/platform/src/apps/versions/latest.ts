import { eq } from 'drizzle-orm';
import type { LatestReason } from '@launchyard/domain/apps';
import type { Actor } from '@launchyard/domain/kit';
import type { Tx } from '../../kit/database.ts';
import { apps, appVersions, latestMoves } from '../../tables/apps.ts';

type VersionRow = typeof appVersions.$inferSelect;

/**
 * Makes Latest serve another version and records who did so and why. This transaction holds the account’s lock. Returns
 * the version that it served before.
 */
export async function moveLatest(
  tx: Tx,
  now: Date,
  app: { id: string; latestVersionId: string | null },
  to: { id: string; number: number },
  { by, why }: { by: Actor; why: LatestReason },
): Promise<VersionRow | null> {
  const from = app.latestVersionId === null ? null : await readVersion(tx, app.latestVersionId);
  await tx.update(apps).set({ latestVersionId: to.id, updatedAt: now }).where(eq(apps.id, app.id));
  const numbers = { fromNumber: from?.number ?? null, toNumber: to.number };
  await tx.insert(latestMoves).values({ appId: app.id, createdAt: now, createdBy: by, why, ...numbers });
  return from;
}

async function readVersion(tx: Tx, id: string): Promise<VersionRow> {
  const [row] = await tx.select().from(appVersions).where(eq(appVersions.id, id));
  if (!row) throw new Error(`Latest served version ${id}, which is not there`);
  return row;
}
