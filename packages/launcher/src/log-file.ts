import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** Where a process’s lines go. */
export interface LogFile {
  write(chunk: Buffer): void;
  close(): void;
}

const limitBytes = 10 * 1024 * 1024;

/**
 * Appends to a file that only its owner can read. At ten megabytes it is renamed to `<path>.1`, replacing the previous
 * one. A full disk only loses log lines.
 */
export function openLogFile(path: string, limit = limitBytes): LogFile {
  let file = openSync(path, 'a', 0o600);
  let size = fstatSync(file).size;
  const rotate = () => {
    closeSync(file);
    renameSync(path, `${path}.1`);
    file = openSync(path, 'a', 0o600);
    size = 0;
  };
  return {
    write(chunk) {
      try {
        if (size >= limit) rotate();
        size += writeSync(file, chunk);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    close: () => closeSync(file),
  };
}
