import { getIntrospectionQuery, parse } from 'graphql';
import { expect, test } from 'vitest';
import { operationCost } from './cost.ts';
import { OPERATION_LIMITS } from '@launchyard/domain/session';
import { schema } from './schema.ts';

const cost = (document: string, variables?: Record<string, unknown>, name?: string) =>
  operationCost(schema, parse(document), variables, name);
const account = (fields: string) => `{ viewer { account { ${fields} } } }`;
const page = (definition: string) => `query (${definition}) ${account('apps(first: $n) { nodes { name } }')}`;

test.each([
  ['nothing but names', '{ __typename }', 0],
  ['the viewer and their account', account('id username'), 2],
  ['a page is the connection and its rows', account('apps(first: 50) { nodes { name } }'), 2 + 1 + 50],
  ['a page without a size is twenty', account('apps { nodes { name } }'), 2 + 1 + 20],
  [
    'rows asked for twice count twice',
    account('apps(first: 5) { nodes { name } edges { node { name } } }'),
    2 + 1 + 5 + 5 * 2,
  ],
  ['a page from the end', account('apps(last: 50) { nodes { name } }'), 2 + 1 + 50],
  [
    'the beginning of a list counts as long as it is asked for',
    account('app(by: { id: "app_1" }) { versions(first: 2) { nodes { pinnedLinks(first: 10) { id } } } }'),
    2 + 1 + (10 + 1) + 2 * (1 + 10),
  ],
  [
    'a list of at most a hundred counts as a hundred',
    account('app(by: { id: "app_1" }) { linkableVersions { id } }'),
    2 + 1 + 100,
  ],
  ['an empty page', account('apps(first: 0) { totalCount nodes { name } }'), 2 + 1],
  ['what hangs on a row counts with it', account('uploads(first: 10) { nodes { app { id } } }'), 2 + 1 + 10 * 2],
  ['a closed list is as long as it is', account('upload(id: "upl_1") { stages { stage } }'), 2 + 1 + 6],
  [
    'a call for each row is dear',
    account('apps(first: 10) { nodes { streamingLinks(first: 2) { nodes { id } } } }'),
    2 + 1 + 10 * (1 + 10 + 1 + 2),
  ],
  [
    'a document counts as much as it can weigh',
    account('configs(first: 10) { nodes { name document } }'),
    2 + 1 + 10 * 2 + 10 * (1 + 20),
  ],
  ['a page that is refused anyway', account('apps(first: 1000000000) { nodes { name } }'), 2 + 1 + 100],
  ['types and interfaces', '{ node(id: "app_1") { id ... on App { latestUpload { id } } } }', 2],
  ['a little of the schema', '{ __schema { queryType { name } } }', 1],
  ['a mutation', 'mutation { uploadCancel(input: { uploadId: "u" }) { upload { id } userErrors { code } } }', 3],
  ['a subscription', 'subscription { uploadsChanged { upload { id app { id } } } }', 3],
])('%s: %s costs %i', (_, document, expected) => {
  expect(cost(document)).toBe(expected);
});

test('a size that is a variable is the one given, else its default, else twenty', () => {
  expect(cost(page('$n: Int'), { n: 7 })).toBe(3 + 7);
  expect(cost(page('$n: Int = 9'))).toBe(3 + 9);
  expect(cost(page('$n: Int = 9'), { n: null })).toBe(3 + 20);
  expect(cost(page('$n: Int'))).toBe(3 + 20);
});

test('what is asked about the schema costs by the fields of its answer', () => {
  const types = Object.keys(schema.getTypeMap()).length;
  expect(cost('{ __schema { types { name } } }')).toBe(Math.ceil((2 + types) / 32));
  expect(cost(getIntrospectionQuery())).toBeGreaterThan(600);
  expect(cost(getIntrospectionQuery())).toBeLessThan(OPERATION_LIMITS.points / 4);
  const ofType = 'query ($name: String! = "Mutation") { __type(name: $name) { fields { args { type { name } } } } }';
  expect(cost(ofType)).toBeGreaterThan(cost(ofType, { name: 'App' }));
  expect(cost(ofType, { name: 'Missing' })).toBe(1);
  expect(
    cost('{ ...all } fragment all on Query { __schema { types { ...name } } } fragment name on __Type { name }'),
  ).toBe(Math.ceil((2 + 2 * types) / 32));
});

test('counting what is asked about the schema ends at the limit, for all aliases together', () => {
  const type = 'type { fields { name type { fields { name description } } } }';
  const wide = `types { fields { args { ${type} } ${type} } }`;
  const aliases = Array.from({ length: 15 }, (_, index) => `a${index}: __schema { ${wide} }`);
  const points = cost(`{ ${aliases.join(' ')} }`);
  expect(points).toBeGreaterThan(OPERATION_LIMITS.points);
  expect(points).toBeLessThan(OPERATION_LIMITS.points + 100);
});

test('aliases and repeated fragments are counted each time', () => {
  expect(cost(account('a: apps(first: 5) { nodes { id } } b: apps(first: 5) { nodes { id } }'))).toBe(2 + 6 + 6);
  expect(
    cost(`${account('...list a: storage { usedBytes }')} fragment list on Account { apps(first: 5) { nodes { id } } }`),
  ).toBe(2 + 6 + 1);
});

test('only the operation that runs is counted', () => {
  const two = 'query small { viewer { credential } } query large { viewer { account { apps { nodes { id } } } } }';
  expect(cost(two, {}, 'small')).toBe(1);
  expect(cost(two, {}, 'large')).toBe(2 + 21);
});

test('nested fragments that double their fields are counted in linear time', () => {
  const levels = Array.from({ length: 60 }, (_, n) => `fragment f${n} on Account { ...f${n + 1} ...f${n + 1} }`);
  const document = `${account('...f0')} ${levels.join(' ')} fragment f60 on Account { storage { usedBytes } }`;
  expect(cost(document)).toBe(2 + 2 ** 60);
});

test('three nested pages of a hundred are far above the limit of 5,000, a page of the panel far below', () => {
  expect(
    cost(account('apps(first: 100) { nodes { streamingLinks(first: 100) { nodes { app { id } } } } }')),
  ).toBeGreaterThan(20_000);
  expect(
    cost(
      account(
        'apps(first: 100) { nodes { name latestVersion { number } latestUpload { stages { stage } failure { code } } } pageInfo { endCursor } }',
      ),
    ),
  ).toBeLessThan(1_200);
});
