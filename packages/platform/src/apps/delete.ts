import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import { appViolations } from '@launchyard/domain/apps';
import { formatId } from '@launchyard/domain/kit';
import { isFinal, UPLOAD_STATES } from '@launchyard/domain/uploads';
import { thumbnails } from '../assets/tables.ts';
import { dropThumbnails } from '../assets/thumbnails/drop.ts';
import { publish } from '../events/publish.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse } from '../kit/refuse.ts';
import { links } from '../links/tables.ts';
import type { Caller } from '../session/caller.ts';
import type { InTransaction } from '../support/auditedTransaction.ts';
import { endTransfer } from '../transfers/commit.ts';
import { stopUpload } from '../uploads/cancel.ts';
import { giveUpKeptOf } from '../uploads/kept.ts';
import { lockAccount, lockUpload } from '../uploads/locks.ts';
import { publishUpload } from '../uploads/publish.ts';
import { removalQueue } from '../uploads/queues.ts';
import { uploads } from '../uploads/tables.ts';
import { actorOf } from '../uploads/timeline/actor.ts';
import { apps, appVersions } from './tables.ts';

/**
 * Deletes an application with all that hangs on it: a running upload is cancelled, links stop opening, storage is free at once. Jobs
 * clean the disk. What was uploaded stays in the account's list of uploads, without a version. Of two who delete it the second is
 * refused. `appId` is a UUID, or null for an id that was none.
 */
export async function deleteApp(
  { clock, jobs }: Deps & { jobs: Jobs },
  inTransaction: InTransaction,
  caller: Caller,
  appId: string | null,
): Promise<{ appId: string }> {
  const now = clock();
  const accountId = caller.account.id;
  return inTransaction(async (tx, note) => {
    // Whoever starts an upload of it or makes a link to it waits here, and then finds it gone.
    await lockAccount(tx, accountId);
    const id = await lockApp(tx, accountId, appId);
    const subject = formatId('app', id);
    note({ subject });
    const running = await lockRunningUpload(tx, id);
    await dropThumbnails(tx, jobs, eq(thumbnails.appId, id));
    await tx.delete(links).where(eq(links.appId, id));
    await dropVersions(tx, jobs, id);
    const givenUp = await giveUpKeptOf(tx, jobs, now, id, actorOf(caller));
    // Numbers an event: only what waits for nobody comes after it.
    if (running) await stopUpload(tx, jobs, now, caller, running);
    await tx.delete(apps).where(eq(apps.id, id));
    for (const uploadId of givenUp) await publishUpload(tx, now, uploadId);
    await publish(tx, now, accountId, {
      type: 'app.deleted',
      accountId: formatId('account', accountId),
      appId: subject,
    });
    return { appId: subject };
  });
}

async function lockApp(tx: Sql, accountId: string, appId: string | null): Promise<string> {
  if (appId === null) return refuse(appViolations.notFound);
  const isIt = and(eq(apps.id, appId), eq(apps.accountId, accountId));
  const [app] = await tx.select({ id: apps.id }).from(apps).where(isIt).for('update');
  return app?.id ?? refuse(appViolations.notFound);
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

/** The versions of uploads that have ended; that of a running one goes with it. */
async function dropVersions(tx: Tx, jobs: Jobs, appId: string): Promise<void> {
  const hasEnded = and(eq(uploads.appId, appId), eq(uploads.state, 'tested'), isNotNull(uploads.versionId));
  const tested = await tx.select({ uploadId: uploads.id, versionId: uploads.versionId }).from(uploads).where(hasEnded);
  await tx.update(uploads).set({ versionId: null }).where(hasEnded);
  const inUse = tx
    .select({ id: uploads.versionId })
    .from(uploads)
    .where(and(eq(uploads.appId, appId), isNotNull(uploads.versionId)));
  await tx.delete(appVersions).where(and(eq(appVersions.appId, appId), notInArray(appVersions.id, inUse)));
  for (const job of tested) {
    await endTransfer(tx, job.uploadId);
    await jobs.send(tx, removalQueue, job);
  }
}
