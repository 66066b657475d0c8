import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** Where a process's lines go. */
export interface LogFile {
  write(chunk: Buffer): void;
  close(): void;
}

const limitBytes = 10 * 1024 * 1024;

/**
 * Appends to a file that only its owner reads. One that has reached ten megabytes is renamed to `<path>.1`, over the one before.
 * A disk that is full costs lines of the log and nothing else.
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
