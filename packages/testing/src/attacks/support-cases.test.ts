import { appList } from '@launchyard/contract/apps';
import { auditList } from '@launchyard/contract/audit';
import { eventsSince } from '@launchyard/contract/events';
import { caseClose, caseOpen, caseRenew } from '@launchyard/contract/support';
import { CASE_LOOK_UPS_PER_HOUR } from '@launchyard/domain/support';
import { parseId } from '@launchyard/domain/kit';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeUpload, startUpload } from '../world/uploads.ts';
import type { TestPerson } from '../world/people.ts';
import { expectReply } from '../world/rest.ts';
import { openCaseFor } from '../world/support-cases.ts';
import { startWorld, type World } from '../world/world.ts';
import { waysInto, type WaysIn } from './ways-in.ts';

let world: World;
let ways: WaysIn;
let customer: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  ways = waysInto(world);
  return () => world.close();
});
beforeEach(async () => {
  [customer, colleague] = await Promise.all([world.person(), world.person({ role: 'support' })]);
});
afterEach(async () => expect(await ways.stillAnswers()).toBe(true));

const inAccount = (who: TestPerson, of = customer) => ({ session: who.session, account: of.accountId });
const APPS = '{ viewer { account { id apps { totalCount } } } }';
const code = async (who: TestPerson, of = customer) => {
  const { errors } = await world.graphql(APPS, {}, inAccount(who, of));
  return errors?.[0]?.extensions['code'] ?? 'read';
};

test('a case of a colleague, an ended case and a case for another account open nothing', async () => {
  const caseId = await openCaseFor(world, colleague, customer);
  expect(await code(colleague)).toBe('read');
  const other = await world.person({ role: 'admin' });
  expect(await code(other)).toBe('CASE_REQUIRED');
  expect(await code(colleague, await world.person())).toBe('CASE_REQUIRED');
  const prolong = `mutation ($caseId: ID!) { supportCaseRenew(input: { caseId: $caseId }) { userErrors { code } } }`;
  const { data } = await world.graphql(prolong, { caseId }, { session: other.session });
  expect(data).toEqual({ supportCaseRenew: { userErrors: [{ code: 'CASE_NOT_FOUND' }] } });
  expectReply(await world.rest(caseClose, { caseId }, { token: colleague.session }));
  expect(await code(colleague)).toBe('CASE_REQUIRED');
});

test('a case that ends while a document runs ends the rest of it', async () => {
  const caseId = await openCaseFor(world, colleague, customer);
  // Mutations run one after another: the second one reads after the first has closed the case.
  const document = `mutation ($caseId: ID!, $id: ID!) {
    before: supportCaseRenew(input: { caseId: $caseId }) { supportCase { account { apps { totalCount } } } }
    close: supportCaseClose(input: { caseId: $caseId }) { supportCase { isOpen account { apps { totalCount } } } }
    after: supportCaseOpen(input: { by: { id: $id }, reason: "x" }) { userErrors { code } }
  }`;
  const variables = { caseId, id: customer.accountId };
  const { data, errors } = await world.graphql(document, variables, { session: colleague.session });
  expect(data).toMatchObject({
    before: { supportCase: { account: { apps: { totalCount: 0 } } } },
    close: { supportCase: { isOpen: false, account: null } },
    after: { userErrors: [{ code: 'REASON_TOO_SHORT' }] },
  });
  expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['CASE_REQUIRED']);
});

test('a subscription within a case lives as long as the case, which renewing prolongs', async () => {
  const caseId = await openCaseFor(world, colleague, customer);
  const upload = await startUpload(world, customer, 'Harbour');
  const client = world.socket(inAccount(colleague));
  const changes = client.iterate<{ uploadsChanged: { upload: { id: string } | null } }>({
    query: 'subscription { uploadsChanged { upload { id state } } }',
  });
  expect((await changes.next()).value).toMatchObject({ data: { uploadsChanged: { upload: { id: upload.id } } } });
  expectReply(await world.rest(caseRenew, { caseId }, { token: colleague.session }));
  await placeUpload(world, upload.id, { state: 'queued' });
  const second = await startUpload(world, customer, 'Museum');
  const heard = await changes.next();
  expect(JSON.stringify(heard.value)).toContain(second.id);

  expectReply(await world.rest(caseClose, { caseId }, { token: colleague.session }));
  const rest = async () => {
    while (!(await changes.next()).done);
  };
  await expect(rest()).rejects.toMatchObject({ code: 4403 });
  await client.dispose();
  const again = world.socket(inAccount(colleague));
  const refused = again.iterate({ query: 'subscription { uploadsChanged { upload { id } } }' });
  expect((await refused.next()).value).toMatchObject({ errors: [{ extensions: { code: 'CASE_REQUIRED' } }] });
  await again.dispose();
});

test('two hundred openings at once get no further than the limit of an hour', async () => {
  const wish = { by: { username: 'nobody' }, reason: 'Who are your customers' };
  // More would wait for the database longer than a call may, on a slow machine.
  const asked = Array.from({ length: 200 }, () => world.rest(caseOpen, wish, { token: colleague.session }));
  const codes = (await Promise.all(asked)).map(({ refusals }) => refusals?.[0]?.code);
  expect(codes.filter((each) => each === 'ACCOUNT_NOT_FOUND')).toHaveLength(CASE_LOOK_UPS_PER_HOUR);
  expect(codes.filter((each) => each === 'TOO_MANY_ATTEMPTS')).toHaveLength(200 - CASE_LOOK_UPS_PER_HOUR);
  // Another colleague is not held up, and neither is a case that is open.
  await openCaseFor(world, await world.person({ role: 'support' }), customer);
});

test('what a member, a key, a streaming key and a stranger send opens no case', async () => {
  const OPEN = `mutation ($id: ID!) { supportCaseOpen(input: { by: { id: $id }, reason: "I am support" }) { supportCase { id } } }`;
  const member = await world.person({ memberOf: customer });
  const stranger = await world.person();
  for (const as of [
    { session: member.session },
    { session: stranger.session },
    { key: customer.apiKey },
    { key: stranger.apiKey },
  ]) {
    const { data, errors } = await world.graphql(OPEN, { id: customer.accountId }, as);
    expect(data).toEqual({ supportCaseOpen: null });
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  }
});

test('everything done within a case names it to the customer, and never the colleague', async () => {
  const reason = '=HYPERLINK("https://evil.example") <img src=x onerror=alert(1)>';
  const wish = { by: { email: customer.email }, reason };
  const { supportCase } = expectReply(await world.rest(caseOpen, wish, { token: colleague.session }));
  expect(await code(colleague)).toBe('read');
  expectReply(await world.rest(caseRenew, { caseId: supportCase.id }, { token: colleague.session }));
  expectReply(await world.rest(caseClose, { caseId: supportCase.id }, { token: colleague.session }));
  const log = expectReply(await world.rest(auditList, { actorId: 'support' }, { token: customer.session }));
  const actions = log.edges.map(({ node }) => [node.action, node.supportCase?.id, node.supportCase?.reason]);
  const done = ['support.caseClose', 'support.caseRenew', 'apps.list', 'session.state', 'support.caseOpen'];
  expect(actions).toEqual(done.map((action) => [action, supportCase.id, reason]));
  for (const secret of [colleague.username, colleague.email, colleague.personId]) {
    expect(JSON.stringify(log)).not.toContain(secret);
  }
});

test('the clock decides, not the listener: a case whose end has passed is read by nobody', async () => {
  const caseId = await openCaseFor(world, colleague, customer);
  await world.database.pool.query('update support_cases set ends_at = now() where id = $1', [
    parseId('supportCase', caseId),
  ]);
  const as = { token: colleague.session, account: customer.accountId };
  expect((await world.rest(appList, {}, as)).fault?.code).toBe('CASE_REQUIRED');
  expect((await world.rest(eventsSince, {}, as)).fault?.code).toBe('CASE_REQUIRED');
});
