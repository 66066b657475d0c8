import { makeKey } from '@launchyard/platform/keys/keys';
import type { TestPerson } from '@launchyard/testing/world/people';
import type { PlatformWorld } from '@launchyard/testing/world/platform';

/** A key may spend 60,000 points a minute: use enough keys to stay below that. */
const KEYS = 240;

/** `Authorization` headers for one person, each with a different key. */
export async function makeAuthorizations(world: PlatformWorld, { uuids }: TestPerson): Promise<string[]> {
  const owner = { accountId: uuids.account, personId: uuids.person };
  const headers: string[] = [];
  for (let count = 0; count < KEYS; count++) {
    const { token } = await makeKey(world.database.sql, new Date(), owner, 'api');
    headers.push(`Bearer ${token}`);
  }
  return headers;
}
