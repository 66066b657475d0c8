import { SettingsError } from '@launchyard/domain/settings';

const LONGEST_END_MILLISECONDS = 20_000;

/**
 * Runs a process of the product: starts it, tells a parent that it is ready, and ends it gently on SIGTERM, SIGINT or when the parent is
 * gone, so that a killed launcher leaves nothing running: with 0, or with 1 where that failed. A wrong setting is a sentence and 2.
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
    // Ctrl-C reaches every process of the terminal, and the launcher then tells each again.
    if (isEnding) return;
    isEnding = true;
    // What cannot end (a database that is gone, a stuck file system) must not outlive its parent.
    setTimeout(() => process.exit(1), LONGEST_END_MILLISECONDS).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`could not end gently: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  // The parent may have gone while this was starting.
  if (process.send && !process.connected) return end();
  process.send?.({ ready: true }, (error: Error | null) => {
    // It went in this very moment.
    if (error) end();
  });
}
