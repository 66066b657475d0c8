import { readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseId } from '@launchyard/domain/kit';
import { isFinal, UPLOAD_STATES, type UploadState } from '@launchyard/domain/uploads';
import type { Pool } from 'pg';
import type { TestPerson } from '../world/people.ts';
import { ArchiveWriter, BUILDS, writeBuild, writeHostile } from '../archives/index.ts';
import type { Customer } from './customer.ts';

export const KINDS = ['good', 'hostile', 'good', 'virus', 'retry', 'good', 'stop', 'stop'] as const;
export type Kind = (typeof KINDS)[number];

/** What one upload of a run was to do, and what its customer was told. */
export interface Case {
  kind: Kind;
  appName: string;
  accountUuid: string;
  email: string;
  uploadId: string;
  /** Whether the services said that they have all of it. */
  isAcknowledged: boolean;
  bytes: number;
}

/** One that nothing was sent of yet, of the person with these ids. */
export const newCase = (kind: Kind, appName: string, { uuids, email }: TestPerson, bytes: number): Case => ({
  kind,
  appName,
  accountUuid: uuids.account,
  email,
  uploadId: '',
  isAcknowledged: false,
  bytes,
});

/** How a case may end, and how many mails that makes. */
export const ENDS: Record<Kind, ReadonlyArray<{ state: UploadState; code: string | null; mails: number }>> = {
  good: [{ state: 'tested', code: null, mails: 1 }],
  hostile: [{ state: 'failed', code: 'ARCHIVE_NOT_EXTRACTABLE', mails: 1 }],
  virus: [{ state: 'failed', code: 'VIRUS_FOUND', mails: 1 }],
  // Failed first, tested then.
  retry: [{ state: 'tested', code: null, mails: 2 }],
  // Whoever stops it too late has a version in the bin.
  stop: [
    { state: 'cancelled', code: null, mails: 0 },
    { state: 'tested', code: null, mails: 1 },
  ],
};

/** A build that is quickly sent and tested. */
export function makeBuild(folder: string): Buffer {
  const path = join(folder, 'build.zip');
  const spec = BUILDS['ue5.4-win'];
  if (!spec) throw new Error('there is no such build');
  writeBuild(path, spec);
  return readFileSync(path);
}

/** The archives that cases send, by kind. */
export function makeArchives(folder: string): Record<Kind, Buffer> {
  const read = (write: (path: string) => void) => {
    const path = join(folder, 'case.zip');
    write(path);
    return readFileSync(path);
  };
  const spec = BUILDS['ue5.4-win'];
  if (!spec) throw new Error('there is no such build');
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

/** Does with one upload what its kind says, and waits until it has ended for good. `turn` chooses where one is stopped, with its application. */
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

/** Its parts are out of reach for a while, and our last fault with it is taken: it fails for a reason of ours, and goes on when they are back. */
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

/** Again and again while the database is away. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 200; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await pause(100);
    }
  }
}
