import type { PlatformConfig } from '@launchyard/testing/world/platform';
import { startChild, type Child } from './child.ts';

const PROGRAM = new URL('../../packages/gateway/src/main.ts', import.meta.url);

/** The gateway as it is started in earnest, with everything that is on by default, before the services of a world. */
export function startGateway({ mode, addresses, gatewaySecret }: PlatformConfig): Promise<Child> {
  const { gateway, platform, files, stream } = addresses.ports;
  return startChild(PROGRAM, {
    MODE: mode,
    PORT: String(gateway),
    PLATFORM_PORT: String(platform),
    FILES_PORT: String(files),
    STREAM_PORT: String(stream),
    GATEWAY_SECRET: gatewaySecret,
  });
}
