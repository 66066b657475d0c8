/** Preloaded into a service: while a flag file exists, writes below a folder fail for lack of space. */
import promises, { open, type FileHandle } from 'node:fs/promises';
import { existsSync, readlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const root = `${process.env['SMALL_DISK_ROOT'] ?? ''}/`;
const isFull = () => existsSync(process.env['SMALL_DISK_FULL'] ?? '');

const probe = await open(import.meta.filename);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node does not export the class of its file handles
const FileHandles = Object.getPrototypeOf(probe) as FileHandle;
await probe.close();
// oxlint-disable-next-line typescript/unbound-method -- called below with its own file handle
const { writeFile } = FileHandles;
FileHandles.writeFile = async function (...words) {
  if (!isFull() || !readlinkSync(`/proc/self/fd/${this.fd}`).startsWith(root)) return writeFile.apply(this, words);
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
};

const { statfs } = promises;
const statfsOf = async (path: string) => {
  const found = await statfs(path);
  return isFull() && `${path}/`.startsWith(root) ? Object.assign(found, { bfree: 0, bavail: 0 }) : found;
};
Object.assign(promises, { statfs: statfsOf });
syncBuiltinESMExports();
