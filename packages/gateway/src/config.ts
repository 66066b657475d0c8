import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@launchyard/contract/calls';
import { PRODUCT_NAME } from '@launchyard/domain/kit';
import { readAddresses, readSettings, settings, SettingsError } from '@launchyard/domain/settings';
import { readProxies } from '@launchyard/process/client-address';
import { createLog } from '@launchyard/process/log';
import type { GatewaySettings } from './gateway-settings.ts';

const PACKAGES = path.resolve(import.meta.dirname, '../..');
const WEB = path.join(PACKAGES, 'web');

/** The settings that a gateway reads: it never learns of a database. */
const OURS = {
  MODE: settings.MODE,
  HOST: settings.HOST,
  PORT: settings.PORT,
  PLATFORM_PORT: settings.PLATFORM_PORT,
  FILES_PORT: settings.FILES_PORT,
  STREAM_PORT: settings.STREAM_PORT,
  HOOKS_PORT: settings.HOOKS_PORT,
  FLEET_PORT: settings.FLEET_PORT,
  SIGNALLING_PORT: settings.SIGNALLING_PORT,
  CHECKOUT_PORT: settings.CHECKOUT_PORT,
  PUBLIC_URL: settings.PUBLIC_URL,
  FILES_PUBLIC_URL: settings.FILES_PUBLIC_URL,
  ALTERNATE_FILES_PUBLIC_URL: settings.ALTERNATE_FILES_PUBLIC_URL,
  STREAM_PUBLIC_URL: settings.STREAM_PUBLIC_URL,
  LINUX_STREAM_URL: settings.LINUX_STREAM_URL,
  PAY_PER_LAUNCH_STREAM_URL: settings.PAY_PER_LAUNCH_STREAM_URL,
  HOOKS_PUBLIC_URL: settings.HOOKS_PUBLIC_URL,
  SIGNALLING_PUBLIC_URL: settings.SIGNALLING_PUBLIC_URL,
  CHECKOUT_PUBLIC_URL: settings.CHECKOUT_PUBLIC_URL,
  UPSTREAM_URL: settings.UPSTREAM_URL,
  FLEET_URL: settings.FLEET_URL,
  GATEWAY_SECRET: settings.GATEWAY_SECRET,
  TRUSTED_PROXIES: settings.TRUSTED_PROXIES,
  COUNTRY_HEADER: settings.COUNTRY_HEADER,
  SUPPORT_URL: settings.SUPPORT_URL,
  DOCUMENTATION_URL: settings.DOCUMENTATION_URL,
  TUTORIAL_URL: settings.TUTORIAL_URL,
  PLUGIN_2_SUPPORTED: settings.PLUGIN_2_SUPPORTED,
  OLD_HOSTS: settings.OLD_HOSTS,
  UPLOAD_HOSTS: settings.UPLOAD_HOSTS,
  REDIRECT_ORIGINS: settings.REDIRECT_ORIGINS,
  LOG_LEVEL: settings.LOG_LEVEL,
};

/**
 * Reads the gateway’s configuration from the environment. Throws SettingsError with a sentence for each invalid
 * variable.
 */
export function readConfig(environment: Record<string, string | undefined>): GatewaySettings {
  const values = readSettings(OURS, environment);
  if (values.GATEWAY_SECRET === undefined) {
    throw new SettingsError(
      'GATEWAY_SECRET is unset: the gateway and the platform must share one. npm start makes it.',
    );
  }
  const addresses = readAddresses(values);
  const isDevServer = environment['LAUNCHYARD_DEV'] === '1';
  if (isDevServer && values.MODE === 'production') {
    throw new SettingsError(
      'LAUNCHYARD_DEV=1 opens the API to every document, so it cannot be set together with MODE=production. Unset one of them.',
    );
  }
  return {
    mode: values.MODE,
    host: values.HOST,
    port: values.PORT,
    panelOrigin: addresses.panel,
    filesOrigin: addresses.files,
    alternateFilesOrigin: new URL(addresses.alternateFiles).origin,
    publicConfig: {
      productName: PRODUCT_NAME,
      filesOrigin: addresses.files,
      streamOrigin: addresses.stream,
      supportUrl: values.SUPPORT_URL,
      documentationUrl: values.DOCUMENTATION_URL,
      helpUrl: `${addresses.panel}/help`,
      tutorialUrl: values.TUTORIAL_URL ?? null,
      isPlugin2Supported: values.PLUGIN_2_SUPPORTED === 'yes',
    },
    upstream: {
      url: addresses.upstream,
      urls: readAreaUrls(environment),
      gatewaySecret: values.GATEWAY_SECRET,
      timeoutMilliseconds: 120_000,
    },
    panelFolder: path.join(WEB, 'dist'),
    manifests: findManifests(path.join(WEB, 'src/generated')),
    isPersistedOnly: !isDevServer,
    devRoot: isDevServer ? WEB : undefined,
    trustedProxies: readProxies(values.TRUSTED_PROXIES),
    countryHeader: values.COUNTRY_HEADER,
    oldHosts: values.OLD_HOSTS,
    uploadHosts: values.UPLOAD_HOSTS,
    redirectOrigins: values.REDIRECT_ORIGINS,
    lingerMilliseconds: values.MODE === 'production' ? 3_000 : 0,
    log: createLog('gateway', values.LOG_LEVEL),
  };
}

/**
 * The manifest of this release, and those of the last thirty days kept next to it:
 * `persisted-documents.<anything>.json`.
 */
function findManifests(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^persisted-documents(\.[\w.-]+)?\.json$/.test(name));
  return names.map((name) => path.join(folder, name));
}

/** `UPSTREAM_<AREA>_URL` for each area of the contract. */
function readAreaUrls(environment: Record<string, string | undefined>): Record<string, string> {
  const areas = new Set(calls.map((call) => call.name.split('.', 1)[0] ?? call.name));
  const url = settings.UPSTREAM_URL;
  const names = [...areas].map((area) => [area, `UPSTREAM_${area.toUpperCase()}_URL`] as const);
  const values = readSettings(Object.fromEntries(names.map(([, name]) => [name, url])), environment);
  return Object.fromEntries(
    names.flatMap(([area, name]) => (values[name] === undefined ? [] : [[area, values[name]]])),
  );
}
