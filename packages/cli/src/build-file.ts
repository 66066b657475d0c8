import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { FileGone } from '@launchyard/transfer';
import { Ended, EXIT } from './exit.ts';
import { cliMessages } from './messages.ts';

/** The ZIP on disk, held open: replacing it meanwhile does not change what is sent. Sizes in bytes. */
export interface BuildFile {
  fileName: string;
  sizeBytes: number;
  /** Rejects with FileGone if somebody wrote to it since it was opened. */
  read(offset: number, bytes: number): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openBuildFile(path: string): Promise<BuildFile> {
  const file = await orUnreadable(path, () => open(path));
  const stat = await file.stat();
  const { size, mtimeMs } = stat;
  if (!stat.isFile()) {
    await file.close();
    throw unreadable(stat.isDirectory() ? cliMessages.isFolder(path) : cliMessages.isNoFile(path));
  }
  return {
    fileName: basename(path),
    sizeBytes: size,
    async read(offset, bytes) {
      const content = await readFully(file, offset, bytes);
      const now = await file.stat();
      if (content.length < bytes || now.size !== size || now.mtimeMs !== mtimeMs) throw new FileGone('changed');
      return content;
    },
    close: () => file.close(),
  };
}

export const sha256Hex = (bytes: Uint8Array): Promise<string> =>
  Promise.resolve(createHash('sha256').update(bytes).digest('hex'));

/** A system read may return fewer bytes than requested. */
async function readFully(file: FileHandle, offset: number, bytes: number): Promise<Buffer> {
  const content = Buffer.allocUnsafe(bytes);
  let got = 0;
  while (got < bytes) {
    const { bytesRead } = await orGone(() => file.read(content, got, bytes - got, offset + got));
    if (bytesRead === 0) break;
    got += bytesRead;
  }
  return content.subarray(0, got);
}

/** A network share, or a disk, that is no longer there. */
const GONE = new Set(['ESTALE', 'ENODEV', 'ENXIO', 'ENOENT', 'EIO']);

async function orGone<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw GONE.has(codeOf(error)) ? new FileGone('gone') : error;
  }
}

async function orUnreadable<T>(path: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') throw unreadable(cliMessages.fileNotFound(path), error);
    if (code === 'EACCES' || code === 'EPERM') throw unreadable(cliMessages.fileForbidden(path), error);
    throw unreadable(cliMessages.fileUnreadable(path, code || String(error)), error);
  }
}

const unreadable = (sentence: string, cause?: unknown): Ended =>
  new Ended(EXIT.refused, 'FILE_UNREADABLE', sentence, { cause });

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
