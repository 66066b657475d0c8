import { FLEET_LIMITS } from '@launchyard/domain/fleet';

/** What one of the places of a fleet has for itself, so that builds cannot get at each other through it. */
export interface Place {
  index: number;
  /** A user id that nobody else has: limits on processes are counted by user. */
  user: number;
  firstPort: number;
  lastPort: number;
}

const FIRST_USER = 1_879_048_192;

export function placeAt(index: number, firstUdpPort: number): Place {
  const firstPort = firstUdpPort + index * FLEET_LIMITS.udpPorts;
  return { index, user: FIRST_USER + firstPort, firstPort, lastPort: firstPort + FLEET_LIMITS.udpPorts - 1 };
}
