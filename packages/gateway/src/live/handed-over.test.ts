import { beforeAll, expect, test } from 'vitest';
import { graphiqlTokenCreate } from '@launchyard/contract/developer';
import { teamAcceptOwnership, teamOfferOwnership } from '@launchyard/contract/team';
import { formatId } from '@launchyard/domain/kit';
import type { TestPerson } from '@launchyard/testing/world/people';
import { expectReply } from '@launchyard/testing/world/rest';
import { startWorld, type GraphqlAsker, type World } from '@launchyard/testing/world/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  return () => world.close();
});

async function handOver(account: string, from: TestPerson, to: TestPerson): Promise<void> {
  const wish = { personId: to.personId, password: from.password };
  const { offer } = expectReply(await world.rest(teamOfferOwnership, wish, { token: from.session, account }));
  const answer = { offerId: offer.id, password: to.password };
  expectReply(await world.rest(teamAcceptOwnership, answer, { token: to.session }));
}

/** Listens, and has heard that it does. `end` waits until the subscription is over, however it ends. */
async function listen(as: GraphqlAsker) {
  const client = world.socket(as);
  const changes = client.iterate<{ contentChanged: unknown }>({
    query: 'subscription { contentChanged { area resync } }',
  });
  expect((await changes.next()).value).toMatchObject({ data: { contentChanged: { resync: false } } });
  const isOver = async () => {
    const { done, value } = await changes.next();
    return done === true || value?.errors !== undefined;
  };
  return {
    dispose: () => client.dispose(),
    async end(): Promise<void> {
      // A socket that is closed rejects.
      while (!(await isOver().catch(() => true)));
    },
  };
}

test('who opened GraphiQL with a key of an earlier owner stops listening when they hand the account over', async () => {
  const first = await world.person();
  const second = await world.person({ memberOf: first });
  const third = await world.person({ memberOf: first });
  const account = first.accountId;
  await handOver(account, first, second);
  const opener = { token: second.session, account };
  const apiKeyId = formatId('apiKey', first.uuids.key);
  const { token } = expectReply(await world.rest(graphiqlTokenCreate, { apiKeyId }, opener));
  const listening = await listen({ key: token });
  try {
    await handOver(account, second, third);
    await listening.end();
  } finally {
    await listening.dispose();
  }
});

test('a former owner without a username stops listening in the teams that they are in', async () => {
  const owner = await world.person();
  const giver = await world.person({ memberOf: owner });
  const receiver = await world.person({ memberOf: giver });
  const listening = await listen({ session: giver.session, account: owner.accountId });
  try {
    await handOver(giver.accountId, giver, receiver);
    await listening.end();
  } finally {
    await listening.dispose();
  }
});
