import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** The first bytes of a file, fewer if it is shorter. */
export async function readHead(folder: string, path: string, bytes: number): Promise<Buffer> {
  const file = await open(join(folder, path), 'r');
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, bytes)), 0, Math.min(size, bytes), 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
