import { parseId } from '@launchyard/domain/kit';
import type { TestPerson } from './people.ts';
import type { World } from './world.ts';

/** Limits a member of an account to some applications (public ids), or to none, which no call does. */
export async function limitMember(
  { database }: Pick<World, 'database'>,
  owner: TestPerson,
  member: TestPerson,
  appIds: readonly string[],
): Promise<void> {
  const { rowCount } = await database.pool.query(
    'update members set app_ids = $1 where account_id = $2 and person_id = $3',
    [uuids(appIds), owner.uuids.account, member.uuids.person],
  );
  if (rowCount !== 1) throw new Error('nobody was limited');
}

/** The same for a key (a UUID). */
export async function limitKey(
  { database }: Pick<World, 'database'>,
  keyId: string,
  appIds: readonly string[],
): Promise<void> {
  const { rowCount } = await database.pool.query('update api_keys set app_ids = $1 where id = $2', [
    uuids(appIds),
    keyId,
  ]);
  if (rowCount !== 1) throw new Error('no key was limited');
}

const uuids = (appIds: readonly string[]): string[] =>
  appIds.map((id) => {
    const uuid = parseId('app', id);
    if (uuid === null) throw new Error(`${id} is not an application id`);
    return uuid;
  });
