import { uploadFinish, uploadHeartbeat, uploadParts, uploadPlaces, uploadStart } from '@launchyard/contract/uploads';
import { parseId, SYSTEM } from '@launchyard/domain/kit';
import type { TestPerson } from '../world/people.ts';
import type { PlatformWorld } from '../world/platform.ts';
import { expectReply } from '../world/rest.ts';
import type { LargeWorld } from './large-world.ts';

/** An upload whose parts and events exist only as rows, with the calls that its owner makes. */
export interface OneUpload {
  id: string;
  missing(): Promise<unknown>;
  finish(): Promise<unknown>;
  heartbeat(): Promise<unknown>;
  place(): Promise<unknown>;
}

const PART_BYTES = 1024;
let names = 0;

/** Starts an upload with this many parts. The first of every `every` parts has arrived; 1 means all of them. */
export async function startUpload(
  { tables, ...world }: PlatformWorld & Pick<LargeWorld, 'tables'>,
  owner: TestPerson,
  { parts, every }: { parts: number; every: number },
): Promise<OneUpload> {
  const as = { token: owner.session };
  const input = { appName: `Growing_${(names += 1)}`, fileName: 'build.zip', fingerprint: 'a'.repeat(64) };
  const started = await world.rest(
    uploadStart,
    { ...input, sizeBytes: parts * PART_BYTES, idempotencyKey: input.appName.padEnd(16, '_') },
    as,
  );
  const { id } = expectReply(started).upload;
  const uuid = parseId('upload', id);
  await tables.query('update transfers set part_bytes = $2 where id = $1', [uuid, PART_BYTES]);
  await tables.query(
    `insert into transfer_parts (transfer_id, number, size_bytes, sha256, storage_provider, location, stored_at)
     select $1, n, $2, sha256(n::text::bytea), 'default', n::text, now() from generate_series(1, $3, $4) n`,
    [uuid, PART_BYTES, parts, every],
  );
  return {
    id,
    missing: async () => expectReply(await world.rest(uploadParts, { uploadIds: [id] }, as)),
    finish: async () => expectReply(await world.rest(uploadFinish, { uploadId: id }, as)),
    heartbeat: async () => expectReply(await world.rest(uploadHeartbeat, { uploadId: id }, as)),
    place: async () => expectReply(await world.rest(uploadPlaces, { uploadIds: [id] }, as)),
  };
}

/** Inserts this many events for an upload (a public id). */
export async function insertEvents({ tables }: Pick<LargeWorld, 'tables'>, id: string, count: number): Promise<void> {
  await tables.query(
    `insert into upload_events (upload_id, number, created_at, kind, created_by, details) select $1, n, now(), 'resumed', $3, '{"stage":"upload","waitedSeconds":60}' from generate_series(2, $2) n`,
    [parseId('upload', id), count, SYSTEM],
  );
  await tables.query('analyze upload_events');
}

/** Puts an upload (a public id) at the end of the test queue. */
export async function putInLine({ tables }: Pick<LargeWorld, 'tables'>, id: string): Promise<void> {
  await tables.query(`update uploads set state = 'queued', turn = 1000000, queued_at = now() where id = $1`, [
    parseId('upload', id),
  ]);
}
