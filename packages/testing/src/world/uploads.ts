import type { CallInput } from '@launchyard/contract/kit';
import type { Upload, uploadStart } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import { isFinal, STAGES, stateOfStage, type Stage, type UploadState } from '@launchyard/domain/uploads';
import { publishUpload } from '@launchyard/platform/uploads/publish';
import { TestUploader } from '@launchyard/platform/uploads/test-uploader';
import type { TestPerson } from './people.ts';
import type { PlatformWorld } from './platform.ts';

/** Starts an upload as its owner. None of its parts has arrived. */
export const startUpload = (
  world: PlatformWorld,
  owner: TestPerson,
  appName: string,
  over: Partial<CallInput<typeof uploadStart>> = {},
): Promise<Upload> =>
  new TestUploader(world, owner).start({ fileName: `${appName}.zip`, sizeBytes: 40_000_000, ...over, appName });

/** The same with a single small part, which has arrived. */
export async function sendUpload(world: PlatformWorld, owner: TestPerson, appName: string): Promise<Upload> {
  const upload = await startUpload(world, owner, appName, { sizeBytes: 100 });
  const { status } = await new TestUploader(world, owner).send(upload.id, 1, Buffer.alloc(100));
  if (status !== 200) throw new Error(`the part was answered with ${status}`);
  return upload;
}

/** Uploads a ZIP as its owner and waits for its end. */
export async function uploadBuild(
  world: PlatformWorld,
  owner: TestPerson,
  path: string,
  input: Partial<CallInput<typeof uploadStart>>,
): Promise<Upload> {
  const uploader = new TestUploader(world, owner);
  const { id } = await uploader.uploadFile(path, input);
  return uploader.waitForEnd(id);
}

/** A place to which the pipeline, or time, would bring an upload. */
interface Place {
  state: UploadState;
  failure?: { code: string; stage: Stage; message: string; advice?: string };
  /** The progress of its current stage. Default: 0. */
  percent?: number;
  /** How much longer it is kept. */
  keptSeconds?: number;
  buildType?: 'windows' | 'linux';
  /** The version that it created. */
  versionId?: string;
  /** When a stage last made progress. Default: now. */
  progressedAt?: Date;
}

/** Moves an upload (a public id) there, with all stages before completed. Publishes no event. */
export async function placeUpload({ database }: PlatformWorld, uploadId: string, place: Place): Promise<void> {
  const { state, failure, percent = 0, keptSeconds, buildType, versionId, progressedAt = new Date() } = place;
  const id = parseId('upload', uploadId);
  const isSent = state !== 'uploading';
  await database.pool.query(
    `update transfers set state = $2, received_bytes = case when $3 then size_bytes else received_bytes end where id = $1`,
    [id, isSent ? 'committed' : 'open', isSent],
  );
  await database.pool.query(
    `update uploads set state = $2, failure = $3, build_type = $4, kept_until = now() + make_interval(secs => $5),
       committed_at = case when $6 then now() end, finished_at = case when $7 then now() end,
       progressed_at = $8, version_id = $9, queued_at = case when $2 = 'queued' then now() end, turn = case when $2 = 'queued' then 1 end
     where id = $1`,
    [
      id,
      state,
      failure && { evidence: null, advice: null, ...failure },
      buildType,
      keptSeconds,
      isSent,
      isFinal(state),
      progressedAt,
      parseId('appVersion', versionId ?? ''),
    ],
  );
  const at = failure?.stage ?? STAGES.find((stage) => stateOfStage(stage) === state);
  await database.pool.query(
    `update upload_stages set
       state = case when array_position($2, stage) < $3 then 'done' when array_position($2, stage) > $3 then 'waiting' else $4 end,
       progress_percent = case when array_position($2, stage) = $3 then $5 else 0 end,
       started_at = case when array_position($2, stage) <= $3 then now() end,
       finished_at = case when array_position($2, stage) < $3 then now() end
     where upload_id = $1`,
    [id, STAGES, at ? STAGES.indexOf(at) + 1 : STAGES.length + 1, failure ? 'failed' : 'running', percent],
  );
}

/** Sets the received bytes of an upload (a public id) and notifies subscribers. The number identifies the change. */
export async function changeUpload(
  { database }: PlatformWorld,
  uploadId: string,
  receivedBytes: number,
): Promise<void> {
  const id = parseId('upload', uploadId) ?? '';
  await database.sql.transaction(async (tx) => {
    await tx.execute(`update transfers set received_bytes = ${receivedBytes} where id = '${id}'`);
    await publishUpload(tx, new Date(), id);
  });
}

/** Adds running uploads beyond the limit of an account, each of a deleted application. */
export async function makeRunningUploads(
  { database }: PlatformWorld,
  { uuids }: TestPerson,
  count: number,
): Promise<void> {
  await database.pool.query(
    `with t as (insert into transfers (id, account_id, kind, file_name, size_bytes, part_bytes, state, started_by, created_at, last_byte_at)
       select gen_random_uuid(), $1, 'build', 'a.zip', 100, 16777216, 'open', $2, now(), now() from generate_series(1, $3) returning id),
     u as (insert into uploads (id, account_id, app_id, app_name, version_number, fingerprint, state, created_by, client, is_missing_plugin_accepted, skips_zip_checking, sends_updates_on_email, created_at)
       select id, $1, gen_random_uuid(), 'Gone', 1, '', 'uploading', '{"kind":"member","label":"x"}', 'panel', false, false, false, now() from t returning id)
     insert into upload_stages (upload_id, stage, state) select id, stage, 'waiting' from t, unnest($4::text[]) stage`,
    [uuids.account, uuids.person, count, STAGES],
  );
}
