import { Interrupted } from '@launchyard/transfer';

/**
 * One window of this browser sends an upload; the others wait for it and take over when it closes, however it closes. Where there are no locks
 * (plain http), windows are not told apart: then both send, and each part that arrives twice is the same one.
 */
export async function claimUpload(uploadId: string, signal: AbortSignal, onElsewhere: () => void): Promise<() => void> {
  // Not there without https, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return () => undefined;
  const name = `launchyard-upload-${uploadId}`;
  const held = await requestLock(locks, name, { ifAvailable: true });
  if (held) return held;
  onElsewhere();
  const granted = await requestLock(locks, name, { signal });
  if (!granted) throw new Interrupted();
  return granted;
}

/** Answers how to give the lock back, or null when it was not to be had. */
function requestLock(locks: LockManager, name: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const request = locks.request(name, options, (lock) => {
      if (!lock) return resolve(null);
      // The lock is held for as long as this is not resolved.
      return new Promise<void>((release) => resolve(release));
    });
    request.catch((error: unknown) => {
      if (options.signal?.aborted) resolve(null);
      else reject(error instanceof Error ? error : new Error('The lock was refused', { cause: error }));
    });
  });
}
