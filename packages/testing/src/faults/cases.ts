import { readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseId } from '@launchyard/domain/kit';
import { isFinal, UPLOAD_STATES, type UploadState } from '@launchyard/domain/uploads';
import type { Pool } from 'pg';
import type { TestPerson } from '../world/people.ts';
import { PROCESS_PATIENCE } from '../waits.ts';
import { ArchiveWriter, BUILDS, writeBuild, writeHostile } from '../archives/index.ts';
import type { Customer } from './customer.ts';

export const KINDS = ['good', 'hostile', 'good', 'virus', 'retry', 'good', 'stop', 'stop'] as const;
export type Kind = (typeof KINDS)[number];

/** The task of one upload in a run, and what its customer was told. */
export interface Case {
  kind: Kind;
  appName: string;
  accountUuid: string;
  email: string;
  uploadId: string;
  /** Whether the services acknowledged the whole upload. */
  isAcknowledged: boolean;
  bytes: number;
}

/** A case of which nothing has been sent yet, for this person. */
export const newCase = (kind: Kind, appName: string, { uuids, email }: TestPerson, bytes: number): Case => ({
  kind,
  appName,
  accountUuid: uuids.account,
  email,
  uploadId: '',
  isAcknowledged: false,
  bytes,
});

/** How a case may end, and how many mails that sends. */
export const ENDS: Record<Kind, ReadonlyArray<{ state: UploadState; code: string | null; mails: number }>> = {
  good: [{ state: 'tested', code: null, mails: 1 }],
  hostile: [{ state: 'failed', code: 'ARCHIVE_NOT_EXTRACTABLE', mails: 1 }],
  virus: [{ state: 'failed', code: 'VIRUS_FOUND', mails: 1 }],
  // One mail for the failure, one for the success.
  retry: [{ state: 'tested', code: null, mails: 2 }],
  // An upload that is stopped too late has already produced a version, which goes to the bin.
  stop: [
    { state: 'cancelled', code: null, mails: 0 },
    { state: 'tested', code: null, mails: 1 },
  ],
};

/** A small build that uploads and tests quickly. */
export function makeBuild(folder: string): Buffer {
  const path = join(folder, 'build.zip');
  const spec = BUILDS['ue5.4-win'];
  if (!spec) throw new Error('build not found');
  writeBuild(path, spec);
  return readFileSync(path);
}

/** The archives to send, by kind of case. */
export function makeArchives(folder: string): Record<Kind, Buffer> {
  const read = (write: (path: string) => void) => {
    const path = join(folder, 'case.zip');
    write(path);
    return readFileSync(path);
  };
  const spec = BUILDS['ue5.4-win'];
  if (!spec) throw new Error('build not found');
  const good = read((path) => writeBuild(path, { ...spec, webServerModules: 300 }));
  const virus = read((path) => {
    const archive = new ArchiveWriter(path);
    const text = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
    archive.addFile('Windows/Game.exe', Buffer.from('MZ'));
    archive.addFile('Windows/notes.txt', Buffer.from(text));
    archive.finish();
  });
  return { good, virus, hostile: read((path) => writeHostile(path, 'symlink')), retry: good, stop: good };
}

/**
 * Plays one case and waits until its upload reaches a final state. `turn` selects the stage at which an upload is
 * stopped by deleting its application.
 */
export async function play(
  each: Case,
  turn: number,
  bytes: Buffer,
  { customer, pool, dataDir }: { customer: Customer; pool: Pool; dataDir: string },
): Promise<void> {
  if (each.kind === 'retry') return playRetry(each, bytes, { customer, pool, dataDir });
  each.uploadId = await customer.upload(each.appName, bytes);
  each.isAcknowledged = true;
  if (each.kind === 'stop') {
    const states: UploadState[] = ['acquiring', 'scanning', 'preparing', 'queued', 'testing'];
    const at = UPLOAD_STATES.indexOf(states[turn % states.length] ?? 'scanning');
    await until(customer, each.uploadId, (state) => UPLOAD_STATES.indexOf(state) >= at);
    await customer.stop(each.uploadId);
  }
  await until(customer, each.uploadId, isFinal);
}

/**
 * Leaves the stage one fault below its limit and hides the parts for a while: the upload fails with an internal
 * error, and succeeds on retry once they are back.
 */
async function playRetry(
  each: Case,
  bytes: Buffer,
  { customer, pool, dataDir }: { customer: Customer; pool: Pool; dataDir: string },
): Promise<void> {
  const { id } = await customer.start(each.appName, bytes);
  each.uploadId = id;
  const uuid = parseId('upload', id) ?? '';
  const objects = join(dataDir, 'files', 'objects', uuid);
  await patiently(() =>
    pool.query(`update upload_stages set faults = 19 where upload_id = $1 and stage = 'acquire'`, [uuid]),
  );
  await customer.sendAll(id, bytes);
  await rename(objects, `${objects}.away`);
  await customer.finish(id);
  each.isAcknowledged = true;
  await until(customer, id, isFinal);
  await rename(`${objects}.away`, objects);
  await customer.retry(id);
  await until(customer, id, isFinal);
}

async function until(customer: Customer, uploadId: string, isSo: (state: UploadState) => boolean): Promise<void> {
  while (!isSo((await customer.get(uploadId)).state)) await pause(20);
}

/** Retries while the database is down. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PROCESS_PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(100);
    }
  }
}
