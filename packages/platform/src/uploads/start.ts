import { and, eq, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import { uploadStart, type Upload } from '@launchyard/contract/uploads';
import { formatId } from '@launchyard/domain/kit';
import { mayDebugUploads } from '@launchyard/domain/access';
import {
  checkAnswers,
  checkUploadStart,
  isFinal,
  MAX_UNFINISHED_UPLOADS,
  OPEN_STATE,
  STAGES,
  UPLOAD_STATES,
  uploadViolations,
  type UploadClient,
} from '@launchyard/domain/uploads';
import type { Caller } from '../access/caller.ts';
import { requireMay } from '../access/require-may.ts';
import { actorOf } from '../access/actor.ts';
import { lockAccount } from '../accounts/lock.ts';
import { findOrMakeApp, updateNotFound } from '../apps/find-or-make.ts';
import { findNextVersions } from '../apps/versions/next.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import type { Bin } from '../bin/bin.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { once } from '../kit/idempotency.ts';
import type { Jobs } from '../kit/jobs.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { reserveStorage } from '../plans/reserve.ts';
import { uploads, uploadStages } from '../tables/uploads.ts';
import { openTransfer } from '../transfers/open.ts';
import { presentOne } from './find.ts';
import { giveUpKeptOf } from './kept.ts';
import { lockUpload } from './locks.ts';
import { publishUpload } from './publish.ts';
import { uploadLabel } from './rows.ts';
import { writeEvent } from './timeline/write.ts';

type StartInput = z.output<(typeof uploadStart)['input']>;

/**
 * Opens an upload and reserves its storage, or refuses. The same idempotency key returns the same upload in its current
 * state.
 */
export async function startUpload(
  { clock, jobs, bin }: Deps & { jobs: Jobs; bin: Bin },
  inTransaction: InTransaction,
  caller: Caller,
  input: StartInput,
): Promise<Upload> {
  // Before anything about its name is revealed.
  if (!input.isUpdate) requireMay(caller, 'uploads.write', null);
  const canDebug = mayDebugUploads(caller.grant);
  refuseAny([...checkUploadStart(input), ...checkAnswers(input, canDebug)]);
  const accountId = caller.account.id;
  const now = clock();
  return inTransaction(async (tx, note) => {
    // The measured speed is not part of the request’s identity: measured again, it is still the same request.
    const { measuredBytesPerSecond: _, client: _client, ...asked } = input;
    const request = { accountId, key: input.idempotencyKey, call: uploadStart.name, input: asked };
    const made: { opened?: Opened } = {};
    const { uploadId } = await once(tx, now, request, async () => {
      made.opened = await openUpload(tx, { jobs, bin }, now, caller, input);
      return { uploadId: made.opened.uploadId };
    });
    note({ subject: formatId('upload', uploadId) });
    const upload = made.opened ? await publishOpened(tx, now, made.opened) : await repeatOpened(tx, caller, uploadId);
    note({ label: uploadLabel(upload) });
    return upload;
  });
}

/** A repeated start creates nothing and therefore skipped the permission check, so it is made here. */
async function repeatOpened(tx: Tx, caller: Caller, uploadId: string): Promise<Upload> {
  const row = await lockUpload(tx, uploadId);
  if (!row) throw new Error(`upload ${uploadId} was opened and is not there`);
  requireMay(caller, 'uploads.write', { id: row.appId, ifMissing: updateNotFound });
  return presentOne(tx, row);
}

interface Opened {
  uploadId: string;
  /** Kept failed uploads of the same application, now released. */
  givenUp: string[];
}

async function publishOpened(tx: Tx, now: Date, { uploadId, givenUp }: Opened): Promise<Upload> {
  for (const each of givenUp) await publishUpload(tx, now, each);
  return publishUpload(tx, now, uploadId);
}

async function openUpload(
  tx: Tx,
  { jobs, bin }: { jobs: Jobs; bin: Bin },
  now: Date,
  caller: Caller,
  input: StartInput,
): Promise<Opened> {
  const accountId = caller.account.id;
  const createdBy = actorOf(caller);
  await lockAccount(tx, accountId);
  const app = await findOrMakeApp(tx, now, caller, input);
  await refuseSecondUpload(tx, app.id);
  await refuseTooMany(tx, accountId);
  // A new upload replaces the failed one; what was kept of that must not stand in the way.
  const givenUp = await giveUpKeptOf(tx, jobs, now, app.id, actorOf(caller));
  await reserveStorage(tx, bin, accountId, input.sizeBytes);
  const [row] = await tx
    .insert(uploads)
    .values({
      id: await openTransfer(tx, now, { ...input, kind: 'build', accountId, personId: caller.person.id }),
      accountId,
      appId: app.id,
      appName: app.name,
      versionNumber: (await findNextVersions(tx, [app.id])).get(app.id) ?? 1,
      fingerprint: input.fingerprint,
      state: OPEN_STATE,
      createdBy,
      client: input.client ?? clientOf(caller),
      isLinuxBuild: input.isLinuxBuild,
      isMissingPluginAccepted: input.isMissingPluginAccepted,
      skipsZipChecking: input.skipsZipChecking,
      sendsUpdatesOnEmail: input.sendsUpdatesOnEmail,
      createdAt: now,
    })
    .returning({ id: uploads.id });
  if (!row) throw new Error('the upload was not written');
  await tx.insert(uploadStages).values(
    STAGES.map((stage) => ({
      uploadId: row.id,
      stage,
      state: stage === 'upload' ? ('running' as const) : ('waiting' as const),
      startedAt: stage === 'upload' ? now : null,
    })),
  );
  await writeEvent(tx, now, row.id, { kind: 'started', createdBy });
  return { uploadId: row.id, givenUp };
}

/** The default client: people use the panel, programs the API. */
const clientOf = ({ grant }: Caller): UploadClient => (grant.way === 'key' ? 'api' : 'panel');

/** Refuses while an upload of the application (a UUID) is unfinished. */
export async function refuseSecondUpload(tx: Sql, appId: string): Promise<void> {
  const unfinished = and(eq(uploads.appId, appId), isUnfinished);
  if ((await tx.$count(uploads, unfinished)) > 0) refuse(uploadViolations.versionInProgress);
}

/** Refuses while an account (a UUID, locked) has too many unfinished uploads. */
export async function refuseTooMany(tx: Sql, accountId: string): Promise<void> {
  const count = await tx.$count(uploads, and(eq(uploads.accountId, accountId), isUnfinished));
  if (count >= MAX_UNFINISHED_UPLOADS) refuse(uploadViolations.tooManyUnfinished);
}

const isUnfinished = notInArray(uploads.state, UPLOAD_STATES.filter(isFinal));
