import { runProcess } from '@launchyard/process/run';
import { readHooksConfig, readStreamsConfig } from './config.ts';
import { createHooksServer } from './hooks.ts';
import { createStreamsServer } from './streams.ts';

await runProcess(async () => {
  // The hooks live here, too: a process of their own would cost more than they do.
  const servers = await Promise.all([
    createStreamsServer(readStreamsConfig(process.env)),
    createHooksServer(readHooksConfig(process.env)),
  ]);
  return { close: async () => void (await Promise.all(servers.map((server) => server.close()))) };
});
