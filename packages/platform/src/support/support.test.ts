import { desc, eq, sql as raw } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { appList } from '@launchyard/contract/apps';
import { streamingLinkCreate, streamingLinkList } from '@launchyard/contract/links';
import { sessionState, signIn, signOut } from '@launchyard/contract/session';
import { accountFind, caseOpen } from '@launchyard/contract/support';
import { formatId, parseId } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { PersonOptions, TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { expectReply } from '@launchyard/testing/world/rest';
import { makeKey } from '../keys/keys.ts';
import { auditLog } from '../tables/audit.ts';
import { addMember } from '../team/members.ts';

let world: PlatformWorld;
let customer: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  world = await startPlatform();
  customer = await personSignedIn();
  colleague = await personSignedIn({ role: 'support' });
  return () => world.close();
});

/** A person created by the sign-in call, which leaves a row. */
async function personSignedIn(options?: PersonOptions): Promise<TestPerson> {
  const person = await world.person(options);
  const { email, password } = person;
  return { ...person, session: expectReply(await world.rest(signIn, { email, password })).token };
}

const rowsOf = (person: TestPerson) =>
  world.database.sql
    .select({ call: auditLog.call, accountId: auditLog.accountId, outcome: auditLog.outcome, caseId: auditLog.caseId })
    .from(auditLog)
    .where(eq(auditLog.personId, person.uuids.person))
    .orderBy(auditLog.id);

test('within a case, support finds the account by e-mail, name or id and reads it; every read leaves a row with the case', async () => {
  const as = { token: colleague.session };
  const caseId = parseId('supportCase', await openCaseFor(world, colleague, customer));
  for (const by of [
    { email: ` ${customer.email.toUpperCase()} ` },
    { username: customer.username.toUpperCase() },
    { id: customer.accountId },
  ]) {
    const { account } = expectReply(await world.rest(accountFind, { by }, as));
    expect(account).toMatchObject({ id: customer.accountId, grant: { way: 'support', role: 'viewer' } });
  }
  expect((await world.rest(appList, {}, { ...as, account: customer.accountId })).status).toBe(200);

  const signedIn = { call: signIn.name, accountId: colleague.uuids.account, outcome: 'done', caseId: null };
  const looked = { call: accountFind.name, accountId: customer.uuids.account, outcome: 'done', caseId };
  expect(await rowsOf(colleague)).toEqual([
    signedIn,
    { ...looked, call: caseOpen.name },
    looked,
    looked,
    looked,
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

test('every change leaves a row; refusals and a customer’s reads leave none', async () => {
  await world.rest(appList, {}, { token: customer.session });
  const input = { appId: 'app_any', idempotencyKey: 'a-refused-change' };
  await world.rest(streamingLinkCreate, input, { token: customer.session });
  expect(await rowsOf(customer)).toEqual([
    { call: signIn.name, accountId: customer.uuids.account, outcome: 'done', caseId: null },
  ]);
});

const newestRow = async (person: TestPerson) => {
  const rows = world.database.sql.select().from(auditLog).where(eq(auditLog.personId, person.uuids.person));
  return (await rows.orderBy(desc(auditLog.id)).limit(1))[0];
};

test('a row names who did it, with what credential and to what: signing in, signing out, and every other change', async () => {
  const owner = await personSignedIn();
  const signedIn = await newestRow(owner);
  expect(signedIn).toMatchObject({ call: signIn.name, accountId: owner.uuids.account, outcome: 'done' });
  const session = formatId('session', signedIn?.credentialId ?? '');
  expect(signedIn?.subject).toBe(session);

  const app = await makeTestedApp(world, owner, 'Audited');
  const input = { appId: app.id, idempotencyKey: 'an-audited-change' };
  const { link } = expectReply(await world.rest(streamingLinkCreate, input, { token: owner.apiKey }));
  expect(await newestRow(owner)).toMatchObject({ credentialId: owner.uuids.key, subject: link.id, outcome: 'done' });

  await world.rest(signOut, {}, { token: owner.session });
  expect(await newestRow(owner)).toMatchObject({ call: signOut.name, subject: session, outcome: 'done' });
});

test('a change that cannot be logged is not made', async () => {
  const owner = await world.person();
  const app = await makeTestedApp(world, owner, 'Unlogged');
  const as = { token: owner.session };
  await asOwnerOfTables('revoke insert on audit_log from public, launchyard_api');
  const input = { appId: app.id, idempotencyKey: 'an-unlogged-change' };
  const answer = await world.rest(streamingLinkCreate, input, as);
  await asOwnerOfTables('grant insert on audit_log to launchyard_api');
  expect(answer.fault?.code).toBe('INTERNAL');
  expect(expectReply(await world.rest(streamingLinkList, {}, as)).totalCount).toBe(0);
});

async function asOwnerOfTables(statement: string): Promise<void> {
  const client = new Client({ connectionString: world.migrationUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('a key has the powers of support only if it was created in the colleague’s own account', async () => {
  const by = { email: customer.email };
  expect((await world.rest(accountFind, { by }, { token: colleague.apiKey })).status).toBe(200);
  const inCustomer = { token: colleague.apiKey, account: customer.accountId };
  expect((await world.rest(sessionState, {}, inCustomer)).status).toBe(200);

  const other = await world.person();
  const { sql } = world.database;
  await addMember(sql, new Date(), other.uuids.account, colleague.uuids.person);
  const made = { accountId: other.uuids.account, personId: colleague.uuids.person };
  const { token } = await makeKey(sql, new Date(), made, 'api');
  expect((await world.rest(sessionState, {}, { token })).status).toBe(200);
  expect((await world.rest(accountFind, { by }, { token })).fault?.code).toBe('FORBIDDEN');
  expect((await world.rest(sessionState, {}, { token, account: customer.accountId })).fault?.code).toBe('FORBIDDEN');
  const atHome = { token, account: colleague.accountId };
  expect((await world.rest(sessionState, {}, atHome)).fault?.code).toBe('FORBIDDEN');
});

test.each([
  ['audit_log', 'at'],
  ['upload_events', 'created_at'],
  ['config_changes', 'created_at'],
  ['latest_moves', 'created_at'],
  ['admin_acts', 'created_at'],
])('the application cannot change, delete or empty %s', async (table, column) => {
  const [name, at] = [raw.identifier(table), raw.identifier(column)];
  for (const statement of [raw`delete from ${name}`, raw`update ${name} set ${at} = ${at}`, raw`truncate ${name}`]) {
    await expect(world.database.sql.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
  }
});
