import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appList } from '@launchyard/contract/apps';
import { streamingLinkCreate } from '@launchyard/contract/links';
import { accountFind } from '@launchyard/contract/support';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { auditLog } from './tables.ts';

let world: PlatformWorld;
let customer: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  customer = await world.person();
  colleague = await world.person({ role: 'support' });
});
afterAll(() => world.close());

const rowsOf = (person: TestPerson) =>
  world.database.sql
    .select({ call: auditLog.call, accountId: auditLog.accountId, outcome: auditLog.outcome })
    .from(auditLog)
    .where(eq(auditLog.personId, person.uuids.person))
    .orderBy(auditLog.id);

test('support finds an account by e-mail, name or id and reads it; every read leaves a row', async () => {
  const as = { token: colleague.session };
  for (const by of [
    { email: customer.email },
    { username: customer.username.toUpperCase() },
    { id: customer.accountId },
  ]) {
    const { account } = expectReply(await world.rest(accountFind, { by }, as));
    expect(account).toMatchObject({ id: customer.accountId, standing: 'support' });
  }
  expect(
    expectReply(await world.rest(accountFind, { by: { email: 'nobody@launchyard.example' } }, as)).account,
  ).toBeNull();
  expect((await world.rest(appList, {}, { ...as, account: customer.accountId })).status).toBe(200);

  const looked = { call: accountFind.name, accountId: customer.uuids.account, outcome: 'done' };
  expect(await rowsOf(colleague)).toEqual([
    looked,
    looked,
    looked,
    { ...looked, accountId: null },
    { ...looked, call: appList.name },
  ]);
});

test('support changes nothing in a customer’s account', async () => {
  const input = { appId: 'app_any', idempotencyKey: 'support-must-not' };
  const answer = await world.rest(streamingLinkCreate, input, {
    token: colleague.session,
    account: customer.accountId,
  });
  expect(answer.fault?.code).toBe('FORBIDDEN');
});

test('customers look into no account, not even by their own e-mail', async () => {
  const by = { email: customer.email };
  expect((await world.rest(accountFind, { by }, { token: customer.session })).fault?.code).toBe('FORBIDDEN');
  expect((await world.rest(accountFind, { by }, { token: customer.apiKey })).fault?.code).toBe('FORBIDDEN');
});

test('every change leaves a row, refused ones too; a customer’s reads leave none', async () => {
  await world.rest(appList, {}, { token: customer.session });
  const input = { appId: 'app_any', idempotencyKey: 'a-refused-change' };
  await world.rest(streamingLinkCreate, input, { token: customer.session });
  expect(await rowsOf(customer)).toEqual([
    { call: streamingLinkCreate.name, accountId: customer.uuids.account, outcome: 'refused' },
  ]);
});

test('the application cannot change or delete a row of the log', async () => {
  const { sql } = world.database;
  await expect(sql.delete(auditLog)).rejects.toMatchObject({ cause: { code: '42501' } });
  await expect(sql.update(auditLog).set({ call: 'something else' })).rejects.toMatchObject({
    cause: { code: '42501' },
  });
});
