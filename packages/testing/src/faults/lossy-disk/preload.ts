/** Preloaded into a service: copies what it syncs to the shadow, the only thing that survives a power cut. */
import { readlinkSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Shadow } from './shadow.ts';

const shadow = new Shadow(process.env['LOSSY_DISK_SHADOW'] ?? '');
const root = `${process.env['LOSSY_DISK_ROOT'] ?? ''}/`;

const probe = await open(import.meta.filename);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node does not export the class of its file handles
const FileHandles = Object.getPrototypeOf(probe) as FileHandle;
await probe.close();

FileHandles.sync = syncInShadow;
FileHandles.datasync = syncInShadow;

async function syncInShadow(this: FileHandle): Promise<void> {
  const path = readlinkSync(`/proc/self/fd/${this.fd}`);
  if (`${path}/`.startsWith(root)) shadow.sync(path);
}
