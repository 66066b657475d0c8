import { and, eq, isNotNull, isNull, notInArray, sum } from 'drizzle-orm';
import type { z } from 'zod';
import type { appDelete } from '@launchyard/contract/apps';
import { appViolations } from '@launchyard/domain/apps';
import { formatId } from '@launchyard/domain/kit';
import { isFinal, UPLOAD_STATES } from '@launchyard/domain/uploads';
import { thumbnails } from '../assets/tables.ts';
import { dropThumbnails } from '../assets/thumbnails/drop.ts';
import { presentBinItem } from '../bin/present.ts';
import { deleterOf, putIntoBin } from '../bin/put.ts';
import type { BinItemRow } from '../bin/tables.ts';
import { publishContent } from '../events/content.ts';
import { publish } from '../events/publish.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse } from '../kit/refuse.ts';
import { links } from '../links/tables.ts';
import type { Caller } from '../session/caller.ts';
import type { InTransaction } from '../support/auditedTransaction.ts';
import { stopUpload } from '../uploads/cancel.ts';
import { giveUpKeptOf } from '../uploads/kept.ts';
import { lockAccount, lockUpload } from '../uploads/locks.ts';
import { publishUpload } from '../uploads/publish.ts';
import { uploads } from '../uploads/tables.ts';
import { actorOf } from '../uploads/timeline/actor.ts';
import { apps, appVersions } from './tables.ts';

type AppRow = typeof apps.$inferSelect;

/**
 * Puts an application into the bin with its versions, links and picture: its name and its storage are free at once, its links stop opening.
 * A running upload is cancelled, and failed ones can no longer be tried again. One that never had a version goes for good: nothing of it
 * could come back. Of two who delete it the second is refused. `appId` is a UUID, or null for an id that was none.
 */
export async function deleteApp(
  { clock, jobs }: Deps & { jobs: Jobs },
  inTransaction: InTransaction,
  caller: Caller,
  appId: string | null,
): Promise<z.input<(typeof appDelete)['reply']>> {
  const now = clock();
  const accountId = caller.account.id;
  return inTransaction(async (tx, note) => {
    // Whoever starts an upload of it or makes a link to it waits here, and then finds it gone.
    await lockAccount(tx, accountId);
    const app = await lockApp(tx, accountId, appId);
    const subject = formatId('app', app.id);
    note({ subject });
    const running = await lockRunningUpload(tx, app.id);
    const givenUp = await giveUpKeptOf(tx, jobs, now, app.id, actorOf(caller));
    const isUnfinished = isNull(thumbnails.key);
    const item = app.latestVersionId === null ? null : await putAppIntoBin(tx, now, caller, app);
    await dropThumbnails(tx, jobs, and(eq(thumbnails.appId, app.id), item ? isUnfinished : undefined));
    // Writes an event: only what waits for nobody comes after it.
    if (running) await stopUpload(tx, jobs, now, caller, running);
    if (!item) await tx.delete(apps).where(eq(apps.id, app.id));
    for (const uploadId of givenUp) await publishUpload(tx, now, uploadId);
    await publish(tx, now, accountId, {
      type: 'app.deleted',
      accountId: formatId('account', accountId),
      appId: subject,
    });
    // The storage has become less, and the bin more.
    await publishContent(tx, now, accountId, 'apps');
    return { appId: subject, binItem: item && presentBinItem(item) };
  });
}

async function lockApp(tx: Sql, accountId: string, appId: string | null): Promise<AppRow> {
  if (appId === null) return refuse(appViolations.notFound);
  const isIt = and(eq(apps.id, appId), eq(apps.accountId, accountId), isNull(apps.binItemId));
  const [app] = await tx.select().from(apps).where(isIt).for('update');
  return app ?? refuse(appViolations.notFound);
}

/** What is in the bin already stays there by itself. The version of a running upload goes with that. */
async function putAppIntoBin(tx: Tx, now: Date, caller: Caller, { id, name }: AppRow): Promise<BinItemRow> {
  const goes = and(eq(appVersions.appId, id), isNotNull(appVersions.testedAt), isNull(appVersions.binItemId));
  const [stored] = await tx
    .select({ bytes: sum(appVersions.sizeBytes) })
    .from(appVersions)
    .where(goes);
  const sizeBytes = Number(stored?.bytes ?? 0);
  const item = await putIntoBin(tx, now, deleterOf(caller), { kind: 'app', subjectId: id, name, sizeBytes });
  await tx.update(appVersions).set({ binItemId: item.id }).where(goes);
  await tx
    .update(links)
    .set({ binItemId: item.id })
    .where(and(eq(links.appId, id), isNull(links.binItemId)));
  await tx.update(apps).set({ binItemId: item.id }).where(eq(apps.id, id));
  return item;
}

const FINAL_STATES = UPLOAD_STATES.filter(isFinal);

/** An application has at most one upload that has not ended. */
async function lockRunningUpload(tx: Sql, appId: string) {
  const isRunning = and(eq(uploads.appId, appId), notInArray(uploads.state, FINAL_STATES));
  const [found] = await tx.select({ id: uploads.id }).from(uploads).where(isRunning);
  const locked = found && (await lockUpload(tx, found.id));
  // The worker may have ended it while it was waited for; then it is one of those that ended.
  return locked && !isFinal(locked.state) ? locked : undefined;
}
