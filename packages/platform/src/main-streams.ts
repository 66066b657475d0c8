import { runProcess } from '@launchyard/process/run';
import { readHooksConfig } from './config.ts';
import { createHooksServer } from './hooks.ts';
import { createStreamsServer } from './streams.ts';

await runProcess(async () => {
  const config = readHooksConfig(process.env);
  // The hooks live here, too: a process of their own would cost more than they do.
  const servers = await Promise.all([createStreamsServer(config), createHooksServer(config)]);
  return { close: async () => void (await Promise.all(servers.map((server) => server.close()))) };
});
