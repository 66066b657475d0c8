import { request } from 'node:http';
import { getIntrospectionQuery } from 'graphql';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../world/people.ts';
import { startWorld, type World } from '../world/world.ts';
import { startUpload } from './upload.ts';
import { WAYS_IN, waysInto, type Attacker, type Documents, type WaysIn } from './ways-in.ts';

let world: World;
let ways: WaysIn;
let customer: TestPerson;
let support: TestPerson;
beforeAll(async () => {
  world = await startWorld({ isPersistedOnly: true });
  ways = waysInto(world);
  customer = await world.person();
  support = await world.person({ role: 'support' });
  // So that there is an upload to query.
  await ways.post(startUpload('something-to-hear'), { key: customer.apiKey });
  return () => world.close();
});
afterEach(async () => expect(await ways.stillAnswers()).toBe(true));

/** `app { latestUpload { app { … } } }`, nested this many levels. */
const nested = (levels: number): string =>
  levels === 0 ? 'id' : `${levels % 2 === 0 ? 'app' : 'latestUpload'} { ${nested(levels - 1)} }`;
/** The same selection of an upload by two paths. */
const ofUpload = (selection: string, fragments = ''): Documents => ({
  query: `query { viewer { account { uploads { nodes { ${selection} } } } } } ${fragments}`,
  subscription: `subscription { uploadsChanged { upload { ${selection} } } } ${fragments}`,
});
const repeat = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(' ');
const doubling = (levels: number) =>
  repeat(
    levels,
    (i) =>
      `fragment F${i} on Upload { a${i}: app { latestUpload { ...F${i + 1} } } app { latestUpload { ...F${i + 1} } } }`,
  ) + ` fragment F${levels} on Upload { id }`;
const cyclic = 'fragment A on Upload { ...B } fragment B on Upload { ...A }';

const TOO_COMPLEX = 'QUERY_TOO_COMPLEX';
const INVALID = 'GRAPHQL_VALIDATION_FAILED';
const EXCESSES: Record<string, { documents: Documents; code: string }> = {
  'that is deeper than 14 fields': { documents: ofUpload(nested(14)), code: TOO_COMPLEX },
  'with 16 aliases': { documents: ofUpload(repeat(16, (i) => `a${i}: id`)), code: TOO_COMPLEX },
  'with 16 aliases of __typename': { documents: ofUpload(repeat(16, (i) => `a${i}: __typename`)), code: TOO_COMPLEX },
  'with six directives': { documents: ofUpload(`id ${'@skip(if: false) '.repeat(6)}`), code: TOO_COMPLEX },
  'of more than a thousand tokens': { documents: ofUpload('id '.repeat(1_000)), code: TOO_COMPLEX },
  'of fragments that double each other': { documents: ofUpload('...F0', doubling(12)), code: TOO_COMPLEX },
  'of fragments that double each other at a single depth': {
    documents: ofUpload(
      '...G0',
      `${repeat(60, (i) => `fragment G${i} on Upload { ...G${i + 1} ...G${i + 1} app { id } }`)} fragment G60 on Upload { app { id } }`,
    ),
    code: TOO_COMPLEX,
  },
  'of fragments that double free fields, at forty levels': {
    documents: ofUpload(
      '...H0',
      `${repeat(40, (i) => `fragment H${i} on Upload { ...H${i + 1} ...H${i + 1} }`)} fragment H40 on Upload { __typename }`,
    ),
    code: TOO_COMPLEX,
  },
  'of fragments that form a cycle': { documents: ofUpload('...A', cyclic), code: INVALID },
  'that requests a page of 1e9': {
    documents: ofUpload('timeline(first: 1e9) { nodes { number } }'),
    code: INVALID,
  },
  'that requests nested pages': {
    documents: ofUpload(
      'app { streamingLinks(first: 100) { nodes { app { streamingLinks(first: 100) { nodes { id } } } } } }',
    ),
    code: TOO_COMPLEX,
  },
};

test.for(Object.entries(EXCESSES).flatMap(([title, excess]) => WAYS_IN.map((way) => ({ title, way, ...excess }))))(
  '5: over $way a document $title is refused before it costs anything',
  async ({ way, documents, code }) => {
    const before = process.cpuUsage();
    const got = await ways.ask(way, documents, { key: customer.apiKey });
    const { user, system } = process.cpuUsage(before);
    // Processor time: that of a busy machine passes without it.
    expect((user + system) / 1_000).toBeLessThan(1_000);
    expect(got.code).toBe(code);
    expect(got.text).not.toContain('"data":{');
  },
);

test.for([
  { title: 'a page of a million by a variable', n: 1_000_000, code: 'BAD_USER_INPUT' },
  { title: 'a page of minus one', n: -1, code: 'BAD_USER_INPUT' },
  { title: 'a page of 1.5', n: 1.5, code: 'BAD_USER_INPUT' },
  { title: 'a page of 1e300', n: 1e300, code: 'BAD_USER_INPUT' },
])('5: $title is refused by both transports', async ({ n, code }) => {
  const selection = 'timeline(first: $n) { nodes { number } }';
  const { query, subscription } = ofUpload(selection);
  const documents = {
    query: query.replace('query', 'query ($n: Int)'),
    subscription: subscription.replace('subscription', 'subscription ($n: Int)'),
  };
  for (const way of WAYS_IN) {
    expect([way, (await ways.ask(way, documents, { key: customer.apiKey }, { n })).code]).toEqual([way, code]);
  }
});

test('5: a body of 300 kB is refused, declared or chunked, and so is a batch', async () => {
  const large = JSON.stringify({ query: '{ __typename }', operationName: 'x'.repeat(300_000) });
  expect((await ways.post(large, { key: customer.apiKey })).status).toBe(413);
  expect(await postInChunks(large)).toBe(413);
  const batch = await ways.post(Array.from({ length: 100 }, () => ({ query: '{ __typename }' })));
  expect([batch.status, batch.code]).toEqual([400, 'BAD_USER_INPUT']);
});

const SCHEMA: Record<string, Documents> = {
  'the whole schema': {
    query: getIntrospectionQuery(),
    subscription: getIntrospectionQuery().replace('query', 'subscription'),
  },
  'one type': {
    query: '{ __type(name: "Viewer") { fields { name } } }',
    subscription: 'subscription { __type(name: "Viewer") { fields { name } } }',
  },
  'the schema under an alias in a fragment': {
    query: '{ ...A } fragment A on Query { x: __schema { types { name } } }',
    subscription: 'subscription { ...A } fragment A on Subscription { x: __schema { types { name } } }',
  },
};
const CLOSED: Record<string, () => Attacker> = {
  nobody: () => ({}),
  'a customer’s session': () => ({ session: customer.session }),
  'an invalid key': () => ({ key: `lyk_${'x'.repeat(customer.apiKey.length - 4)}` }),
  'a streaming key': () => ({ key: customer.streamingKey }),
};

test.for(
  Object.keys(CLOSED).flatMap((who) =>
    Object.keys(SCHEMA).flatMap((what) => WAYS_IN.map((way) => ({ who, what, way }))),
  ),
)('6: over $way $who cannot introspect $what', async ({ who, what, way }) => {
  const documents = SCHEMA[what] ?? { query: '', subscription: '' };
  const { code, text } = await ways.ask(way, documents, CLOSED[who]?.() ?? {});
  expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(code);
  expect(text).not.toMatch(/"(fields|types|name)"/);
});

test('6: keys and support may introspect the schema', async () => {
  for (const as of [{ key: customer.apiKey }, { session: support.session }]) {
    expect((await ways.post({ query: getIntrospectionQuery() }, as)).text).toContain('"name":"Viewer"');
  }
});

const MISSPELT: Record<string, Documents> = {
  'a field': { query: '{ viewr { id } }', subscription: 'subscription { uploadsChangd { cursor } }' },
  'a nested field': {
    query: '{ viewer { acount { id } } }',
    subscription: 'subscription { uploadsChanged { uplod { id } } }',
  },
  'an argument': {
    query: '{ node(ids: "x") { id } }',
    subscription: 'subscription { uploadsChanged(aftr: "x") { cursor } }',
  },
  'a type': {
    query: '{ node(id: "x") { ... on Uploaded { id } } }',
    subscription: 'subscription { uploadsChanged { ... on UploadChanges { cursor } } }',
  },
};

test.for(
  Object.keys(CLOSED).flatMap((who) =>
    Object.keys(MISSPELT).flatMap((what) => WAYS_IN.map((way) => ({ who, what, way }))),
  ),
)('7: over $way $who who misspells $what gets no name suggestions', async ({ who, what, way }) => {
  const { text } = await ways.ask(way, MISSPELT[what] ?? { query: '', subscription: '' }, CLOSED[who]?.() ?? {});
  expect(text).not.toMatch(/did you mean/i);
  expect(text).not.toMatch(/"viewer"|account|uploadsChanged"|after|UploadChange"/);
});

function postInChunks(body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const asked = request(`${world.url}/graphql`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    for (let at = 0; at < body.length; at += 16_384) asked.write(body.slice(at, at + 16_384));
    asked.end();
  });
}

/** A query compiler once took this for a date that it had written itself, and inserted it into its generated code unescaped. */
const MAGIC_DATE = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
const CODE = `${MAGIC_DATE}globalThis.isReached=true`;
const WRITTEN: Record<string, string> = {
  'an argument': `{ node(id: "${CODE}") { id } }`,
  'an argument in a block string': `{ node(id: """${CODE}""") { id } }`,
  'an input object': `{ viewer { account { app(by: { name: "${CODE}" }) { id } } } }`,
  'a default of a variable': `query ($id: ID! = "${CODE}") { node(id: $id) { id } }`,
  'a list': `{ viewer { account { uploads(state: ["${CODE}"]) { nodes { id } } } } }`,
};

test.for(Object.entries(WRITTEN))('39: %s in a document never becomes code', async ([, query]) => {
  for (const key of [customer.apiKey, support.apiKey]) await ways.post({ query }, { key });
  await ways.post(
    { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: CODE } },
    { key: customer.apiKey },
  );
  expect(globalThis).not.toHaveProperty('isReached');
});
