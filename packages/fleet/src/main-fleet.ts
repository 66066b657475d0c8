import { once } from 'node:events';
import { readSettings, settings, SettingsError } from '@launchyard/domain/settings';
import { createLog } from '@launchyard/process/log';
import { runProcess } from '@launchyard/process/run';
import { createFleetServer } from './server.ts';
import { createSupervisor } from './supervisor.ts';

const { MODE, DATA_DIR, LOG_LEVEL, PORT, FLEET_TOKEN, FLEET_PORT } = settings;
const { FLEET_PLACES, FLEET_MEMORY_MIB, FLEET_FIRST_UDP_PORT, FLEET_CPU_CORES } = settings;
const used = {
  MODE,
  DATA_DIR,
  LOG_LEVEL,
  PORT,
  FLEET_TOKEN,
  FLEET_PORT,
  FLEET_PLACES,
  FLEET_MEMORY_MIB,
  FLEET_FIRST_UDP_PORT,
  FLEET_CPU_CORES,
};

await runProcess(async () => {
  const values = readSettings(used, process.env);
  if (values.FLEET_TOKEN === undefined) {
    throw new SettingsError(`FLEET_TOKEN is unset: this process needs it. ${FLEET_TOKEN.meaning}`);
  }
  const log = createLog('fleet', values.LOG_LEVEL);
  const supervisor = await createSupervisor({
    dataDir: values.DATA_DIR,
    places: values.FLEET_PLACES,
    memoryBytes: values.FLEET_MEMORY_MIB * 1024 * 1024,
    firstUdpPort: values.FLEET_FIRST_UDP_PORT,
    cpuCores: values.FLEET_CPU_CORES,
    isDevelopment: values.MODE === 'development',
  });
  const { isIsolated, bounds, brokenBounds } = await supervisor.health();
  const isWhole = isIsolated && brokenBounds.length === 0;
  log[isWhole ? 'info' : 'warn'](
    { bounds, brokenBounds },
    isIsolated ? 'builds are kept apart' : 'no builds are started',
  );
  const server = createFleetServer(supervisor, values.FLEET_TOKEN, (err) => log.error({ err }, 'a call failed'));
  server.listen(values.FLEET_PORT ?? values.PORT + 5, '127.0.0.1');
  await once(server, 'listening');
  return {
    async close() {
      server.close();
      await supervisor.close();
      server.closeAllConnections();
    },
  };
});
