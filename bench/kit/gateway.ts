import { pathToFileURL } from 'node:url';
import type { PlatformConfig } from '@launchyard/testing/world/platform';
import { serviceNamed } from '@launchyard/launcher/services';
import { startChild, type Child } from './child.ts';

/** The gateway in its real configuration, with all defaults, in front of a world's services. */
export function startGateway({ mode, addresses, gatewaySecret }: PlatformConfig): Promise<Child> {
  const { gateway, platform, files, stream, hooks, signalling } = addresses.ports;
  const { script, nodeFlags } = serviceNamed('gateway');
  const environment = {
    MODE: mode,
    PORT: String(gateway),
    PLATFORM_PORT: String(platform),
    FILES_PORT: String(files),
    STREAM_PORT: String(stream),
    HOOKS_PORT: String(hooks),
    SIGNALLING_PORT: String(signalling),
    GATEWAY_SECRET: gatewaySecret,
  };
  return startChild(pathToFileURL(script), environment, nodeFlags);
}
