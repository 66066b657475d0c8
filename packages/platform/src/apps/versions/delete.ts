import { versionViolations } from '@launchyard/domain/apps';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../../access/caller.ts';
import type { InTransaction } from '../../audit/audited-transaction.ts';
import { deleterOf } from '../../bin/put.ts';
import { publishContent } from '../../events/content.ts';
import type { Deps } from '../../kit/deps.ts';
import { refuse } from '../../kit/refuse.ts';
import { presentLinkId } from '../../links/pins.ts';
import type { apps } from '../../tables/apps.ts';
import type { BinItemRow } from '../../tables/bin.ts';
import { lockOwnVersion } from './lock.ts';
import { putVersionIntoBin } from './put-into-bin.ts';

interface DeletedVersion {
  app: typeof apps.$inferSelect;
  item: BinItemRow;
  /** The public ids of the links that serve Latest from now on. */
  movedLinks: string[];
}

/** Moves a version to the bin and frees its storage. `versionId` is a UUID, or null for an invalid id. */
export async function deleteVersion(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  versionId: string | null,
): Promise<DeletedVersion> {
  const now = clock();
  const accountId = caller.account.id;
  return inTransaction(async (tx, note) => {
    const { app, version } = await lockOwnVersion(tx, caller, versionId);
    note({ subject: formatId('appVersion', version.id), label: `${app.name} v${version.number}` });
    if (app.latestVersionId === version.id) return refuse(versionViolations.latestProtected);
    const { item, moved } = await putVersionIntoBin(tx, now, deleterOf(caller), app, version);
    await publishContent(tx, now, accountId, 'apps');
    if (moved.length > 0) await publishContent(tx, now, accountId, 'links');
    return { app, item, movedLinks: moved.map(presentLinkId) };
  });
}
