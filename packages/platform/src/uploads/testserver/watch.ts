import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { testServerDown, testServerUp } from '@launchyard/domain/alerts';
import type { TestServerLook } from '@launchyard/domain/uploads';
import { raiseAlert } from '../../alerts/raise.ts';
import type { Sql, Tx } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { runAlone, takeLock } from '../../kit/locks.ts';
import { enqueueMail } from '../../providers/mail/enqueue.ts';
import type { StreamTester } from '../../providers/streamtest/stream-tester.ts';
import { findOwner } from '../../accounts/owner.ts';
import { uploads, testServerMails } from '../../tables/uploads.ts';
import { callLine, standsInLine } from '../line.ts';
import { lockUpload } from '../locks.ts';
import { testServerDownMail } from '../mails/server-down.ts';
import { publishUpload } from '../publish.ts';
import type { UploadRow } from '../rows.ts';
import { writeServerWait } from '../timeline/server.ts';
import { recordLook, type Incident } from './state.ts';

export interface TestServerWatch extends Deps {
  jobs: Jobs;
  tester: StreamTester;
  panelOrigin: string;
}

const LOCK = 'watch of the test server';
const AT_ONCE = 100;
/** Uploads that need the test server next. */
const CONCERNED = ['queued', 'testing'] as const;
const isConcerned = and(inArray(uploads.state, [...CONCERNED]), eq(uploads.isOnlyInspected, false));

/**
 * Applications §4: polls the stream test server and updates the uploads that wait for it. While it is down they wait
 * and do not fail. Operators are alerted once when an incident starts and once when it ends; each owner gets one
 * e-mail. One process at a time; anything missed because a process died is done at the next poll.
 */
export async function watchTestServer(deps: TestServerWatch, signal: AbortSignal): Promise<void> {
  const look = await deps.tester.health(signal);
  if (!signal.aborted) await runAlone(deps.database, LOCK, () => take(deps, look));
}

/**
 * An extra poll after a notice of the test server. It can only bring good news: only regular polls start an incident,
 * so nobody can cause one by sending notices. It waits for a poll that is being recorded, which may be older than the
 * notice.
 */
export async function lookEarly(deps: TestServerWatch, signal: AbortSignal): Promise<void> {
  const look = await deps.tester.health(signal);
  if (signal.aborted || look.answer !== 'list') return;
  await deps.database.sql.transaction(async (guard) => {
    await takeLock(guard, LOCK);
    await take(deps, look);
  });
}

async function take(deps: TestServerWatch, look: TestServerLook): Promise<void> {
  // Committed before anybody is told, so that an announced incident is never started twice.
  const incident = await deps.database.sql.transaction(async (tx) => {
    const recorded = await recordLook(tx, look, deps.clock());
    if (recorded && recorded.change !== 'goesOn') await alert(tx, deps.clock(), recorded);
    return recorded;
  });
  const isDown = incident !== null && incident.change !== 'ended';
  await tellUploads(deps, isDown ? incident : null);
  if (!isDown) await callWaiting(deps);
}

/** Makes the uploads match the incident, or its absence. */
async function tellUploads(deps: TestServerWatch, incident: Incident | null): Promise<void> {
  const isDown = incident !== null;
  const rows = await deps.database.sql
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isConcerned, ne(uploads.isTestServerDown, isDown)))
    .orderBy(asc(uploads.id))
    .limit(AT_ONCE);
  for (const { id } of rows) {
    // In a separate transaction: locks of several uploads at once could deadlock.
    await deps.database.sql
      .transaction((tx) => tellUpload(tx, deps, id, incident))
      .catch((error: unknown) =>
        deps.log.error({ err: error, uploadId: id }, 'test server: an upload was not updated'),
      );
  }
}

async function tellUpload(tx: Tx, deps: TestServerWatch, id: string, incident: Incident | null): Promise<void> {
  const now = deps.clock();
  const isDown = incident !== null;
  const upload = await lockUpload(tx, id);
  if (!upload || upload.isOnlyInspected || !CONCERNED.some((state) => state === upload.state)) return;
  // The time of uploads that waited for the server starts over.
  await tx
    .update(uploads)
    .set({ isTestServerDown: isDown, progressedAt: now, stuckAlertedAt: null })
    .where(eq(uploads.id, id));
  if (upload.isTestServerDown !== isDown) await writeServerWait(tx, now, upload, isDown);
  if (incident) await writeOnce(tx, deps, upload, incident);
  await publishUpload(tx, now, id);
}

/** To the owner’s own address, if e-mail updates are on for the upload. */
async function writeOnce(tx: Sql, { jobs, clock, panelOrigin }: TestServerWatch, upload: UploadRow, { id }: Incident) {
  if (!upload.sendsUpdatesOnEmail) return;
  const written = await tx
    .insert(testServerMails)
    .values({ incidentId: id, accountId: upload.accountId, at: clock() })
    .onConflictDoNothing()
    .returning({ accountId: testServerMails.accountId });
  if (written.length === 0) return;
  const owner = await findOwner(tx, upload.accountId);
  await enqueueMail(tx, jobs, clock(), { recipient: owner.email, ...testServerDownMail(upload, panelOrigin) });
}

/** Uploads queued while the server was down were held back, and nobody leaves the queue to call them. */
async function callWaiting({ database, jobs }: TestServerWatch): Promise<void> {
  const waiting = await database.sql.$count(uploads, standsInLine);
  if (waiting > 0) await database.sql.transaction((tx) => callLine(tx, jobs));
}

async function alert(tx: Tx, now: Date, { since, change }: Incident): Promise<void> {
  if (change === 'began') {
    const uploadCount = await tx.$count(uploads, isConcerned);
    return raiseAlert(tx, now, testServerDown(uploadCount));
  }
  const minutes = Math.floor((now.getTime() - since.getTime()) / 60_000);
  return raiseAlert(tx, now, testServerUp(minutes));
}
