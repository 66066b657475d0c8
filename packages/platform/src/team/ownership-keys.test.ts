import { beforeAll, beforeEach, expect, test } from 'vitest';
import { apiKeyList, graphiqlTokenCreate } from '@launchyard/contract/developer';
import { sessionState } from '@launchyard/contract/session';
import * as team from '@launchyard/contract/team';
import { formatId } from '@launchyard/domain/kit';
import { INVITATIONS_PER_RECIPIENT } from '@launchyard/domain/team';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';

let world: PlatformWorld;
let giver: TestPerson;
let receiver: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});
beforeEach(async () => {
  giver = await world.person();
  receiver = await world.person({ memberOf: giver });
});

async function handOver(): Promise<void> {
  const wish = { personId: receiver.personId, password: giver.password };
  const { offer } = expectReply(await world.rest(team.teamOfferOwnership, wish, { token: giver.session }));
  const answer = { offerId: offer.id, password: receiver.password };
  expectReply(await world.rest(team.teamAcceptOwnership, answer, { token: receiver.session }));
}

test('offers that are withdrawn again and again stop before they fill a mailbox', async () => {
  const asGiver = { token: giver.session };
  const wish = { personId: receiver.personId, password: giver.password };
  for (let made = 0; made < INVITATIONS_PER_RECIPIENT; made++) {
    const { offer } = expectReply(await world.rest(team.teamOfferOwnership, wish, asGiver));
    expectReply(await world.rest(team.teamWithdrawOwnership, { offerId: offer.id }, asGiver));
  }
  const { refusals } = await world.rest(team.teamOfferOwnership, wish, asGiver);
  expect(refusals).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }]);
});

const stateBy = (token: string) => world.rest(sessionState, {}, { token });
const asNewOwner = () => ({ token: receiver.session, account: giver.accountId });

test('keys of the former owner go on with an editor’s rights, and the new owner finds them', async () => {
  expect(expectReply(await stateBy(giver.apiKey)).account.grant.role).toBe('owner');
  await handOver();
  const { account } = expectReply(await stateBy(giver.apiKey));
  expect(account).toMatchObject({ id: giver.accountId, username: giver.username, grant: { role: 'editor' } });
  expect(account.grant.actions).toContain('uploads.write');
  expect(account.grant.actions).not.toContain('audit.read');
  const { edges } = expectReply(await world.rest(apiKeyList, {}, asNewOwner()));
  expect(edges.map(({ node }) => node.id)).toContain(formatId('apiKey', giver.uuids.key));
});

test('a token for GraphiQL of the former owner ends with the right to manage keys', async () => {
  const wish = { apiKeyId: formatId('apiKey', giver.uuids.key) };
  const { token } = expectReply(await world.rest(graphiqlTokenCreate, wish, { token: giver.session }));
  expectReply(await stateBy(token));
  await handOver();
  expect((await stateBy(token)).fault?.code).toBe('UNAUTHENTICATED');
});

test('removing the former owner revokes their keys', async () => {
  await handOver();
  expectReply(await world.rest(team.teamRemove, { personId: giver.personId }, asNewOwner()));
  expect((await stateBy(giver.apiKey)).fault?.code).toBe('UNAUTHENTICATED');
});
