import { open, readlink, type FileHandle } from 'node:fs/promises';
import { vi } from 'vitest';

/**
 * Makes the disk below a folder full: writes fail after their first bytes, as on a real disk, while the rest is still
 * being sent. Returns a function that makes room again. `anyFile` is an existing file.
 */
export async function fillDisk(anyFile: string, folder: string): Promise<() => void> {
  const probe = await open(anyFile);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node does not export the class of its file handles
  const FileHandles = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  // oxlint-disable-next-line typescript/unbound-method -- called below with the file handle that it is asked of
  const { writeFile } = FileHandles;
  const spy = vi.spyOn(FileHandles, 'writeFile').mockImplementation(async function (this: FileHandle, data, options) {
    const isFull = (await readlink(`/proc/self/fd/${this.fd}`)).startsWith(folder);
    if (!isFull || typeof data === 'string' || !(Symbol.asyncIterator in data))
      return writeFile.call(this, data, options);
    for await (const _ of data) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  return () => spy.mockRestore();
}
