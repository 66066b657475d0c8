import { define } from './define.ts';
import { port, safeUrl, secret, wholeNumber } from './shapes.ts';

/** The settings of fleets: where one is, and those of the embedded one, which runs builds on this machine. */
export const fleetSettings = {
  FLEET_URL: define(
    'The address of the fleet, which runs builds for streams and tests. Unset in development: the embedded one. Unset in production: no build runs.',
    safeUrl.optional(),
  ),
  FLEET_TOKEN: define('The bearer token that a fleet requires.', secret.optional(), undefined, undefined, true),
  FLEET_PORT: define('The port of the embedded fleet, on this machine only.', port.optional(), undefined, 'PORT + 5'),
  FLEET_PLACES: define(
    'How many builds the embedded fleet runs at once. One place is kept for tests of builds, and one for streams.',
    wholeNumber(1, 64),
    '4',
  ),
  FLEET_MEMORY_MIB: define(
    'The memory that one build may use in the embedded fleet, in MiB. A build that uses more is ended.',
    wholeNumber(64, 1_048_576),
    '4096',
  ),
  FLEET_CPU_CORES: define(
    'How many cores all builds of the embedded fleet may use together.',
    wholeNumber(1, 1_024).optional(),
    undefined,
    'all but one',
  ),
  FLEET_FIRST_UDP_PORT: define(
    'The first of the UDP ports through which viewers reach builds of the embedded fleet: 32 for each place.',
    wholeNumber(1024, 63_000),
    '20000',
  ),
};
