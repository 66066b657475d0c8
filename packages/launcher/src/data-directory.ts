import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { LaunchError, systemErrorCode } from './launch-error.ts';

/**
 * Creates the data folder if missing, and makes sure that it is writable. As root, others may pass through it, because
 * the database runs under another account; its contents are private. Throws LaunchError.
 */
export async function makeDataDirectory(dataDir: string): Promise<void> {
  try {
    const isNew = (await mkdir(dataDir, { recursive: true, mode: 0o700 })) !== undefined;
    if (isNew && process.getuid?.() === 0) await chmod(dataDir, 0o711);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new LaunchError(
      `DATA_DIR is ${dataDir}, which ${reasons[systemErrorCode(error) ?? ''] ?? 'cannot be used'}.`,
      {
        cause: error,
      },
    );
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this user cannot write to: grant the permission, or set DATA_DIR to another folder',
  EPERM: 'this user cannot write to: grant the permission, or set DATA_DIR to another folder',
  EROFS: 'is on a read-only disk: set DATA_DIR to another folder',
  ENOSPC: 'is on a full disk',
  EEXIST: 'is a file: set DATA_DIR to a folder',
  ENOTDIR: 'is inside a file: set DATA_DIR to a folder',
};
