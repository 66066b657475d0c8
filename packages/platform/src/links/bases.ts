import type { StreamBases } from '@launchyard/domain/links';
import type { Addresses } from '@launchyard/domain/settings';

/** Where the addresses of links begin on this installation. */
export const streamBases = ({ stream, linuxStream, payPerLaunchStream }: Addresses): StreamBases => ({
  standard: stream,
  linux: linuxStream,
  payPerLaunch: payPerLaunchStream,
});
