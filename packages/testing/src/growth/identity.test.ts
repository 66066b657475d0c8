import { beforeAll, expect, test } from 'vitest';
import { identify } from '@launchyard/platform/access/identify';
import { systemClock } from '@launchyard/platform/kit/clock';
import { startPlatform, type PlatformWorld } from '../world/platform.ts';
import { recordStatements } from './statements.ts';

let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});

test.each([
  'session in one’s own account',
  'session in a team',
  'session without a username in a team',
  'API key',
] as const)('who makes a call, and what they may do, is one statement for a %s', async (kind) => {
  const owner = await world.person();
  const member = await world.person({ memberOf: owner });
  const newcomer = await world.unfinishedPerson({ memberOf: owner });
  const of = {
    'session in one’s own account': { token: owner.session, account: undefined },
    'session in a team': { token: member.session, account: owner.accountId },
    'session without a username in a team': { token: newcomer.session, account: owner.accountId },
    'API key': { token: owner.apiKey, account: undefined },
  }[kind];
  const request = { ...of, requestId: 'req_test', clientAddress: '127.0.0.1' };
  // The first use of a credential in a while is noted.
  const first = await identify(world.database.sql, systemClock, request);
  expect(first).toMatchObject({ caller: { account: { username: owner.username } } });
  expect(await recordStatements(() => identify(world.database.sql, systemClock, request))).toHaveLength(1);
});
