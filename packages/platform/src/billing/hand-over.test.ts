import { beforeAll, expect, test } from 'vitest';
import * as contract from '@launchyard/contract/billing';
import * as team from '@launchyard/contract/team';
import { expectReply } from '@launchyard/testing/world/rest';
import { collectDue } from './collect.ts';
import { renewDue } from './renew.ts';
import { startBilling, type Billing } from './test-billing.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling('2026-11-12T00:00:00Z');
  return () => billing.close();
});

test('whoever gets an account pays with a card of their own, never with that of its former owner', async () => {
  const { world, buyer, payments, time, deps, plan } = billing;
  const giver = await buyer(3);
  const receiver = await world.person({ memberOf: giver });
  const wish = { personId: receiver.personId, password: giver.password };
  const { offer } = expectReply(await world.rest(team.teamOfferOwnership, wish, { token: giver.session }));
  const acceptance = { offerId: offer.id, password: receiver.password };
  expectReply(await world.rest(team.teamAcceptOwnership, acceptance, { token: receiver.session }));
  const as = { token: receiver.session, account: giver.accountId };
  expect(expectReply(await world.rest(contract.cardGet, {}, as)).card).toBeNull();
  const more = { kind: 'setCount' as const, count: 5 };
  const { fingerprint } = expectReply(await world.rest(contract.changePreview, { wish: more }, as));
  const asked = { wish: more, fingerprint, idempotencyKey: 'with whose card' };
  expect((await world.rest(contract.planChange, asked, as)).refusals).toMatchObject([{ code: 'CARD_MISSING' }]);
  time.now = new Date('2026-12-12T00:00:00Z');
  await renewDue(deps);
  await collectDue(deps);
  expect(payments.charges).toEqual([]);
  expect(await plan(giver)).toMatchObject({ state: 'pastDue' });
});
