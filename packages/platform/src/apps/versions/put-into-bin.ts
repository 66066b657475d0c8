import { eq } from 'drizzle-orm';
import { versionName } from '@launchyard/domain/apps';
import { putIntoBin, type Deleter } from '../../bin/put.ts';
import type { Tx } from '../../kit/database.ts';
import type { LeftLink } from '../../links/as-left.ts';
import { unpinAll } from '../../links/pins.ts';
import { appVersions } from '../../tables/apps.ts';
import type { BinItemRow } from '../../tables/bin.ts';

/** What the bin stores about a version besides its row: the links that were pinned to it. */
export interface VersionDetails {
  unpinned: LeftLink[];
}

/**
 * Moves a version that Latest does not serve to the bin; its files stay until it is permanently deleted. This
 * transaction holds the account’s lock. Returns the links that serve Latest from now on, by name, without those in the
 * bin.
 */
export async function putVersionIntoBin(
  tx: Tx,
  now: Date,
  who: Deleter,
  app: { id: string; name: string },
  version: Pick<typeof appVersions.$inferSelect, 'id' | 'number' | 'sizeBytes'>,
): Promise<{ item: BinItemRow; moved: Awaited<ReturnType<typeof unpinAll>> }> {
  const unpinned = await unpinAll(tx, now, app.id, version.number);
  const details: VersionDetails = { unpinned: unpinned.map(({ id, revision }) => ({ id, revision })) };
  const item = await putIntoBin(tx, now, who, {
    kind: 'appVersion',
    subjectId: version.id,
    name: versionName(app.name, version.number),
    sizeBytes: version.sizeBytes,
    details,
  });
  await tx.update(appVersions).set({ binItemId: item.id }).where(eq(appVersions.id, version.id));
  const moved = unpinned.filter(({ binItemId }) => binItemId === null);
  return { item, moved: moved.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
}
