import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { TestServerLook } from '@launchyard/domain/uploads';
import type { Sql, Tx } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { runAlone, takeLock } from '../../kit/locks.ts';
import type { Alerts } from '../../providers/alerts/alerts.ts';
import { enqueueMail } from '../../providers/mail/enqueue.ts';
import type { StreamTester } from '../../providers/streamtest/stream-tester.ts';
import { people } from '../../tables/accounts.ts';
import { uploads, testServerMails } from '../../tables/uploads.ts';
import { callLine } from '../line.ts';
import { lockUpload } from '../locks.ts';
import { testServerDownMail } from '../mails/server-down.ts';
import { publishUpload } from '../publish.ts';
import type { UploadRow } from '../rows.ts';
import { writeServerWait } from '../timeline/server.ts';
import { recordLook, type Incident } from './state.ts';

export interface TestServerWatch extends Deps {
  jobs: Jobs;
  alerts: Alerts;
  tester: StreamTester;
  panelOrigin: string;
}

const LOCK = 'watch of the test server';
const AT_ONCE = 100;
/** Uploads that need the test server next. */
const CONCERNED = ['queued', 'testing'] as const;

/**
 * Applications §4: asks the stream test server how it is, and tells the uploads that wait for it. While it is down they wait and never fail
 * for that; the people who run this are told once when an incident begins and once when it ends, each owner by one mail. One process at a
 * time; whatever was not done because a process died is done at the next look.
 */
export async function watchTestServer(deps: TestServerWatch, signal: AbortSignal): Promise<void> {
  const look = await deps.tester.health(signal);
  if (!signal.aborted) await runAlone(deps.database, LOCK, () => take(deps, look));
}

/**
 * An extra look, because the test server sent a notice. It can only bring good news: only the regular looks begin an incident, so nobody causes one
 * by sending notices. It waits for a look that is being noted, which may have been made before the notice.
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
  // Committed before anybody is told: an incident that was told of is never begun a second time.
  const incident = await deps.database.sql.transaction((tx) => recordLook(tx, look, deps.clock()));
  const isDown = incident !== null && incident.change !== 'ended';
  const told = await tellUploads(deps, isDown ? incident : null);
  if (!isDown) await callWaiting(deps);
  if (incident && incident.change !== 'goesOn') await alert(deps, incident, told);
}

/** Brings what the uploads say into line with the incident, or with there being none. Answers how many were told. */
async function tellUploads(deps: TestServerWatch, incident: Incident | null): Promise<number> {
  const isDown = incident !== null;
  const rows = await deps.database.sql
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.state, [...CONCERNED]), ne(uploads.isTestServerDown, isDown)))
    .orderBy(asc(uploads.id))
    .limit(AT_ONCE);
  for (const { id } of rows) {
    // In a transaction of its own: locks of several uploads at once could wait for each other in a circle.
    await deps.database.sql
      .transaction((tx) => tellUpload(tx, deps, id, incident))
      .catch((error: unknown) => deps.log.error({ err: error, uploadId: id }, 'test server: an upload was not told'));
  }
  return rows.length;
}

async function tellUpload(tx: Tx, deps: TestServerWatch, id: string, incident: Incident | null): Promise<void> {
  const now = deps.clock();
  const isDown = incident !== null;
  const upload = await lockUpload(tx, id);
  if (!upload || !CONCERNED.some((state) => state === upload.state)) return;
  // What stood still because of the server gets its time anew.
  await tx
    .update(uploads)
    .set({ isTestServerDown: isDown, progressedAt: now, stuckAlertedAt: null })
    .where(eq(uploads.id, id));
  if (upload.isTestServerDown !== isDown) await writeServerWait(tx, now, upload, isDown);
  if (incident) await writeOnce(tx, deps, upload, incident);
  await publishUpload(tx, now, id);
}

/** To the owner's own address, where updates by e-mail are on for the upload. */
async function writeOnce(tx: Sql, { jobs, clock, panelOrigin }: TestServerWatch, upload: UploadRow, { id }: Incident) {
  if (!upload.sendsUpdatesOnEmail) return;
  const written = await tx
    .insert(testServerMails)
    .values({ incidentId: id, accountId: upload.accountId, at: clock() })
    .onConflictDoNothing()
    .returning({ accountId: testServerMails.accountId });
  if (written.length === 0) return;
  const [owner] = await tx.select({ email: people.email }).from(people).where(eq(people.accountId, upload.accountId));
  if (!owner) throw new Error(`account ${upload.accountId} has no owner to write to`);
  await enqueueMail(tx, jobs, clock(), { recipient: owner.email, ...testServerDownMail(upload, panelOrigin) });
}

/** Whoever came to the line while the server was down was not let through, and nobody leaves it to call the next. */
async function callWaiting({ database, jobs }: TestServerWatch): Promise<void> {
  const waiting = await database.sql.$count(uploads, eq(uploads.state, 'queued'));
  if (waiting > 0) await database.sql.transaction((tx) => callLine(tx, jobs));
}

async function alert({ alerts, clock, log }: TestServerWatch, { since, change }: Incident, uploadCount: number) {
  const minutes = Math.floor((clock().getTime() - since.getTime()) / 60_000);
  const told =
    change === 'began'
      ? {
          kind: 'streamtest.down' as const,
          text: `The stream test server is down; uploads that wait for it: ${uploadCount}`,
        }
      : { kind: 'streamtest.up' as const, text: `The stream test server is back after ${minutes} minutes` };
  await alerts
    .send({ ...told, facts: { since: since.toISOString(), uploadCount, minutes } })
    .catch((error: unknown) => log.error({ err: error }, 'test server: not alerted'));
}
