const LOOK_MILLISECONDS = 1000;

/**
 * Ends this process when the npm that started it is gone: one that is ended by a signal leaves its shell and what the
 * shell runs behind. What this process started ends with it.
 */
export function endWithParent({ env, ppid: parent } = process) {
  if (env.npm_lifecycle_event === undefined) return;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, LOOK_MILLISECONDS).unref();
}
