import { SettingsError } from './setting.ts';

interface AddressSettings {
  MODE: 'development' | 'production';
  PORT: number;
  PLATFORM_PORT: number | undefined;
  FILES_PORT: number | undefined;
  STREAM_PORT: number | undefined;
  HOOKS_PORT: number | undefined;
  FLEET_PORT: number | undefined;
  SIGNALLING_PORT: number | undefined;
  CHECKOUT_PORT: number | undefined;
  PUBLIC_URL: string | undefined;
  FILES_PUBLIC_URL: string | undefined;
  ALTERNATE_FILES_PUBLIC_URL: string | undefined;
  STREAM_PUBLIC_URL: string | undefined;
  LINUX_STREAM_URL: string | undefined;
  PAY_PER_LAUNCH_STREAM_URL: string | undefined;
  HOOKS_PUBLIC_URL: string | undefined;
  SIGNALLING_PUBLIC_URL: string | undefined;
  CHECKOUT_PUBLIC_URL: string | undefined;
  UPSTREAM_URL: string | undefined;
  FLEET_URL: string | undefined;
}

/** Where the processes listen, and their public addresses. */
export interface Addresses {
  ports: {
    gateway: number;
    platform: number;
    files: number;
    stream: number;
    hooks: number;
    fleet: number;
    signalling: number;
    checkout: number;
  };
  /** Origins without a trailing slash; the alternate files have an address, which may include a path. */
  panel: string;
  files: string;
  alternateFiles: string;
  stream: string;
  /** Where the links of Linux builds and of pay-per-launch accounts begin; by default the same as `stream`. */
  linuxStream: string;
  payPerLaunchStream: string;
  hooks: string;
  /** Where builds of a fleet open the sockets of their streams. */
  signalling: string;
  /** Where customers pay. */
  checkout: string;
  upstream: string;
}

/**
 * Derives every port and public address from PORT and its overrides. The panel is on `localhost`, the others on
 * `127.0.0.1`: cookies ignore ports, so a different host name keeps the panel’s cookie away from customer files. Throws
 * SettingsError if production would send a session over plain http to a public host, if another address has the
 * panel’s host, or if a fleet on another machine is not told where signalling is.
 */
export function readAddresses(settings: AddressSettings): Addresses {
  const ports = {
    gateway: settings.PORT,
    platform: settings.PLATFORM_PORT ?? settings.PORT + 1,
    files: settings.FILES_PORT ?? settings.PORT + 2,
    stream: settings.STREAM_PORT ?? settings.PORT + 3,
    hooks: settings.HOOKS_PORT ?? settings.PORT + 4,
    fleet: settings.FLEET_PORT ?? settings.PORT + 5,
    signalling: settings.SIGNALLING_PORT ?? settings.PORT + 6,
    checkout: settings.CHECKOUT_PORT ?? settings.PORT + 7,
  };
  const files = origin(settings.FILES_PUBLIC_URL ?? `http://127.0.0.1:${ports.files}`);
  const stream = origin(settings.STREAM_PUBLIC_URL ?? `http://127.0.0.1:${ports.stream}`);
  const addresses = {
    ports,
    panel: origin(settings.PUBLIC_URL ?? `http://localhost:${ports.gateway}`),
    files,
    alternateFiles: origin(settings.ALTERNATE_FILES_PUBLIC_URL ?? `${files}/alternate`),
    stream,
    linuxStream: origin(settings.LINUX_STREAM_URL ?? stream),
    payPerLaunchStream: origin(settings.PAY_PER_LAUNCH_STREAM_URL ?? stream),
    hooks: origin(settings.HOOKS_PUBLIC_URL ?? `http://127.0.0.1:${ports.hooks}`),
    signalling: origin(settings.SIGNALLING_PUBLIC_URL ?? `http://127.0.0.1:${ports.signalling}`),
    checkout: origin(settings.CHECKOUT_PUBLIC_URL ?? `http://127.0.0.1:${ports.checkout}`),
    upstream: origin(settings.UPSTREAM_URL ?? `http://127.0.0.1:${ports.platform}`),
  };
  const forFiles = { FILES_PUBLIC_URL: files, ALTERNATE_FILES_PUBLIC_URL: addresses.alternateFiles };
  const forHooks = { HOOKS_PUBLIC_URL: addresses.hooks };
  const forBuilds = { SIGNALLING_PUBLIC_URL: addresses.signalling };
  const forPayments = { CHECKOUT_PUBLIC_URL: addresses.checkout };
  if (settings.MODE === 'production')
    refusePlainHttp({ PUBLIC_URL: addresses.panel, ...forFiles, ...forHooks, ...forBuilds, ...forPayments });
  needSignalling(settings);
  const { linuxStream: LINUX_STREAM_URL, payPerLaunchStream: PAY_PER_LAUNCH_STREAM_URL } = addresses;
  const forStreams = { STREAM_PUBLIC_URL: stream, LINUX_STREAM_URL, PAY_PER_LAUNCH_STREAM_URL };
  refusePanelHost(addresses.panel, { ...forFiles, ...forStreams, ...forHooks, ...forPayments });
  return addresses;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address leads to the machine that asks. */
export const isOnThisMachine = (address: string): boolean => LOOPBACK.has(parse(address).hostname);

function refusePlainHttp(addresses: Record<string, string>): void {
  for (const [name, address] of Object.entries(addresses)) {
    if (parse(address).protocol === 'http:' && !isOnThisMachine(address)) {
      throw new SettingsError(
        `${name} is ${address}: in production a public host needs https, or sessions and tokens would travel in the clear. Put TLS in front and set ${name} to its https address.`,
      );
    }
  }
}

/** A loopback address is accepted if it is set: a tunnel may end on the fleet’s machine. */
function needSignalling({ FLEET_URL, SIGNALLING_PUBLIC_URL }: AddressSettings): void {
  if (FLEET_URL === undefined || isOnThisMachine(FLEET_URL) || SIGNALLING_PUBLIC_URL !== undefined) return;
  throw new SettingsError(
    'SIGNALLING_PUBLIC_URL is unset: the fleet at FLEET_URL is on another machine, and its builds would look for signalling there. Put TLS in front of SIGNALLING_PORT and set SIGNALLING_PUBLIC_URL to its https address.',
  );
}

/** Customer files must not be served from a host to which the browser sends the panel’s cookie. */
function refusePanelHost(panel: string, others: Record<string, string>): void {
  const { hostname } = parse(panel);
  for (const [name, address] of Object.entries(others)) {
    if (parse(address).hostname === hostname) {
      throw new SettingsError(
        `${name} is ${address}, which has the panel’s host name: cookies ignore ports, so the panel’s session would be sent along with requests for files. Use another host name for it.`,
      );
    }
  }
}

const origin = (address: string) => address.replace(/\/+$/, '');

/** Domain has no platform’s URL class, and only needs the origin. */
function parse(address: string): { protocol: string; hostname: string } {
  const match = /^(https?:)\/\/(\[[^\]]+\]|[^:/]+)/.exec(address);
  return { protocol: match?.[1] ?? '', hostname: (match?.[2] ?? '').toLowerCase() };
}
