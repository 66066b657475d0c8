import { and, eq, sql } from 'drizzle-orm';
import { appList } from '@launchyard/contract/apps';
import { eventsSince } from '@launchyard/contract/events';
import {
  accountCaseList,
  accountFind,
  caseClose,
  caseGet,
  caseList,
  caseOpen,
  caseRenew,
} from '@launchyard/contract/support';
import type { CallInput } from '@launchyard/contract/kit';
import { CASE_LOOK_UPS_PER_HOUR } from '@launchyard/domain/support';
import { formatId } from '@launchyard/domain/kit';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { supportCases } from '../tables/support.ts';
import { prune } from '../prune.ts';
import { addMember } from '../team/members.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// Long after the database’s own time, by which a case that is over does not change any more.
let now = new Date('2046-11-22T10:00:00.000Z');
const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
const inAnHour = () => new Date(now.getTime() + HOUR).toISOString();

let world: PlatformWorld;
let customer: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});
beforeEach(async () => {
  [customer, colleague] = await Promise.all([world.person(), world.person({ role: 'support' })]);
});

const tryOpen = (by: CallInput<typeof caseOpen>['by'], reason = 'Asked by e-mail') =>
  world.rest(caseOpen, { by, reason }, { token: colleague.session });
const open = async () => expectReply(await tryOpen({ email: customer.email })).supportCase;
const read = async (as = colleague) =>
  (await world.rest(appList, {}, { token: as.session, account: customer.accountId })).fault?.code ?? 'read';
const codes = ({ refusals = [] }: { refusals?: { code: string }[] | undefined }) => refusals.map(({ code }) => code);

test('an account is read from the opening of a case until its end, an hour later', async () => {
  expect(await read()).toBe('CASE_REQUIRED');
  const opened = await open();
  expect(opened).toMatchObject({
    accountId: customer.accountId,
    accountLabel: customer.username,
    reason: 'Asked by e-mail',
    openedAt: now.toISOString(),
    endsAt: inAnHour(),
    isOpen: true,
    isRenewable: true,
    isClosable: true,
  });
  later(HOUR - 1);
  expect(await read()).toBe('read');
  later(1);
  expect(await read()).toBe('CASE_REQUIRED');
  expect((await open()).id).not.toBe(opened.id);
});

test('an account is looked up by whatever the customer gave, and every other look-up is refused alike', async () => {
  const ids = [];
  for (const by of [{ id: customer.accountId }, { username: customer.username }, { email: customer.email }]) {
    ids.push(expectReply(await tryOpen(by)).supportCase.id);
  }
  expect(new Set(ids).size, 'the open case is returned').toBe(1);
  const refused = [
    await tryOpen({ email: 'nobody@launchyard.example' }),
    await tryOpen({ username: 'nobody' }),
    await tryOpen({ id: formatId('account', '01934f6e-2b5c-7c3a-9f10-0123456789ab') }),
    await tryOpen({ id: 'acc_x' }),
  ].map(({ refusals }) => refusals);
  expect(new Set(refused.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(refused[0]).toMatchObject([{ code: 'ACCOUNT_NOT_FOUND', field: ['by'] }]);
});

test('without a case, account look-ups of accounts that are there and that are not are answered alike', async () => {
  const as = { token: colleague.session };
  const look = async (by: { email: string }) => (await world.rest(accountFind, { by }, as)).fault;
  const [there, missing] = [await look({ email: customer.email }), await look({ email: 'no@launchyard.example' })];
  expect(there).toMatchObject({ code: 'CASE_REQUIRED', message: 'Open a case for this account first.' });
  expect({ ...there, requestId: '' }).toEqual({ ...missing, requestId: '' });
  const inAccount = async (account: string) => (await world.rest(appList, {}, { ...as, account })).fault?.code;
  expect([await inAccount('acc_x'), await inAccount(customer.accountId)]).toEqual(['CASE_REQUIRED', 'CASE_REQUIRED']);
});

test.each([
  ['hm', 'REASON_TOO_SHORT'],
  ['', 'REASON_MISSING'],
  ['x'.repeat(501), 'REASON_TOO_LONG'],
])('no case is opened for the reason %j', async (reason, code) => {
  expect(codes(await tryOpen({ email: customer.email }, reason))).toEqual([code]);
  expect(await read()).toBe('CASE_REQUIRED');
});

test('two tabs that open a case at once end up in one', async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, () => open()));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  const isMine = and(
    eq(supportCases.personId, colleague.uuids.person),
    eq(supportCases.accountId, customer.uuids.account),
  );
  expect(await world.database.sql.$count(supportCases, isMine)).toBe(1);
});

const renew = (caseId: string, as = colleague) => world.rest(caseRenew, { caseId }, { token: as.session });

describe('renewing', () => {
  test('moves the end to an hour from now, at most a day after the opening', async () => {
    const { id } = await open();
    later(30 * MINUTE);
    expect(expectReply(await renew(id)).supportCase.endsAt).toBe(inAnHour());
    for (let hours = 1; hours < 24; hours++) {
      later(59 * MINUTE);
      expectReply(await renew(id));
    }
    later(40 * MINUTE);
    expect(codes(await renew(id))).toEqual(['CASE_AGE_LIMIT']);
    expect(expectReply(await world.rest(caseGet, { caseIds: [id] }, { token: colleague.session })).cases).toMatchObject(
      [{ isOpen: true, isRenewable: false, isClosable: true }],
    );
  });

  test('is refused for an ended case, a colleague’s, and none', async () => {
    const { id } = await open();
    const other = await world.person({ role: 'admin' });
    expect(codes(await renew(id, other))).toEqual(['CASE_NOT_FOUND']);
    expect(codes(await renew('cas_x'))).toEqual(['CASE_NOT_FOUND']);
    later(HOUR);
    expect(codes(await renew(id))).toEqual(['CASE_ENDED']);
  });
});

test('a closed case is over, and cannot be closed again or renewed', async () => {
  const { id } = await open();
  const close = (as = colleague) => world.rest(caseClose, { caseId: id }, { token: as.session });
  expect(codes(await close(await world.person({ role: 'admin' })))).toEqual(['CASE_NOT_FOUND']);
  expect(await read()).toBe('read');
  later(MINUTE);
  expect(expectReply(await close()).supportCase).toMatchObject({ isOpen: false, endsAt: now.toISOString() });
  expect(await read()).toBe('CASE_REQUIRED');
  expect(codes(await close())).toEqual(['CASE_ENDED']);
  expect(codes(await world.rest(caseRenew, { caseId: id }, { token: colleague.session }))).toEqual(['CASE_ENDED']);
});

test('a case opens its own account to its own colleague, and nothing else', async () => {
  await open();
  expect(await read()).toBe('read');
  expect(await read(await world.person({ role: 'support' }))).toBe('CASE_REQUIRED');
  const other = await world.person();
  const as = { token: colleague.session, account: other.accountId };
  expect((await world.rest(appList, {}, as)).fault?.code).toBe('CASE_REQUIRED');
  expect(
    (await world.rest(caseOpen, { by: { email: other.email }, reason: 'Not staff' }, { token: other.session })).fault
      ?.code,
  ).toBe('FORBIDDEN');
});

test('a colleague lists their open cases; the customer lists all, without learning whose they are', async () => {
  const first = await open();
  expectReply(await world.rest(caseClose, { caseId: first.id }, { token: colleague.session }));
  later(MINUTE);
  const second = await open();
  const mine = expectReply(await world.rest(caseList, {}, { token: colleague.session }));
  expect(mine.edges.map(({ node }) => node.id)).toEqual([second.id]);
  const theirs = expectReply(await world.rest(accountCaseList, {}, { token: customer.session }));
  expect(theirs.edges.map(({ node }) => node)).toMatchObject([
    { id: second.id, isOpen: true, isRenewable: false, isClosable: false },
    { id: first.id, isOpen: false },
  ]);
  for (const secret of [colleague.personId, colleague.username, colleague.email]) {
    expect(JSON.stringify(theirs)).not.toContain(secret);
  }
  const stranger = await world.person();
  const asked = expectReply(await world.rest(caseGet, { caseIds: [second.id, 'cas_x'] }, { token: stranger.session }));
  expect(asked.cases).toEqual([null, null]);
  const member = await world.person({ memberOf: customer });
  const as = { token: member.session, account: customer.accountId };
  expect((await world.rest(accountCaseList, {}, as)).fault?.code).toBe('FORBIDDEN');
  expect(expectReply(await world.rest(caseGet, { caseIds: [second.id] }, as)).cases).toEqual([null]);
});

test('opening a case names the teams of the customer, whose accounts need cases of their own', async () => {
  const team = await world.person();
  await addMember(world.database.sql, now, team.uuids.account, customer.uuids.person);
  const opened = expectReply(await tryOpen({ email: customer.email }));
  expect(opened.memberOf).toEqual([{ accountId: team.accountId, accountLabel: team.username }]);
  const as = { token: colleague.session, account: team.accountId };
  expect((await world.rest(appList, {}, as)).fault?.code).toBe('CASE_REQUIRED');
});

test('look-ups are limited per colleague and hour, whatever they find', async () => {
  await open();
  for (let found = 1; found < CASE_LOOK_UPS_PER_HOUR; found++) {
    expect(codes(await tryOpen({ username: `nobody_${found}` }))).toEqual(['ACCOUNT_NOT_FOUND']);
  }
  expect(codes(await tryOpen({ username: 'one_more' }))).toEqual(['TOO_MANY_ATTEMPTS']);
  expect(codes(await tryOpen({ id: (await world.person()).accountId }))).toEqual(['TOO_MANY_ATTEMPTS']);
  later(HOUR + 1);
  expect(codes(await tryOpen({ username: 'one_more' }))).toEqual(['ACCOUNT_NOT_FOUND']);
});

test('a listener within a case is told when the case ends', async () => {
  const { id, endsAt } = await open();
  const as = { token: colleague.session, account: customer.accountId };
  expect(expectReply(await world.rest(eventsSince, {}, as)).listener.supportCase).toEqual({ caseId: id, endsAt });
  const own = expectReply(await world.rest(eventsSince, {}, { token: colleague.session }));
  expect(own.listener.supportCase).toBeNull();
});

test('ended cases are kept longer than the entries of the audit log that name them', async () => {
  await open();
  const { database } = world;
  const isIt = eq(supportCases.accountId, customer.uuids.account);
  const leftAfter = async (days: number) => {
    // By the database’s own time.
    await world.owner.sql
      .update(supportCases)
      .set({ endsAt: sql`now() - ${days} * interval '1 day'` })
      .where(isIt);
    await prune({ database, clock: () => now });
    return database.sql.$count(supportCases, isIt);
  };
  expect([await leftAfter(25 * 31), await leftAfter(26 * 31 + 1)]).toEqual([1, 0]);
});
