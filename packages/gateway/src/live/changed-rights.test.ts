import { beforeAll, expect, test } from 'vitest';
import { teamUpdate } from '@launchyard/contract/team';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { expectReply } from '@launchyard/testing/world/rest';
import { startWorld, type World } from '@launchyard/testing/world/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  return () => world.close();
});

test('a member whose rights change keeps listening and is told to read everything again', async () => {
  const owner = await world.person();
  const member = await world.person({ memberOf: owner });
  const { id: appId } = await makeTestedApp(world, owner, 'Harbour');
  const client = world.socket({ session: member.session, account: owner.accountId });
  try {
    const query = 'subscription { contentChanged { area resync } }';
    const changes = client.iterate<{ contentChanged: unknown }>({ query });
    const next = async () => {
      const step = await changes.next();
      return step.done === true ? 'over' : step.value.data?.contentChanged;
    };
    expect(await next()).toEqual({ area: null, resync: false });
    const limit = { personId: member.personId, role: 'viewer' as const, appIds: [appId] };
    expectReply(await world.rest(teamUpdate, limit, { token: owner.session }));
    expect(await next()).toEqual({ area: null, resync: true });
  } finally {
    await client.dispose();
  }
});
