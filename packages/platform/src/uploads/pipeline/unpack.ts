import { chmod, mkdir, open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { isProgramHead, type ExtractionPlan, type PlannedFile, type ZipEntry } from '@launchyard/domain/uploads';
import { syncedInSteps, syncFileSystem, syncPath } from '../../providers/files/sync.ts';
import { findData, readEntry } from './entry-stream.ts';

/** More at once only wait for the disk: zlib has four threads. */
const FILES_AT_ONCE = 4;
/**
 * Files up to this size are synced together at the end; larger ones individually, so that the end is not left with
 * gigabytes.
 */
const SMALL_BYTES = 1024 * 1024;

/**
 * Unpacks exactly what is planned into an existing empty folder: plain files and folders, each created anew, never
 * through a link. `onBytes` is called with what was written and may throw to stop. Everything is synced at the end.
 * Throws a StageFailure if the archive differs from its directory.
 */
export async function unpack(
  archive: { file: FileHandle; entries: readonly ZipEntry[]; plan: ExtractionPlan },
  folder: string,
  onBytes: (bytes: number) => Promise<void>,
): Promise<void> {
  const { file, entries, plan } = archive;
  for (const path of ['', ...plan.directories]) await makeReadable(join(folder, path), path !== '');
  for (const entry of entries) if (entry.isDirectory) await findData(file, entry);
  const left = plan.files.values();
  let hasFailed = false;
  const unpackSome = async () => {
    for (const planned of left) {
      if (hasFailed) return;
      const entry = entries[planned.entryIndex];
      if (!entry) throw new Error(`the plan names entry ${planned.entryIndex}, which the archive does not have`);
      await unpackFile(file, entry, planned, folder, onBytes);
    }
  };
  const runs = Array.from({ length: FILES_AT_ONCE }, () =>
    unpackSome().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  // Waits for all of them before the first failure is thrown: nobody may write into a folder that is being removed.
  const outcomes = await Promise.allSettled(runs);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  await syncAll(archive, folder);
}

/**
 * A build runs as a user of its own, so what is in its folder is readable by everybody, whatever the umask of this process;
 * only we may walk the folders above it.
 */
async function makeReadable(path: string, isNew: boolean): Promise<void> {
  if (isNew) await mkdir(path);
  await chmod(path, 0o755);
}

/** Syncs what is not on disk yet: the small files and all names. */
async function syncAll({ entries, plan }: { entries: readonly ZipEntry[]; plan: ExtractionPlan }, folder: string) {
  if (await syncFileSystem(folder)) return;
  const small = plan.files.filter(({ entryIndex }) => isSmall(entries[entryIndex]));
  for (const { path } of small) await syncPath(join(folder, path));
  for (const path of [...plan.directories, '']) await syncPath(join(folder, path));
}

const isSmall = (entry: ZipEntry | undefined): boolean => entry !== undefined && entry.bytes <= SMALL_BYTES;

async function unpackFile(
  archive: FileHandle,
  entry: ZipEntry,
  planned: PlannedFile,
  folder: string,
  onBytes: (bytes: number) => Promise<void>,
): Promise<void> {
  let isProgram = ((entry.unixMode ?? 0) & 0o111) !== 0;
  const look = (head: Buffer) => (isProgram ||= isProgramHead(head));
  const file = await open(join(folder, planned.path), 'wx');
  try {
    await file.writeFile(syncedInSteps(file, watched(readEntry(archive, entry), look, onBytes)));
    await file.chmod(isProgram ? 0o755 : 0o644);
    if (!isSmall(entry)) await file.sync();
  } finally {
    await file.close();
  }
}

async function* watched(
  chunks: AsyncIterable<Buffer>,
  onFirst: (chunk: Buffer) => void,
  onBytes: (bytes: number) => Promise<void>,
) {
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) onFirst(chunk);
    isFirst = false;
    yield chunk;
    await onBytes(chunk.length);
  }
}
