import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import { createFleetServer } from '@launchyard/fleet/server';
import { createSupervisor, type Supervisor } from '@launchyard/fleet/supervisor';
import { makeBuilds, untilLogged } from '@launchyard/fleet/test-kit';
import { startPayments, type TestPayments } from '@launchyard/payments/test-kit';
import { portOf } from '../world/ports.ts';
import { startWorld, type World } from '../world/world.ts';

let world: World;
let builds: Awaited<ReturnType<typeof makeBuilds>>;
let fleet: Supervisor;
let fleetServer: Server;
let payments: TestPayments;
beforeAll(async () => {
  // Everywhere: also where a setting keeps a service to itself, a build must not depend on that.
  world = await startWorld({ config: { host: '::' } });
  builds = await makeBuilds();
  fleet = await createSupervisor({ dataDir: builds.dataDir, places: 1, memoryBytes: 1e9, firstUdpPort: 25_000 });
  fleetServer = createFleetServer(fleet, 'the token of one test', () => undefined).listen(0, '::');
  [payments] = await Promise.all([startPayments(), once(fleetServer, 'listening')]);
  return async () => {
    await Promise.all([fleet.close(), payments.close(), world.close()]);
    fleetServer.close();
    await builds.remove();
  };
});

/** Tries to connect, and says whether somebody answered. */
const reaches = ({ host, port }: { host: string; port: number }) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false)).once('connect', () => socket.destroy());
  });

test('of everything that listens on this machine, a build reaches signalling only', async () => {
  const { addresses, databaseUrl } = world.config;
  const { gateway, platform, files, stream, hooks, signalling } = addresses.ports;
  const ports = { gateway, api: platform, files, streams: stream, hooks, signalling, fleet: portOf(fleetServer) };
  const others = { payments: Number(new URL(payments.url).port), postgres: Number(new URL(databaseUrl).port) };
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const hosts = own.map(({ address, scopeid }) => (scopeid ? `${address}%${scopeid}` : address));
  expect(hosts).toContain('127.0.0.1');
  const targets = Object.entries({ ...ports, ...others }).flatMap(([name, port]) =>
    [...new Set(['127.0.0.1', '::1', ...hosts])].map((host) => ({ name, host, port })),
  );
  const seen = await Promise.all(targets.map(async (target) => (await reaches(target)) && target.name));
  expect(new Set(seen.filter((name) => name !== false))).toEqual(new Set(Object.keys({ ...ports, ...others })));

  const script = `
    const tries = ${JSON.stringify(targets)}.map((target) => new Promise((resolve) => {
      const socket = require("net").connect({ ...target, timeout: 5000 });
      const end = (text) => () => resolve(socket.destroy() && text);
      socket.once("connect", end(target.name + " at " + target.host)).once("error", end("")).once("timeout", end(""));
    }));
    Promise.all(tries).then((said) => console.log("reached", JSON.stringify(said.filter(Boolean)), "of", said.length));
    setInterval(() => undefined, 1000)`;
  const id = randomUUID();
  const signallingUrl = `ws://127.0.0.1:${signalling}/signalling?ticket=x`;
  await fleet.start(id, await builds.make(`exec node -e '${script}'`, { signallingUrl }));
  const [, reached = '[]'] = /reached (\[.*\]) of/.exec(await untilLogged(fleet, id, '] of')) ?? [];
  expect(new Set(JSON.parse(reached))).toEqual(new Set(['signalling at 127.0.0.1', 'signalling at ::1']));
  await fleet.stop(id);
});
