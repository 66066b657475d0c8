import { randomBytes, createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rm, rmdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from '../../kit/errno.ts';
import { requireUuid } from '../../kit/require-uuid.ts';
import type { ObjectStore, StoredPart } from './object-store.ts';
import { makeFolder, renameForGood } from './sync.ts';

const READ_BYTES = 1024 * 1024;

/**
 * A folder as an object store. Each part is a separate file, so that a repeated part never overwrites one that is
 * there.
 */
export function openEmbeddedStore(root: string): ObjectStore {
  const folderOf = (objectId: string) => join(root, requireUuid(objectId));
  const discard = (objectId: string, location: string) => discardFile(folderOf(objectId), location);
  return {
    async commit(objectId, parts) {
      const kept = new Set(parts.map((part) => part.location));
      for (const name of await readdir(folderOf(objectId))) {
        if (!kept.has(name)) await rm(join(folderOf(objectId), name), { force: true });
      }
    },
    readPart: (objectId, part, range) =>
      createReadStream(join(folderOf(objectId), fileOf(part.location)), {
        highWaterMark: READ_BYTES,
        ...(range ? { start: range.first, end: range.last } : {}),
      }),
    remove: (objectId) => rm(folderOf(objectId), { recursive: true, force: true }),
    discardPart: discard,
    async receivePart(objectId, number, body) {
      const location = `${number}-${randomBytes(8).toString('hex')}.part`;
      const arriving = join(folderOf(objectId), `${location}.arriving`);
      try {
        const part = await writePart(await openNew(folderOf(objectId), arriving), body);
        await renameForGood(arriving, join(folderOf(objectId), location));
        return { number, ...part, location };
      } catch (error) {
        await discard(objectId, `${location}.arriving`);
        throw error;
      }
    },
  };
}

/** Its name comes from the database, which more than one process writes. */
function fileOf(location: string): string {
  if (/^[\w-]+(\.[\w-]+)*$/.test(location)) return location;
  throw new Error('a part is in no file of its store');
}

async function discardFile(folder: string, name: string): Promise<void> {
  await rm(join(folder, fileOf(name)), { force: true });
  try {
    await rmdir(folder);
  } catch (error) {
    // Other parts are in it, or the folder was removed with its object: both are fine.
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error;
  }
}

/** The folder may be missing: nothing has arrived yet, or the only other part was just removed. */
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
