import { productServices, type Service } from '@launchyard/launcher/services';
import { start } from '@launchyard/launcher/start';
import { seedDemo } from '@launchyard/platform/demo';
import { migrate } from '@launchyard/platform/migrate';
import { freePorts } from './ports.ts';
import { openRoughLine } from './rough-line.ts';

/*
 * Runs the product like the launcher, but with two of each process on one database and one folder, behind a proxy for
 * each of the six ports. Restarts processes that die. Takes the launcher's settings; the ports are those of the
 * proxies. Exits with its parent or on SIGTERM.
 */

const PORTS = ['PORT', 'PLATFORM_PORT', 'FILES_PORT', 'STREAM_PORT', 'HOOKS_PORT', 'SIGNALLING_PORT'] as const;
type Ports = Record<(typeof PORTS)[number], number>;

const doors: Ports = {
  PORT: portFrom('PORT'),
  PLATFORM_PORT: portFrom('PLATFORM_PORT'),
  FILES_PORT: portFrom('FILES_PORT'),
  STREAM_PORT: portFrom('STREAM_PORT'),
  HOOKS_PORT: portFrom('HOOKS_PORT'),
  SIGNALLING_PORT: portFrom('SIGNALLING_PORT'),
};
const first = await choosePorts();
const second = await choosePorts();
const [CHECKOUT_PORT] = await freePorts();
const lines = await Promise.all(
  PORTS.map((name) =>
    openRoughLine([first[name], second[name]], { delayMs: 0, resetAfterBytes: null, seed: 1 }, doors[name]),
  ),
);

const abandoned = new AbortController();
process.once('disconnect', () => abandoned.abort());
const running = await start({
  signal: abandoned.signal,
  environment: {
    PUBLIC_URL: `http://localhost:${doors.PORT}`,
    FILES_PUBLIC_URL: `http://127.0.0.1:${doors.FILES_PORT}`,
    STREAM_PUBLIC_URL: `http://127.0.0.1:${doors.STREAM_PORT}`,
    HOOKS_PUBLIC_URL: `http://127.0.0.1:${doors.HOOKS_PORT}`,
    UPSTREAM_URL: `http://127.0.0.1:${doors.PLATFORM_PORT}`,
    ...process.env,
    ...texts(first),
    CHECKOUT_PORT: String(CHECKOUT_PORT),
  },
  // Grouped by kind: the gateways start last and stop first.
  services: () => productServices.flatMap((service) => [service, secondOf(service)]),
  migrate,
  seedDemo,
  makeSample: () => Promise.resolve(),
  print: (text) => process.stdout.write(text),
});
process.once('SIGTERM', end);
process.once('disconnect', end);

function secondOf(service: Service): Service {
  const { readyUrl } = service;
  const ports = {
    gateway: second.PORT,
    platform: second.PLATFORM_PORT,
    files: second.FILES_PORT,
    stream: second.STREAM_PORT,
    hooks: second.HOOKS_PORT,
    // Pairs start no fleet.
    fleet: 0,
    signalling: second.SIGNALLING_PORT,
    // Nor a payment engine.
    checkout: 0,
  };
  return {
    ...service,
    name: `${service.name}-2`,
    environment: texts(second),
    ...(readyUrl && { readyUrl: (addresses, host) => readyUrl({ ...addresses, ports }, host) }),
  };
}

function portFrom(name: keyof Ports): number {
  const port = Number(process.env[name]);
  if (!port) throw new Error(`${name} is unset: pairs need all six ports.`);
  return port;
}

async function choosePorts(): Promise<Ports> {
  const [PORT, PLATFORM_PORT, FILES_PORT, STREAM_PORT, HOOKS_PORT, SIGNALLING_PORT] = await freePorts();
  return { PORT, PLATFORM_PORT, FILES_PORT, STREAM_PORT, HOOKS_PORT, SIGNALLING_PORT };
}

function texts(ports: Ports): Record<string, string> {
  return Object.fromEntries(PORTS.map((name) => [name, String(ports[name])]));
}

function end(): void {
  void running
    .stop()
    .then(() => Promise.all(lines.map((line) => line.close())))
    .finally(() => process.exit());
}
