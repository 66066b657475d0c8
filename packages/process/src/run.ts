import { SettingsError } from '@launchyard/domain/settings';

const LONGEST_END_MILLISECONDS = 20_000;

/**
 * Runs a process of the product: starts it, tells its parent when it is ready, and shuts it down cleanly on SIGTERM,
 * SIGINT or when the parent is gone, so that a killed launcher leaves nothing running. Exits with 0, or with 1 if that
 * failed. An invalid setting is a sentence and exit code 2.
 */
export async function runProcess(start: () => Promise<{ close(): Promise<void> }>): Promise<void> {
  let running: { close(): Promise<void> };
  try {
    running = await start();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
  let isEnding = false;
  const end = () => {
    // Ctrl-C reaches every process of the terminal, and the launcher then signals each again.
    if (isEnding) return;
    isEnding = true;
    // A shutdown that hangs (the database is gone, a file system is stuck) must not outlive the parent.
    setTimeout(() => process.exit(1), LONGEST_END_MILLISECONDS).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`could not shut down cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  // The parent may have gone during the start.
  if (process.send && !process.connected) return end();
  process.send?.({ ready: true }, (error: Error | null) => {
    // It went at this very moment.
    if (error) end();
  });
}
