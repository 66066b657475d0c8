import { fleetHealth } from '@launchyard/contract/fleet';

/** The address of a fleet and its token, as its services get them. */
export interface FleetSettings {
  FLEET_URL: string;
  FLEET_TOKEN: string;
}

const LONGEST_MILLISECONDS = 5_000;
const WAY_OUT = 'Links show no stream. Start as root on Linux, or set FLEET_URL to another fleet.';

/** Whether builds can run on this machine, and that in a line for the terminal. An answer that does not come stops nothing. */
export async function askFleet({ FLEET_URL, FLEET_TOKEN }: FleetSettings): Promise<{ runs: boolean; line: string }> {
  try {
    const response = await fetch(`${FLEET_URL}/health`, {
      headers: { authorization: `Bearer ${FLEET_TOKEN}` },
      signal: AbortSignal.timeout(LONGEST_MILLISECONDS),
      redirect: 'error',
    });
    const { isIsolated, places, bounds, brokenBounds } = fleetHealth.parse(await response.json());
    const broken = brokenBounds.length === 0 ? '' : `; for your own only: not bounded are ${brokenBounds.join(', ')}`;
    const line = isIsolated ? `run on this machine, ${places} at once${broken}` : `${bounds.join(' ')} ${WAY_OUT}`;
    return { runs: isIsolated, line };
  } catch {
    // It died just now, and is being restarted: its log says why.
    return { runs: false, line: 'unknown: the fleet does not answer. Its log says why.' };
  }
}
