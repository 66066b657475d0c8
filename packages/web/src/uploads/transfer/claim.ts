import { Interrupted } from '@launchyard/transfer';

/**
 * One window of this browser sends an upload; the others wait and take over when it closes or
 * crashes. Without locks (plain http), windows cannot be told apart: both send, and duplicate parts
 * are identical.
 */
export async function claimUpload(uploadId: string, signal: AbortSignal, onElsewhere: () => void): Promise<() => void> {
  // Missing without https, despite its type.
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

/** Resolves to a function that releases the lock, or to null if it was not available. */
function requestLock(locks: LockManager, name: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const request = locks.request(name, options, (lock) => {
      if (!lock) return resolve(null);
      // The lock is held until this resolves.
      return new Promise<void>((release) => resolve(release));
    });
    request.catch((error: unknown) => {
      if (options.signal?.aborted) resolve(null);
      else reject(error instanceof Error ? error : new Error('The lock was refused', { cause: error }));
    });
  });
}
