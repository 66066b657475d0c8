import { SettingsError } from '@launchyard/domain/settings';
import { placeDemoApp } from './demo-app.ts';
import { LaunchError, systemErrorCode } from './launch-error.ts';
import { SAMPLE_APP } from './sample-build.ts';
import { servicesFor } from './services.ts';
import { start } from './start.ts';
import type { Running } from './start.ts';
import { outliveTerminal } from './terminal.ts';

// Whatever this process and its children write is private to their account.
process.umask(0o077);
outliveTerminal();

const interruption = new AbortController();
let running: Running | undefined;
let interruptedAt = 0;
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// Our parent is gone, and with it the terminal for Ctrl-C.
process.on('disconnect', stop);

try {
  running = await start({
    environment: process.env,
    services: servicesFor,
    // Most of what this process loads, while the database and other processes start.
    migrate: async (url) => (await import('@launchyard/platform/migrate')).migrate(url),
    seedDemo: async (options) => (await import('@launchyard/platform/demo')).seedDemo(options),
    makeSample,
    ...(!process.argv.includes('--without-demo') && { placeDemo: placeDemoApp }),
    isWatching: process.argv.includes('--dev'),
    print: (text) => process.stdout.write(text),
    signal: interruption.signal,
  });
} catch (error) {
  if (interruption.signal.aborted) process.exit(130);
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(error instanceof SettingsError ? 2 : 1);
}

/** Loads what it needs, a bundler among it, only when it is needed. */
async function makeSample(file: string): Promise<void> {
  const { makeSampleBuild } = await import('@launchyard/sample');
  await makeSampleBuild(file, { appName: SAMPLE_APP });
}

/** The sentence for a problem that the operator can solve, or undefined for a fault of ours. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof LaunchError || error instanceof SettingsError) return error.message;
  if (systemErrorCode(error) === 'ENOSPC') return 'The disk is full.';
  return undefined;
}

/**
 * The first signal stops gracefully, the second at once; then the guard stops the database when this process is gone.
 * One Ctrl-C arrives as several signals, from the terminal and from npm: those within a second belong to the first.
 */
function stop(): void {
  if (interruption.signal.aborted) {
    if (Date.now() - interruptedAt < 1000) return;
    running?.kill();
    process.exit(130);
  }
  interruptedAt = Date.now();
  interruption.abort();
  if (running === undefined) return;
  process.stdout.write('Stopping. Press Ctrl-C again to force it.\n');
  running.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
}
