import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { sessionState } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { makeKey } from '../keys/keys.ts';
import { numberEvents } from '../events/number.ts';
import { newestEvent, readEvents } from '../events/read.ts';
import { systemClock } from '../kit/clock.ts';
import { members } from '../tables/team.ts';
import { removeMember } from './members.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

async function makeMember() {
  const owner = await world.person();
  const member = await world.person({ memberOf: owner });
  const { sql } = world.database;
  const made = { accountId: owner.uuids.account, personId: member.uuids.person };
  const key = await makeKey(sql, new Date(), made, 'api');
  return { owner, member, key, sql };
}

test('removing a member revokes the keys that they created in the account, announces each, and leaves all others', async () => {
  const { owner, member, key, sql } = await makeMember();
  expect((await world.rest(sessionState, {}, { token: key.token })).status).toBe(200);
  await numberEvents(world.database);
  const before = await newestEvent(sql);
  await removeMember({ ...world, clock: systemClock }, owner.uuids.account, member.uuids.person);

  expect((await world.rest(sessionState, {}, { token: key.token })).fault?.code).toBe('UNAUTHENTICATED');
  expect((await world.rest(sessionState, {}, { token: member.apiKey })).status).toBe(200);
  expect((await world.rest(sessionState, {}, { token: owner.apiKey })).status).toBe(200);
  await numberEvents(world.database);
  const events = await readEvents(sql, before, 10);
  expect(events.flatMap((event) => ('ended' in event ? event.ended : []))).toEqual([
    { kind: 'key', keyId: formatId('apiKey', key.id), endsAt: null },
    { kind: 'membership', accountId: owner.accountId, personId: member.personId },
  ]);
});

test('a key whose person is no longer a member stops working, however the membership ended', async () => {
  const { owner, member, key, sql } = await makeMember();
  const membership = and(eq(members.accountId, owner.uuids.account), eq(members.personId, member.uuids.person));
  await sql.delete(members).where(membership);
  expect((await world.rest(sessionState, {}, { token: key.token })).fault?.code).toBe('UNAUTHENTICATED');
});
