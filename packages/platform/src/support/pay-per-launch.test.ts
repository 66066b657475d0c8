import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { accountGet } from '@launchyard/contract/session';
import { notificationList } from '@launchyard/contract/notifications';
import { adminActGet, adminActList, payPerLaunchSet } from '@launchyard/contract/support';
import { SUPPORT } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeLink } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { expectReply } from '@launchyard/testing/world/rest';
import { linkGet } from '@launchyard/contract/links';
import { makeKey } from '../keys/keys.ts';
import { sqlState } from '../kit/database.ts';
import { auditLog } from '../tables/audit.ts';
import { adminActs } from '../tables/support.ts';

let world: PlatformWorld;
let customer: TestPerson;
let admin: TestPerson;
let support: TestPerson;
beforeAll(async () => {
  world = await startPlatform({ addresses: { payPerLaunchStream: 'https://launch.example' } });
  [customer, admin, support] = await Promise.all([
    world.person(),
    world.person({ role: 'admin' }),
    world.person({ role: 'support' }),
  ]);
  await openCaseFor(world, admin, customer);
  return () => world.close();
});

const set = (token: string, isPayPerLaunch: boolean, reason = 'as agreed', accountId = customer.accountId) =>
  world.rest(payPerLaunchSet, { accountId, isPayPerLaunch, reason }, { token });
const asCustomer = () => ({ token: customer.session });

test('an admin switches pay-per-launch with a reason, and the customer sees what was done and why', async () => {
  const app = await makeTestedApp(world, customer, 'Launched', [1]);
  const link = await makeLink(world, customer, { appId: app.id });
  expect(expectReply(await set(admin.session, true, ' As agreed on 3 March ')).account).toMatchObject({
    id: customer.accountId,
    isPayPerLaunch: true,
    grant: { way: 'support', role: 'viewer' },
  });
  expect(expectReply(await set(admin.session, true)).account.isPayPerLaunch, 'twice is once').toBe(true);
  expectReply(await set(admin.session, false, 'Plans do it now'));
  expectReply(await set(admin.session, true, 'No, they do not'));

  expect(expectReply(await world.rest(accountGet, {}, asCustomer())).account.isPayPerLaunch).toBe(true);
  const { links } = expectReply(await world.rest(linkGet, { linkIds: [link.id] }, asCustomer()));
  expect(links[0]).toMatchObject({ url: expect.stringMatching(/^https:\/\/launch[.]example\//) });
  const acts = expectReply(await world.rest(adminActList, { first: 2 }, asCustomer()));
  expect([acts.totalCount, acts.hasNextPage]).toEqual([3, true]);
  const rest = expectReply(await world.rest(adminActList, { after: acts.edges[1]?.cursor }, asCustomer()));
  expect([...acts.edges, ...rest.edges].map(({ node }) => [node.act, node.reason])).toEqual([
    ['payPerLaunchOn', 'No, they do not'],
    ['payPerLaunchOff', 'Plans do it now'],
    ['payPerLaunchOn', 'As agreed on 3 March'],
  ]);
  expect(acts.edges[0]?.node.createdBy).toEqual(SUPPORT);
  const told = expectReply(await world.rest(notificationList, {}, asCustomer())).edges.map(({ node }) => node);
  expect(told.at(-1)).toMatchObject({
    kind: 'accountChanged',
    message: 'Support switched pay-per-launch on',
    link: { title: 'See why', url: '/team/audit-log' },
  });
  const logged = await world.database.sql.select().from(auditLog).where(eq(auditLog.call, payPerLaunchSet.name));
  expect(logged).toHaveLength(4);
  for (const row of logged) {
    expect(row).toMatchObject({
      personId: admin.uuids.person,
      accountId: customer.uuids.account,
      subject: customer.accountId,
    });
  }
});

test('only admins can switch it, and only with a reason and within a case of their own for the account', async () => {
  const inCustomers = { accountId: customer.uuids.account, personId: admin.uuids.person };
  const { token } = await makeKey(world.database.sql, new Date(), inCustomers, 'api');
  for (const who of [customer.session, customer.apiKey, support.session, support.apiKey]) {
    expect((await set(who, false)).fault?.code).toBe('FORBIDDEN');
  }
  expect((await set(token, false)).fault, 'a key created in somebody else’s account has no powers').toBeDefined();
  const code = async (reason: string, accountId?: string) =>
    (await set(admin.session, false, reason, accountId)).refusals?.[0]?.code;
  expect(await code(' ')).toBe('REASON_MISSING');
  const other = await world.person();
  await openCaseFor(world, support, other);
  for (const accountId of [other.accountId, 'acc_none']) {
    expect((await set(admin.session, true, 'as agreed', accountId)).fault?.code).toBe('CASE_REQUIRED');
  }
  const others = expectReply(await world.rest(adminActList, {}, { token: support.session }));
  expect(others.totalCount).toBe(0);
});

test('only those who may read the audit log read what admins did', async () => {
  const owner = await world.person();
  const editor = await world.person({ memberOf: owner });
  await openCaseFor(world, admin, owner);
  expectReply(await set(admin.session, true, 'as agreed', owner.accountId));
  const { edges } = expectReply(await world.rest(adminActList, {}, { token: owner.session }));
  const adminActIds = edges.map(({ node }) => node.id);
  const { acts } = expectReply(await world.rest(adminActGet, { adminActIds }, { token: owner.session }));
  expect(acts).toMatchObject([{ reason: 'as agreed' }]);
  const asEditor = { token: editor.session, account: owner.accountId };
  expect((await world.rest(adminActList, {}, asEditor)).fault?.code).toBe('FORBIDDEN');
  expect((await world.rest(adminActGet, { adminActIds }, asEditor)).fault?.code).toBe('FORBIDDEN');
});

test('a process can append to the admin acts but not change them', async () => {
  const { sql } = world.database;
  expect(await sql.delete(adminActs).catch(sqlState)).toBe('42501');
  expect(await sql.update(adminActs).set({ reason: 'another' }).catch(sqlState)).toBe('42501');
});
