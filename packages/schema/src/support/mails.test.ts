import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const MAILS =
  'query ($recipient: String, $first: Int) { mails(recipient: $recipient, first: $first) { recipient kind createdAt state sentAt failedTries lastFailedAt problem replyCode account { username viewerStanding } } }';

let world: SchemaWorld;
let ada: TestPerson;
let staff: TestPerson;
let support: SchemaCaller;
const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute));

interface MailRow {
  kind: string;
  recipient: string;
  minute: number;
  sentAt?: Date;
  failed?: { at: Date; problem: string; tries: number; reply?: number };
  givenUpAt?: Date;
}

const insert = ({ kind, recipient, minute, sentAt, failed, givenUpAt }: MailRow) =>
  world.database.pool.query(
    `insert into mails (id, kind, recipient, subject, body, created_at, sent_at, tries, failed_at, problem, reply_code, given_up_at)
     values (gen_random_uuid(), $1, $2, 'Harbour, version 3, could not be installed', 'the code is 123456', $3, $4, $5, $6, $7, $8, $9)`,
    [kind, recipient, at(minute), sentAt, failed?.tries ?? 0, failed?.at, failed?.problem, failed?.reply, givenUpAt],
  );

beforeAll(async () => {
  world = await startSchemaWorld();
  staff = await world.person({ role: 'support' });
  ada = await world.person();
  const postponed = { at: at(0), problem: 'postponed', tries: 1, reply: 451 };
  const refused = { at: at(7), problem: 'recipientRefused', tries: 1, reply: 550 };
  const unreachable = { at: at(5), problem: 'unreachable', tries: 3 };
  const toAda = { recipient: ada.email };
  await insert({ kind: 'passwordReset', ...toAda, minute: 0, sentAt: at(1), failed: postponed });
  await insert({ kind: 'uploadOutcome', ...toAda, minute: 2, failed: unreachable });
  await insert({ kind: 'newDevice', ...toAda, minute: 3 });
  await insert({ kind: 'signUpCode', recipient: 'typo@people.example', minute: 6, failed: refused, givenUpAt: at(7) });
  return () => world.close();
});
beforeEach(() => {
  support = world.as(staff);
});

const shape = ({ recipient, kind, state }: Record<string, unknown>) => [recipient, kind, state];

test('support reads what could not be sent, the last failure first', async () => {
  const { data, errors } = await support.run(MAILS);
  expect(errors).toEqual([]);
  expect(support.calls.map(({ name }) => name)).toEqual(['support.mailList']);
  expect(data.mails).toEqual([
    {
      recipient: 'typo@people.example',
      kind: 'SIGN_UP_CODE',
      createdAt: at(6).toISOString(),
      state: 'GIVEN_UP',
      sentAt: null,
      failedTries: 1,
      lastFailedAt: at(7).toISOString(),
      problem: 'RECIPIENT_REFUSED',
      replyCode: 550,
      account: null,
    },
    {
      recipient: ada.email,
      kind: 'UPLOAD_OUTCOME',
      createdAt: at(2).toISOString(),
      state: 'FAILING',
      sentAt: null,
      failedTries: 3,
      lastFailedAt: at(5).toISOString(),
      problem: 'UNREACHABLE',
      replyCode: null,
      account: { username: ada.username, viewerStanding: 'SUPPORT' },
    },
  ]);
});

test('or what became of those to one address, however it is written', async () => {
  const { data } = await support.run(MAILS, { recipient: ` ${ada.email.toUpperCase()}` });
  expect(data.mails.map(shape)).toEqual([
    [ada.email, 'NEW_DEVICE', 'WAITING'],
    [ada.email, 'UPLOAD_OUTCOME', 'FAILING'],
    [ada.email, 'PASSWORD_RESET', 'SENT'],
  ]);
  expect((await support.run(MAILS, { recipient: ada.email.slice(0, -1) })).data.mails).toEqual([]);
  expect((await support.run(MAILS, { recipient: '%' })).data.mails).toEqual([]);
});

test('the customer’s audit log shows that support looked, and neither subject nor text leaves', async () => {
  const answer = await support.run(MAILS);
  expect(JSON.stringify(answer)).not.toMatch(/Harbour|123456/);
  const log = '{ viewer { account { auditEntries(first: 1) { nodes { actionText createdBy { label } } } } } }';
  const { data, errors } = await world.as(ada).run(log);
  expect(errors).toEqual([]);
  expect(data.viewer.account.auditEntries.nodes).toMatchObject([{ actionText: 'Viewed e-mails sent' }]);
});

test('nobody else reads it, and more than a page is refused', async () => {
  for (const who of [ada, { key: ada.apiKey }]) {
    expect((await world.as(who).run(MAILS)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  }
  expect((await world.as({}).run(MAILS)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  for (const first of [51, -1]) {
    expect((await support.run(MAILS, { first })).errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
  }
});
