import { runProcess } from '@launchyard/process/run';
import { readHooksConfig } from './config.ts';
import { createHooksServer } from './hooks.ts';
import { createStreamsServer } from './streams.ts';

await runProcess(async () => {
  const config = readHooksConfig(process.env);
  // What machines outside reach lives here, too: a process for it alone would cost more than it does.
  const servers = await Promise.all([createStreamsServer(config), createHooksServer(config)]);
  return { close: async () => void (await Promise.all(servers.map((server) => server.close()))) };
});
