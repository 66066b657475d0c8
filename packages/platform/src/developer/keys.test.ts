import { beforeAll, beforeEach, expect, test } from 'vitest';
import { apiKeyCreate, apiKeyGenerate, apiKeyList, apiKeyRevoke } from '@launchyard/contract/developer';
import { appGet } from '@launchyard/contract/apps';
import { configCreate } from '@launchyard/contract/configs';
import { eventsSince } from '@launchyard/contract/events';
import { linkRename, streamingLinkCreate } from '@launchyard/contract/links';
import { accountGet, sessionState } from '@launchyard/contract/session';
import { keyViolations, MAX_KEYS } from '@launchyard/domain/developer';
import { kitViolations } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { expectReply } from '@launchyard/testing/world/rest';

const HOUR = 3_600_000;
let world: PlatformWorld;
let owner: TestPerson;
let now = new Date();
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});
beforeEach(async () => {
  owner = await world.person();
});

let wishes = 0;
const idempotencyKey = () => `keys-test-${(wishes += 1)}`;
const generate = async (overlapHours: number, kind: 'api' | 'streaming' = 'api') =>
  expectReply(
    await world.rest(
      apiKeyGenerate,
      { kind, overlapHours, idempotencyKey: idempotencyKey() },
      { token: owner.session },
    ),
  );
const create = async (wish: { scopes?: []; appIds?: string[]; name?: string; expiresInDays?: number } = {}) =>
  world.rest(
    apiKeyCreate,
    { name: 'ci-upload', scopes: [], ...wish, idempotencyKey: idempotencyKey() },
    { token: owner.session },
  );
const list = async () =>
  expectReply(await world.rest(apiKeyList, {}, { token: owner.session })).edges.map(({ node }) => node);
const works = async (token: string | null) =>
  (await world.rest(sessionState, {}, { token: token ?? '' })).fault?.code ?? 'works';

test('the key is shown once; afterwards the list has its prefix, last four characters, maker and last use', async () => {
  const { apiKey, secret } = await generate(0);
  expect(secret).toMatch(/^lyk_[0-9A-Za-z]{49}$/);
  expect(apiKey).toMatchObject({ kind: 'api', name: null, scopes: null, appIds: null, lastUsedAt: null });
  expect(await works(secret)).toBe('works');
  const [listed] = await list();
  expect(listed).toMatchObject({
    id: apiKey.id,
    prefix: 'lyk_',
    lastFour: secret?.slice(-4),
    createdBy: { kind: 'member', label: owner.username },
    lastUsedAt: now.toISOString(),
  });
  expect(JSON.stringify(listed)).not.toContain(secret?.slice(4, -4));
});

test('without an overlap the previous key stops at once', async () => {
  const { secret } = await generate(0);
  expect(await works(owner.apiKey)).toBe('UNAUTHENTICATED');
  expect(await works(secret)).toBe('works');
  expect((await list()).filter(({ kind }) => kind === 'api')).toHaveLength(1);
});

test('with an overlap the previous key works until it is over, and no longer', async () => {
  const { apiKey, secret } = await generate(24);
  expect(await works(owner.apiKey)).toBe('works');
  const previous = (await list()).find(({ id, kind }) => kind === 'api' && id !== apiKey.id);
  expect(previous?.expiresAt).toBe(new Date(now.getTime() + 24 * HOUR).toISOString());
  // A second one with a shorter overlap shortens that of no other key.
  await generate(1);
  now = new Date(now.getTime() + 2 * HOUR);
  expect([await works(owner.apiKey), await works(secret)]).toEqual(['works', 'UNAUTHENTICATED']);
  now = new Date(now.getTime() + 22 * HOUR);
  expect(await works(owner.apiKey)).toBe('UNAUTHENTICATED');
});

test('each of the two keys is replaced by its own kind only', async () => {
  const { secret } = await generate(0, 'streaming');
  expect(secret).toMatch(/^lyst_/);
  expect(await works(owner.apiKey)).toBe('works');
  expect(await works(secret)).toBe('FORBIDDEN');
  expect((await list()).map(({ kind }) => kind)).toEqual(['streaming', 'api']);
});

test('a request repeated after a fault returns the same key, without its secret', async () => {
  const wish = { kind: 'api', overlapHours: 24, idempotencyKey: idempotencyKey() } as const;
  const ask = (more = {}) => world.rest(apiKeyGenerate, { ...wish, ...more }, { token: owner.session });
  const [one, two] = await Promise.all([ask(), ask()]);
  const replies = [expectReply(one), expectReply(two)];
  expect(new Set(replies.map(({ apiKey }) => apiKey.id)).size).toBe(1);
  expect(replies.filter(({ secret }) => secret !== null)).toHaveLength(1);
  expect((await ask({ overlapHours: 0 })).refusals).toEqual([kitViolations.idempotencyKeyReused]);
});

test('a named key may read, and beyond that only what its scopes and applications allow', async () => {
  const app = await makeTestedApp(world, owner, 'Mine');
  const other = await makeTestedApp(world, owner, 'Other');
  const wish = { name: '  website ', scopes: ['links.write' as const], appIds: [app.id], expiresInDays: 30 };
  const made = expectReply(
    await world.rest(apiKeyCreate, { ...wish, idempotencyKey: idempotencyKey() }, { token: owner.session }),
  );
  expect(made.apiKey).toMatchObject({ kind: 'named', name: 'website', scopes: ['links.write'], appIds: [app.id] });
  expect(made.apiKey.expiresAt).toBe(new Date(now.getTime() + 30 * 24 * HOUR).toISOString());
  const as = { token: made.secret ?? '' };
  const { apps } = expectReply(await world.rest(appGet, { by: [{ id: app.id }, { id: other.id }] }, as));
  expect(apps).toMatchObject([{ id: app.id }, null]);
  const link = (appId: string) => world.rest(streamingLinkCreate, { appId, idempotencyKey: idempotencyKey() }, as);
  const { id: linkId } = expectReply(await link(app.id)).link;
  expect(expectReply(await world.rest(linkRename, { linkId, revision: 1, name: 'Lobby' }, as)).link.name).toBe('Lobby');
  expect((await link(other.id)).refusals?.[0]?.code).toBe('APP_NOT_FOUND');
  const config = { name: 'kiosk', idempotencyKey: idempotencyKey() };
  expect((await world.rest(configCreate, config, as)).fault?.code).toBe('FORBIDDEN');
  now = new Date(now.getTime() + 30 * 24 * HOUR);
  expect(await works(made.secret)).toBe('UNAUTHENTICATED');
});

test.each([
  ['without a name', { name: ' ' }, keyViolations.nameMissing],
  ['with an invisible name', { name: 'a\u202eb' }, keyViolations.nameCharacters],
  ['with a long name', { name: 'x'.repeat(61) }, keyViolations.nameTooLong],
  ['for an application that does not exist', { appIds: ['app_x'] }, keyViolations.appNotFound],
])('a key %s is refused', async (_, wish, violation) => {
  expect((await create(wish)).refusals).toEqual([violation]);
});

test('a key for another account’s application is refused like one for a missing application', async () => {
  const stranger = await world.person();
  const { id } = await makeTestedApp(world, stranger, 'Theirs');
  expect((await create({ appIds: [id] })).refusals).toEqual([keyViolations.appNotFound]);
});

test(`an account has at most ${MAX_KEYS} active keys, also when they are created at once`, async () => {
  const made = await Promise.all(Array.from({ length: MAX_KEYS }, () => create()));
  expect(made.flatMap(({ refusals }) => refusals ?? [])).toEqual([
    keyViolations.limitReached,
    keyViolations.limitReached,
  ]);
  // A leaked key can be replaced all the same.
  await generate(0);
  const overlapping = { kind: 'api', overlapHours: 1, idempotencyKey: idempotencyKey() } as const;
  expect((await world.rest(apiKeyGenerate, overlapping, { token: owner.session })).refusals).toEqual([
    keyViolations.limitReached,
  ]);
});

test('a revoked key stops at once; revoked again, or asked by others, it is not found', async () => {
  const made = expectReply(await create());
  const revoke = (as: { token: string }) => world.rest(apiKeyRevoke, { apiKeyId: made.apiKey.id }, as);
  const stranger = await world.person();
  expect((await revoke({ token: stranger.session })).refusals).toEqual([keyViolations.notFound]);
  expect(await works(made.secret)).toBe('works');
  expectReply(await revoke({ token: owner.session }));
  expect(await works(made.secret)).toBe('UNAUTHENTICATED');
  expect((await revoke({ token: owner.session })).refusals).toEqual([keyViolations.notFound]);
});

test('no key manages keys; a member neither manages nor sees them', async () => {
  const member = await world.person({ memberOf: owner });
  const inTeam = { token: member.session, account: owner.accountId };
  for (const as of [{ token: owner.apiKey }, inTeam]) {
    const wish = { name: 'mine', scopes: [], idempotencyKey: idempotencyKey() };
    expect((await world.rest(apiKeyCreate, wish, as)).fault?.code).toBe('FORBIDDEN');
    expect((await world.rest(apiKeyList, {}, as)).fault?.code).toBe('FORBIDDEN');
    expectReply(await world.rest(accountGet, {}, as));
  }
});

test('a narrowed key of a support colleague has no powers over other accounts', async () => {
  owner = await world.person({ role: 'support' });
  const customer = await world.person();
  await openCaseFor(world, owner, customer);
  const { secret } = expectReply(await create());
  const look = (token: string | null) =>
    world.rest(accountGet, {}, { token: token ?? '', account: customer.accountId });
  expect((await look(owner.apiKey)).fault).toBeUndefined();
  expect((await look(secret)).fault?.code).toBe('FORBIDDEN');
});

test('whoever shows the keys of the account is told when one is created, replaced or revoked', async () => {
  const since = async (after?: number) =>
    expectReply(await world.rest(eventsSince, after === undefined ? {} : { after }, { token: owner.session }));
  const { newest } = await since();
  const { apiKey } = expectReply(await create());
  await generate(0);
  expectReply(await world.rest(apiKeyRevoke, { apiKeyId: apiKey.id }, { token: owner.session }));
  const told = (await since(newest)).missed.map((event) => event.type === 'content.changed' && event.area);
  // Generating a key ends the previous one: both are told.
  expect(told).toEqual(['keys', 'keys', 'keys', 'keys']);
});
