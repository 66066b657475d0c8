import { apiKeyCreate, graphiqlTokenCreate } from '@launchyard/contract/developer';
import { sessionRevokeOthers, signOut } from '@launchyard/contract/session';
import { uploadPartsSign, uploadStart } from '@launchyard/contract/uploads';
import { keyViolations, MAX_GRAPHIQL_TOKENS } from '@launchyard/domain/developer';
import { POINTS_PER_MINUTE } from '@launchyard/domain/session';
import { openSession } from '@launchyard/platform/access/open-session';
import { endKey } from '@launchyard/platform/keys/keys';
import { systemClock } from '@launchyard/platform/kit/clock';
import { putPart, type PartLink } from '@launchyard/platform/uploads/test-uploader';
import { formatId } from '@launchyard/domain/kit';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectReply } from '../world/rest.ts';
import type { TestPerson } from '../world/people.ts';
import { startWorld, type World } from '../world/world.ts';
import { startUpload } from './upload.ts';
import { WAYS_IN, waysInto, type WaysIn } from './ways-in.ts';

let world: World;
let ways: WaysIn;
let owner: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  ways = waysInto(world);
  return () => world.close();
});
beforeEach(async () => {
  owner = await world.person();
  // So that subscriptions have something to deliver at once.
  await ways.post(startUpload('something-to-hear'), { key: owner.apiKey });
});

const WHO = {
  query: '{ viewer { account { id storage { usedBytes } } } }',
  subscription: 'subscription { uploadsChanged { cursor } }',
};
const tokenFor = async (apiKeyId: string, session = owner.session) =>
  expectReply(await world.rest(graphiqlTokenCreate, { apiKeyId }, { token: session })).token;
const newToken = () => tokenFor(formatId('apiKey', owner.uuids.key));

async function readingKey(): Promise<string> {
  const wish = { name: 'reads', scopes: [], idempotencyKey: 'a-key-that-reads' };
  return expectReply(await world.rest(apiKeyCreate, wish, { token: owner.session })).apiKey.id;
}

/** A link for the only part of an upload. */
async function linkFor(uploadId: string, token: string): Promise<PartLink> {
  const [link] = expectReply(await world.rest(uploadPartsSign, { uploadId, partNumbers: [1] }, { token })).links;
  if (!link) throw new Error('one part was requested, one link is returned');
  return link;
}

/** What is left of the budget after a query. */
async function remaining(key: string): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const answer = await ways.send({ method: 'POST', headers, body: JSON.stringify({ query: WHO.query }) });
  const { extensions }: { extensions: { cost: { remaining: number } } } = JSON.parse(await answer.text());
  return extensions.cost.remaining;
}

test.for(WAYS_IN)('over %s a token for GraphiQL asks freely, as its key does', async (way) => {
  const token = await newToken();
  expect(token).toMatch(/^lyg_[0-9A-Za-z]{49}$/);
  expect((await ways.ask(way, WHO, { key: token })).code).toBeUndefined();
  const introspection = await ways.post({ query: '{ __schema { queryType { name } } }' }, { key: token });
  expect(introspection.text).toContain('"Query"');
});

test('like a key it asks by GET, too', async () => {
  const headers = { authorization: `Bearer ${await newToken()}` };
  const answer = await ways.send({ headers }, `/graphql?query=${encodeURIComponent(WHO.query)}`);
  expect(await answer.text()).toContain(owner.accountId);
});

test('it has the scopes of its key, and makes neither keys nor tokens', async () => {
  const token = await tokenFor(await readingKey());
  expect((await ways.post({ query: WHO.query }, { key: token })).text).toContain(owner.accountId);
  expect((await ways.post(startUpload('not-allowed'), { key: token })).code).toBe('FORBIDDEN');
  const another = await world.rest(
    graphiqlTokenCreate,
    { apiKeyId: formatId('apiKey', owner.uuids.key) },
    { token: await newToken() },
  );
  expect(another.fault?.code).toBe('FORBIDDEN');
});

test('it spends the budget of its key, on every token of it', async () => {
  const first = await remaining(await newToken());
  expect(first).toBeLessThan(POINTS_PER_MINUTE.key);
  expect(await remaining(await newToken())).toBeLessThan(first);
});

test.for(WAYS_IN)('over %s the session cookie beside it is not used', async (way) => {
  const other = await world.person();
  const token = await newToken();
  const both = { key: token, session: other.session };
  // Only the holder of the token has an upload.
  const asked = { ...WHO, subscription: 'subscription { uploadsChanged { upload { appName } } }' };
  expect((await ways.ask(way, asked, both)).text).toContain(way === 'POST' ? owner.accountId : 'Heard');
  await endKey({ ...world, clock: systemClock }, owner.uuids.key);
  expect((await ways.ask(way, asked, both)).code).toBe('UNAUTHENTICATED');
});

test('a session’s cookie cannot hold one', async () => {
  const got = await ways.post({ query: WHO.query }, { session: await newToken() });
  expect(got.text).toContain('"viewer":null');
});

const ENDS: Record<string, (token: string) => Promise<unknown>> = {
  'its key is revoked': () => endKey({ ...world, clock: systemClock }, owner.uuids.key),
  'its maker signs out': () => world.rest(signOut, {}, { token: owner.session }),
  'its maker signs out everywhere else': async () => {
    const visitor = { token: undefined, userAgent: '', country: null };
    const { person } = owner.uuids;
    const other = await world.database.sql.transaction((tx) => openSession(tx, new Date(), person, visitor));
    return world.rest(sessionRevokeOthers, {}, { token: other.token });
  },
};

test.for(Object.entries(ENDS))('it ends, with its sockets, when %s', async ([, end]) => {
  const token = await newToken();
  const socket = await ways.socket({ key: token });
  socket.subscribe('1', WHO.subscription);
  await socket.wait('1', 'next');
  await end(token);
  expect(await socket.waitClosed()).toBe(4403);
  expect((await ways.post({ query: WHO.query }, { key: token })).code).toBe('UNAUTHENTICATED');
});

test('links to send parts that it requested end with its session; those of its key remain', async () => {
  const token = await newToken();
  const file = { fileName: 'a.zip', sizeBytes: 1024, fingerprint: 'a'.repeat(64), idempotencyKey: 'parts-by-token' };
  const { upload } = expectReply(await world.rest(uploadStart, { appName: 'Parts', ...file }, { token }));
  const bytes = Buffer.alloc(1024);
  const byToken = await linkFor(upload.id, token);
  const byKey = await linkFor(upload.id, owner.apiKey);
  expectReply(await world.rest(signOut, {}, { token: owner.session }));
  expect((await putPart(byToken, bytes)).status).toBe(403);
  // Neither without what names the session.
  const headers = byToken.headers.map(({ name, value }) => ({ name, value: value.split(' ')[0] ?? '' }));
  expect((await putPart({ ...byToken, headers }, bytes)).status).toBe(403);
  expect((await putPart(byKey, bytes)).status).toBe(200);
});

test('a key for streams and a key of another account are refused', async () => {
  const stranger = await world.person();
  const foreign = formatId('apiKey', stranger.uuids.key);
  const asked = (apiKeyId: string) => world.rest(graphiqlTokenCreate, { apiKeyId }, { token: owner.session });
  expect((await asked(foreign)).refusals).toEqual([keyViolations.notFound]);
  expect((await asked('key_none')).refusals).toEqual([keyViolations.notFound]);
  const documents = { query: '{ viewer { account { apiKeys { nodes { id kind } } } } }' };
  const { text } = await ways.post(documents, { session: owner.session });
  const streaming = /"id":"(key_\w+)","kind":"STREAMING"/.exec(text)?.[1] ?? '';
  expect((await asked(streaming)).refusals).toEqual([keyViolations.onlyStreams]);
});

test('an account has a limited number of them, exactly', async () => {
  const apiKeyId = formatId('apiKey', owner.uuids.key);
  const made = await Promise.all(
    Array.from({ length: MAX_GRAPHIQL_TOKENS + 3 }, () =>
      world.rest(graphiqlTokenCreate, { apiKeyId }, { token: owner.session }),
    ),
  );
  expect(made.filter(({ refusals }) => refusals === undefined)).toHaveLength(MAX_GRAPHIQL_TOKENS);
  expect(made.flatMap(({ refusals }) => refusals ?? [])).toEqual(Array(3).fill(keyViolations.graphiqlLimitReached));
});

test('the audit log says who opened GraphiQL, and with which key', async () => {
  await newToken();
  const { rows } = await world.database.pool.query(
    "select who, subject, credential_kind from audit_log where call = 'developer.graphiqlTokenCreate' and account_id = $1",
    [owner.uuids.account],
  );
  expect(rows).toEqual([
    { who: owner.personId, subject: formatId('apiKey', owner.uuids.key), credential_kind: 'session' },
  ]);
});
