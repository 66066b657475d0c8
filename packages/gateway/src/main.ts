import { SettingsError } from '@launchyard/domain/settings';
import { readConfig } from './config.ts';
import { createGateway } from './gateway.ts';

/** The gateway's process. Ends with 2 when a setting is wrong, with 0 when it was told to stop. */
try {
  const config = readConfig(process.env);
  const gateway = await createGateway(config);
  let isStopping = false;
  const stop = () => {
    // Ctrl+C reaches every process of the terminal, and the launcher then tells each again.
    if (isStopping) return;
    isStopping = true;
    void gateway.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The launcher is gone, and with it whoever would stop this process.
  process.on('disconnect', () => process.exit(0));
  process.send?.({ ready: true });
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
