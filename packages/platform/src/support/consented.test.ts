import {
  adminActList,
  caseClose,
  caseEndSession,
  caseRecordConsent,
  caseRetryUpload,
  caseSessionList,
} from '@launchyard/contract/support';
import { auditList } from '@launchyard/contract/audit';
import type { CallInput } from '@launchyard/contract/kit';
import { notificationList } from '@launchyard/contract/notifications';
import { sessionList, sessionState } from '@launchyard/contract/session';
import { uploadGet } from '@launchyard/contract/uploads';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { placeUpload, startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, beforeEach, expect, test } from 'vitest';

let world: PlatformWorld;
let customer: TestPerson;
let admin: TestPerson;
let caseId: string;
beforeAll(async () => {
  world = await startPlatform();
  return () => world.close();
});
beforeEach(async () => {
  [customer, admin] = await Promise.all([world.person(), world.person({ role: 'admin' })]);
  caseId = await openCaseFor(world, admin, customer);
});

const as = (who: TestPerson) => ({ token: who.session });
const consent = (more: Partial<CallInput<typeof caseRecordConsent>> = {}, who = admin) =>
  world.rest(
    caseRecordConsent,
    { caseId, act: 'endSession', givenBy: ' Nora ', channel: 'phone', note: null, ...more },
    as(who),
  );
const codes = ({ refusals = [] }: { refusals?: { code: string }[] | undefined }) => refusals.map(({ code }) => code);
const sessionOf = async (who: TestPerson) =>
  expectReply(await world.rest(sessionList, {}, as(who))).sessions[0]?.id ?? '';
const end = (sessionId: string, who = admin) => world.rest(caseEndSession, { caseId, sessionId }, as(who));
const isSignedIn = async (who: TestPerson) => (await world.rest(sessionState, {}, as(who))).status === 200;

async function failedUpload(): Promise<string> {
  const { id } = await startUpload(world, customer, 'Harbour');
  const failure = { code: 'INTERNAL', stage: 'prepare', message: '' } as const;
  await placeUpload(world, id, { state: 'failed', failure, keptSeconds: 3600 });
  return id;
}

/** What the customer reads of the newest act: in the audit log, in the list of acts and in the bell. */
async function told() {
  const entries = expectReply(await world.rest(auditList, { first: 1, actorId: 'support' }, as(customer)));
  const acts = expectReply(await world.rest(adminActList, { first: 1 }, as(customer)));
  const bell = expectReply(await world.rest(notificationList, { first: 1 }, as(customer)));
  return { entry: entries.edges[0]?.node, act: acts.edges[0]?.node, notice: bell.edges[0]?.node.message };
}

test('with consent, an admin ends a session of a member, and the customer reads who allowed it', async () => {
  const member = await world.person({ memberOf: customer });
  const sessionId = await sessionOf(member);
  expect(codes(await end(sessionId))).toEqual(['CONSENT_MISSING']);
  expect(await isSignedIn(member)).toBe(true);
  const { consents } = expectReply(await consent()).supportCase;
  expect(consents).toMatchObject([{ act: 'endSession', givenBy: 'Nora', channel: 'phone', note: null }]);
  expectReply(await end(sessionId));
  expect(await isSignedIn(member)).toBe(false);
  const { entry, act, notice } = await told();
  expect(entry).toMatchObject({
    action: 'support.caseEndSession',
    createdBy: { label: 'Launchyard Support' },
    actorId: null,
    subjectId: sessionId,
    supportCase: { id: caseId },
    changes: [
      { field: 'State', before: 'Signed in', after: 'Ended' },
      { field: 'Consent', before: null, after: 'Allowed by Nora, by phone' },
    ],
  });
  expect(act).toMatchObject({ act: 'sessionEnded', reason: 'Allowed by Nora, by phone' });
  expect(notice).toBe('Support ended a session');
  expect(codes(await end(sessionId)), 'it has ended').toEqual(['SESSION_ENDED']);
});

test('with consent, an admin retries an upload the way its owner would, as Launchyard Support', async () => {
  const uploadId = await failedUpload();
  const retry = () => world.rest(caseRetryUpload, { caseId, uploadId }, as(admin));
  await consent({ act: 'endSession' });
  expect(codes(await retry()), 'consent for another act').toEqual(['CONSENT_MISSING']);
  expectReply(await consent({ act: 'retryUpload', channel: 'email' }));
  expect(expectReply(await retry()).upload).toMatchObject({ id: uploadId, failure: null });
  const { uploads } = expectReply(await world.rest(uploadGet, { uploadIds: [uploadId] }, as(customer)));
  expect(uploads[0]?.state).not.toBe('failed');
  const { entry, act, notice } = await told();
  expect(entry).toMatchObject({
    action: 'support.caseRetryUpload',
    subjectId: uploadId,
    changes: [
      { field: 'State', before: 'Failed', after: 'Retried' },
      { field: 'Consent', before: null, after: 'Allowed by Nora, by e-mail' },
    ],
  });
  expect(act?.act).toBe('uploadRetried');
  expect(notice).toBe('Support retried an upload');
  expect(codes(await retry())).toEqual(['UPLOAD_RUNNING']);
});

test('consent reaches no further than the account, the case and its end', async () => {
  expectReply(await consent());
  expectReply(await consent({ act: 'retryUpload' }));
  const stranger = await world.person();
  expect(codes(await end(await sessionOf(stranger)))).toEqual(['SESSION_ENDED']);
  expect(codes(await end(await sessionOf(admin)))).toEqual(['SESSION_ENDED']);
  expect(codes(await end('ses_x'))).toEqual(['SESSION_ENDED']);
  expect(await isSignedIn(stranger)).toBe(true);
  const { id: foreign } = await startUpload(world, stranger, 'Harbour');
  const retry = await world.rest(caseRetryUpload, { caseId, uploadId: foreign }, as(admin));
  expect(codes(retry)).toEqual(['UPLOAD_NOT_FOUND']);
  const other = await world.person({ role: 'admin' });
  await openCaseFor(world, other, customer);
  expect(codes(await end(await sessionOf(customer), other)), 'a case of a colleague').toEqual(['CASE_NOT_FOUND']);
  expectReply(await world.rest(caseClose, { caseId }, as(admin)));
  expect(codes(await end(await sessionOf(customer)))).toEqual(['CASE_ENDED']);
  expect(codes(await consent())).toEqual(['CASE_ENDED']);
  const reopened = await openCaseFor(world, admin, customer);
  const again = { caseId: reopened, sessionId: await sessionOf(customer) };
  expect(codes(await world.rest(caseEndSession, again, as(admin))), 'ends with its case').toEqual(['CONSENT_MISSING']);
});

test('support may neither record a consent nor act with one', async () => {
  const support = await world.person({ role: 'support' });
  const theirs = await openCaseFor(world, support, customer);
  expect((await consent({ caseId: theirs }, support)).fault?.code).toBe('FORBIDDEN');
  const sessionId = await sessionOf(customer);
  const ending = await world.rest(caseEndSession, { caseId: theirs, sessionId }, as(support));
  expect(ending.fault?.code).toBe('FORBIDDEN');
  const retry = await world.rest(caseRetryUpload, { caseId: theirs, uploadId: await failedUpload() }, as(support));
  expect(retry.fault?.code).toBe('FORBIDDEN');
});

test('a consent names who gave it; a newer one replaces it, and the audit log keeps both', async () => {
  expect(codes(await consent({ givenBy: ' ' }))).toEqual(['CONSENT_GIVEN_BY_MISSING']);
  expectReply(await consent());
  const { consents } = expectReply(
    await consent({ givenBy: 'Tomas', channel: 'chat', note: 'Both laptops' }),
  ).supportCase;
  expect(consents).toMatchObject([{ givenBy: 'Tomas', channel: 'chat', note: 'Both laptops' }]);
  const { entry } = await told();
  expect(entry?.changes).toEqual([
    { field: 'Given by', before: 'Allowed by Nora, by phone', after: 'Allowed by Tomas, in a chat' },
    { field: 'Note', before: null, after: 'Both laptops' },
  ]);
});

test('a case lists where the owner and the members are signed in, and no one else', async () => {
  const member = await world.person({ memberOf: customer });
  await world.person();
  const { sessions } = expectReply(await world.rest(caseSessionList, { caseId }, as(admin)));
  expect(sessions.map(({ personLabel }) => personLabel).toSorted()).toEqual(
    [customer.username, member.username].toSorted(),
  );
  const support = await world.person({ role: 'support' });
  expect(codes(await world.rest(caseSessionList, { caseId }, as(support)))).toEqual(['CASE_NOT_FOUND']);
  expect((await told()).entry).toMatchObject({ action: 'support.caseSessionList', supportCase: { id: caseId } });
});
