import { graphiqlTokenCreate } from '@launchyard/contract/developer';
import { formatId } from '@launchyard/domain/kit';
import { makeKey } from '@launchyard/platform/keys/keys';
import { systemClock } from '@launchyard/platform/kit/clock';
import { removeMember } from '@launchyard/platform/team/members';
import { limitKey, limitMember } from '../world/limits.ts';
import type { TestPerson } from '../world/people.ts';
import { expectReply } from '../world/rest.ts';
import { openCaseFor } from '../world/support-cases.ts';
import type { GraphqlAsker, World } from '../world/world.ts';

/** Everybody who may access account A, each with their kind of credential. */
export const ACTORS = [
  'nobody',
  'owner',
  'member',
  'removedMember',
  'otherOwner',
  'key',
  'graphiqlToken',
  'limitedMember',
  'limitedKey',
  'readingKey',
  'streamingKey',
  'expiredKey',
  'removedMemberKey',
  'support',
  'admin',
  'supportWithoutCase',
  'unfinished',
] as const;
export type Actor = (typeof ACTORS)[number];

export interface Cast {
  /** Account A's owner. */
  owner: TestPerson;
  /** An unrelated user with their own account. */
  other: TestPerson;
  askers: Record<Actor, GraphqlAsker>;
  /** Limits the limited callers to these applications (public ids) of account A. */
  limitTo: (appIds: readonly string[]) => Promise<void>;
}

export async function makeCast(world: World): Promise<Cast> {
  const owner = await world.person({ purchasedStorageBytes: 0 });
  const member = await world.person({ memberOf: owner });
  const limited = await world.person({ memberOf: owner });
  const removed = await world.person({ memberOf: owner });
  const other = await world.person();
  const support = await world.person({ role: 'support' });
  const admin = await world.person({ role: 'admin' });
  for (const colleague of [support, admin]) await openCaseFor(world, colleague, owner);
  const caseless = await world.person({ role: 'support' });
  const unfinished = await world.unfinishedPerson({ memberOf: owner });
  const removedKey = await makeKey(
    world.database.sql,
    new Date(),
    { accountId: owner.uuids.account, personId: removed.uuids.person },
    'api',
  );
  await removeMember({ ...world, clock: systemClock }, owner.uuids.account, removed.uuids.person);
  const { account: accountId, person: personId } = owner.uuids;
  const limitedKey = await makeKey(world.database.sql, new Date(), { accountId, personId }, 'api');
  const reading = { accountId, personId, name: 'reads', scopes: [] };
  const readingKey = await makeKey(world.database.sql, new Date(), reading, 'named');
  const ownKey = { apiKeyId: formatId('apiKey', owner.uuids.key) };
  const graphiqlToken = await world.rest(graphiqlTokenCreate, ownKey, { token: owner.session });
  const past = new Date(Date.now() - 1000);
  const expired = await makeKey(world.database.sql, new Date(), { accountId, personId }, 'api', past);
  const inA = (session: string): GraphqlAsker => ({ session, account: owner.accountId });
  return {
    owner,
    other,
    askers: {
      nobody: {},
      owner: { session: owner.session },
      member: inA(member.session),
      removedMember: inA(removed.session),
      otherOwner: inA(other.session),
      key: { key: owner.apiKey },
      graphiqlToken: { key: expectReply(graphiqlToken).token },
      limitedMember: inA(limited.session),
      limitedKey: { key: limitedKey.token },
      readingKey: { key: readingKey.token },
      streamingKey: { key: owner.streamingKey },
      expiredKey: { key: expired.token },
      removedMemberKey: { key: removedKey.token },
      support: inA(support.session),
      admin: inA(admin.session),
      supportWithoutCase: inA(caseless.session),
      unfinished: inA(unfinished.session),
    },
    async limitTo(appIds) {
      await limitMember(world, owner, limited, appIds);
      await limitKey(world, limitedKey.id, appIds);
    },
  };
}
