import { makeKey } from '@launchyard/platform/developer/keys';
import type { TestPerson } from '@launchyard/testing/world/people';
import type { PlatformWorld } from '@launchyard/testing/world/platform';

/** A key may spend 60,000 points a minute: enough keys that none does. */
const KEYS = 240;

/** `Authorization` headers of somebody's, each with a key of its own. */
export async function makeAuthorizations(world: PlatformWorld, { uuids }: TestPerson): Promise<string[]> {
  const owner = { accountId: uuids.account, personId: uuids.person };
  const headers: string[] = [];
  for (let count = 0; count < KEYS; count++) {
    const { token } = await makeKey(world.database.sql, new Date(), owner, 'api');
    headers.push(`Bearer ${token}`);
  }
  return headers;
}
