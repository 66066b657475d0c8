import { randomBytes, createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rm, rmdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from '../../kit/errno.ts';
import type { Folders } from './folders.ts';
import type { ObjectStore, StoredPart } from './objectStore.ts';
import { makeFolder, renameForGood } from './sync.ts';

const READ_BYTES = 1024 * 1024;

/** Keeps each part as a file of its own, so that a part that comes twice never writes into one that is there. */
export function openEmbeddedStore(folders: Folders): ObjectStore {
  return {
    async commit(uploadId, parts) {
      const kept = new Set(parts.map((part) => part.location));
      for (const name of await readdir(folders.object(uploadId))) {
        if (!kept.has(name)) await rm(join(folders.object(uploadId), name), { force: true });
      }
    },
    readPart: (uploadId, part) =>
      createReadStream(join(folders.object(uploadId), part.location), { highWaterMark: READ_BYTES }),
    remove: (uploadId) => rm(folders.object(uploadId), { recursive: true, force: true }),
  };
}

/**
 * Writes a part's bytes to disk and answers what arrived once that is synced, under a name that nothing else has. The part counts only
 * when it is recorded; until then `discardPart` takes it away. Throws what the disk or the sender's connection throws, leaving nothing.
 */
export async function receivePart(
  folders: Folders,
  uploadId: string,
  number: number,
  body: AsyncIterable<Buffer>,
): Promise<StoredPart> {
  const folder = folders.object(uploadId);
  const location = `${number}-${randomBytes(8).toString('hex')}.part`;
  const arriving = join(folder, `${location}.arriving`);
  try {
    const part = await writePart(await openNew(folder, arriving), body);
    await renameForGood(arriving, join(folder, location));
    return { number, ...part, location };
  } catch (error) {
    await discardPart(folders, uploadId, `${location}.arriving`);
    throw error;
  }
}

/** Takes away a part that nothing refers to, and the upload's folder where it was the last thing in it. */
export async function discardPart(folders: Folders, uploadId: string, location: string): Promise<void> {
  await rm(join(folders.object(uploadId), location), { force: true });
  try {
    await rmdir(folders.object(uploadId));
  } catch (error) {
    // Other parts lie there, or the folder went with its upload: both are as it should be.
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error;
  }
}

/** The folder may be missing: nothing has arrived yet, or the only other part was just taken away. */
async function openNew(folder: string, path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    await makeFolder(folder);
    return open(path, 'wx', 0o600);
  }
}

async function writePart(file: FileHandle, body: AsyncIterable<Buffer>): Promise<Pick<StoredPart, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* hashed(): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await file.writeFile(hashed());
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest() };
}
