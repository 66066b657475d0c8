import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { bearer, codeOf, startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';
import { errorCode, openSocket } from '../test-kit/test-socket.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ operationCost: (_schema, _document, { cost }) => Number(cost ?? 1) });
  return () => gateway.close();
});

/** The same selection over POST and over a socket; `within` is inserted at the start of each transport’s operation. */
const transports = {
  async http(document: string, variables: object = {}): Promise<unknown> {
    const answered = await gateway.post({ query: document, variables }, bearer(TOKENS.key));
    const after = await gateway.post({ query: '{ __typename }' });
    expect(after.data).toEqual({ __typename: 'Query' });
    return codeOf(answered);
  },
  async socket(document: string, variables: object = {}): Promise<unknown> {
    const socket = await openSocket(gateway.port);
    await socket.init();
    socket.subscribe('1', document, { variables });
    const refused = await socket.wait('1', 'error');
    expect(socket.closed()).toBeNull();
    expect((await gateway.post({ query: '{ __typename }' })).data).toEqual({ __typename: 'Query' });
    socket.close();
    return errorCode(refused);
  },
};

const nested = (depth: number) => `${'thing { '.repeat(depth)}id${' }'.repeat(depth)}`;
const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: nothing`).join(' ');
const doubling = (levels: number) =>
  Array.from({ length: levels }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ') +
  ` fragment F${levels} on Query { nothing }`;
const doublingFields = (levels: number) =>
  Array.from(
    { length: levels },
    (_, i) => `fragment G${i} on Thing { x: thing { ...G${i + 1} } thing { ...G${i + 1} } }`,
  ).join(' ') + ` fragment G${levels} on Thing { id }`;

const refused: Record<string, string> = {
  'deeper than 14 fields': `{ things(first: 1) { ${nested(13)} } }`,
  'deeper than 14 fields through fragments': `{ things(first: 1) { ...A } } fragment A on Thing { ${nested(6).replace('id', '...B')} } fragment B on Thing { ${nested(7)} }`,
  'with 16 aliases': `{ ${aliases(16)} }`,
  'with 16 aliases of __typename': `{ ${aliases(16).replaceAll('nothing', '__typename')} }`,
  'with six directives': `{ nothing ${'@skip(if: false) '.repeat(6)} }`,
  'with more than 1,000 tokens': `{ ${'nothing '.repeat(1_000)} }`,
  'of fragments that double each other, at twelve levels': `{ ...F0 } ${doubling(12)}`,
  'of fragments that double each other, at forty levels': `{ ...F0 } ${doubling(40)}`,
  'of fragments that double free fields in inline fragments': `{ ... { ...F0 ...F0 } ... on Query { ...F0 } } ${doubling(40)}`,
  'of fragments that double each other’s fields': `{ things(first: 1) { ...G0 } } ${doublingFields(14)}`,
};

describe.each(Object.entries(transports))('over %s', (name, ask) => {
  it.each(Object.entries(refused))('an operation %s is refused', async (_title, document) => {
    const operation = name === 'http' ? document : document.replace(/^\{/, 'subscription {');
    expect(await ask(operation)).toBe('QUERY_TOO_COMPLEX');
  });

  it('an operation of more than 5,000 points is refused', async () => {
    const document =
      name === 'http' ? 'query ($cost: Int) { things(first: $cost) { id } }' : 'subscription { changes { number } }';
    expect(await ask(document, { cost: 5_001 })).toBe('QUERY_TOO_COMPLEX');
  });
});

describe('over http', () => {
  it('an operation at the limits is answered', async () => {
    const document = `{ things(first: 1) { ${nested(12)} } }`;
    expect((await gateway.post({ query: document }, bearer(TOKENS.key))).errors).toBeUndefined();
    expect((await gateway.post({ query: `{ ${aliases(15)} }` })).errors).toBeUndefined();
    const atCost = await gateway.post({
      query: 'query ($cost: Int) { things(first: $cost) { id } }',
      variables: { cost: 5_000 },
    });
    expect(codeOf(atCost)).not.toBe('QUERY_TOO_COMPLEX');
  });

  it('fragments that are spread twice, a few levels deep, are accepted', async () => {
    expect((await gateway.post({ query: `{ ...F0 } ${doubling(8)}` })).data).toEqual({ nothing: null });
  });

  it('fragments that spread themselves are refused', async () => {
    const answered = await gateway.post({
      query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    });
    expect(codeOf(answered)).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('introspection of the whole schema is within the limits', async () => {
    const answered = await gateway.post({ query: getIntrospectionQuery() }, bearer(TOKENS.key));
    expect(answered.errors).toBeUndefined();
    expect(answered.data).toHaveProperty('__schema.types');
  });

  it('circular introspection is refused', async () => {
    const circles = `{ __schema { types { ${'fields { type { '.repeat(5)} name ${'} } '.repeat(5)} } } }`;
    expect(codeOf(await gateway.post({ query: circles }, bearer(TOKENS.key)))).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('signing in twice in one operation is refused, and neither is attempted', async () => {
    const guesses = [
      'mutation { a: sessionCreate(password: "1") { id } b: sessionCreate(password: "2") { id } }',
      'mutation { ...A b: sessionCreate(password: "2") { id } } fragment A on Mutation { sessionCreate(password: "1") { id } }',
      'mutation { ... on Mutation { a: sessionCreate(password: "1") { id } } ... { b: sessionCreate(password: "2") { id } } }',
    ];
    for (const query of guesses) expect(codeOf(await gateway.post({ query }))).toBe('QUERY_TOO_COMPLEX');
    expect(gateway.services.received.filter((call) => call.path === '/sign-in')).toEqual([]);
  });

  it('a number that is not an integer never reaches a resolver', async () => {
    for (const first of ['1e9', '1.5', '99999999999']) {
      expect(codeOf(await gateway.post({ query: `{ things(first: ${first}) { id } }` }))).toBe(
        'GRAPHQL_VALIDATION_FAILED',
      );
    }
    const query = 'query ($n: Int) { things(first: $n) { id } }';
    const answered = await gateway.post(`{"query": "${query}", "variables": {"n": 1e309}}`);
    expect(answered.status).toBe(400);
    expect(codeOf(answered)).toBe('BAD_USER_INPUT');
  });
});
