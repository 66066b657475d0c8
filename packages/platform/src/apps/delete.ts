import { and, eq, isNotNull, isNull, sum } from 'drizzle-orm';
import type { z } from 'zod';
import type { appDelete } from '@launchyard/contract/apps';
import { appViolations } from '@launchyard/domain/apps';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { requireMay } from '../access/require-may.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { presentBinItem } from '../bin/present.ts';
import { deleterOf, putIntoBin } from '../bin/put.ts';
import { publishContent } from '../events/content.ts';
import { publish } from '../events/publish.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse } from '../kit/refuse.ts';
import { binLinksOf } from '../links/of-app.ts';
import { thumbnails, apps, appVersions } from '../tables/apps.ts';
import type { BinItemRow } from '../tables/bin.ts';
import { dropThumbnails } from './thumbnails/drop.ts';
import type { AppUploads } from './upload-port.ts';

type AppRow = typeof apps.$inferSelect;

/**
 * Moves an application with its versions, links and thumbnail to the bin: its name and storage are free at once, and
 * its links stop opening. A running upload is cancelled, and failed ones can no longer be retried. An application
 * without a version is deleted permanently, because nothing could be restored. Of two concurrent deletes the second is
 * refused. `appId` is a UUID, or null for an invalid id.
 */
export async function deleteApp(
  { clock, jobs, uploads }: Deps & { jobs: Jobs; uploads: AppUploads },
  inTransaction: InTransaction,
  caller: Caller,
  appId: string | null,
): Promise<z.input<(typeof appDelete)['reply']>> {
  const now = clock();
  const accountId = caller.account.id;
  return inTransaction(async (tx, note) => {
    // Starting an upload or creating a link waits for this lock and then finds the application gone.
    await lockAccount(tx, accountId);
    const app = await lockApp(tx, caller, appId);
    const subject = formatId('app', app.id);
    note({ subject, label: app.name });
    const givenUp = await uploads.giveUp(tx, now, caller, app.id);
    const isUnfinished = isNull(thumbnails.key);
    const item = app.latestVersionId === null ? null : await putAppIntoBin(tx, now, caller, app);
    await dropThumbnails(tx, jobs, and(eq(thumbnails.appId, app.id), item ? isUnfinished : undefined));
    // Writes an event, so nothing after it may wait for a lock.
    await givenUp.stopRunning();
    if (!item) await tx.delete(apps).where(eq(apps.id, app.id));
    await givenUp.tell();
    await publish(tx, now, accountId, {
      type: 'app.deleted',
      accountId: formatId('account', accountId),
      appId: subject,
    });
    // Used storage has decreased and the bin has grown.
    await publishContent(tx, now, accountId, 'apps');
    return { appId: subject, binItem: item && presentBinItem(item) };
  });
}

async function lockApp(tx: Sql, caller: Caller, appId: string | null): Promise<AppRow> {
  if (appId === null) return refuse(appViolations.notFound);
  const isIt = and(eq(apps.id, appId), eq(apps.accountId, caller.account.id), isNull(apps.binItemId));
  const [app] = await tx.select().from(apps).where(isIt).for('update');
  if (!app) return refuse(appViolations.notFound);
  requireMay(caller, 'apps.delete', { id: app.id, ifMissing: appViolations.notFound });
  return app;
}

/** Items already in the bin stay there on their own. A running upload’s version is deleted with it. */
async function putAppIntoBin(tx: Tx, now: Date, caller: Caller, { id, name }: AppRow): Promise<BinItemRow> {
  const goes = and(eq(appVersions.appId, id), isNotNull(appVersions.testedAt), isNull(appVersions.binItemId));
  const [stored] = await tx
    .select({ bytes: sum(appVersions.sizeBytes) })
    .from(appVersions)
    .where(goes);
  const sizeBytes = Number(stored?.bytes ?? 0);
  const item = await putIntoBin(tx, now, deleterOf(caller), { kind: 'app', subjectId: id, name, sizeBytes });
  await tx.update(appVersions).set({ binItemId: item.id }).where(goes);
  await binLinksOf(tx, id, item.id);
  await tx.update(apps).set({ binItemId: item.id }).where(eq(apps.id, id));
  return item;
}
