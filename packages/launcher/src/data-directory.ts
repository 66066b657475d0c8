import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { LaunchError, systemErrorCode } from './launch-error.ts';

/**
 * Makes the data folder unless it is there, and makes sure that it can be written. Root leaves it open to pass through, since the
 * database runs under another account; what lies inside is closed. Throws LaunchError.
 */
export async function makeDataDirectory(dataDir: string): Promise<void> {
  try {
    const isNew = (await mkdir(dataDir, { recursive: true, mode: 0o700 })) !== undefined;
    if (isNew && process.getuid?.() === 0) await chmod(dataDir, 0o711);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new LaunchError(`DATA_DIR is ${dataDir}, and ${reasons[systemErrorCode(error) ?? ''] ?? 'cannot be used'}.`, {
      cause: error,
    });
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there: give the right, or set DATA_DIR to another folder',
  EPERM: 'this user may not write there: give the right, or set DATA_DIR to another folder',
  EROFS: 'the disk is read-only: set DATA_DIR to another folder',
  ENOSPC: 'the disk is full',
  EEXIST: 'is a file: set DATA_DIR to a folder',
  ENOTDIR: 'lies below a file: set DATA_DIR to a folder',
};
