import { open, readlink, type FileHandle } from 'node:fs/promises';
import { vi } from 'vitest';

/**
 * Reports to tests which files and folders are synced, just before each; returns a function that stops it. `anyFile` is
 * an existing file.
 */
export async function watchSyncs(anyFile: string, onSync: (path: string) => Promise<void> | void): Promise<() => void> {
  const probe = await open(anyFile);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node does not export the class of its file handles
  const FileHandles = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  // oxlint-disable-next-line typescript/unbound-method -- called below with the file handle that it is asked of
  const { sync } = FileHandles;
  const spy = vi.spyOn(FileHandles, 'sync').mockImplementation(async function (this: FileHandle) {
    await onSync(await readlink(`/proc/self/fd/${this.fd}`));
    return sync.call(this);
  });
  return () => spy.mockRestore();
}
