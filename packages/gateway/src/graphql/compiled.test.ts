import { execute, getOperationAST, parse, type ExecutionResult } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Context } from '@launchyard/schema/context';
import { makeTestSchema } from '../test-kit/test-schema.ts';
import { createCompiler } from './compiled.ts';
import { checkVariables } from './variables.ts';

const schema = makeTestSchema();
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no field asked for below looks at it
const contextValue = {} as Context;

interface Case {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** The way of the gateway: variables by graphql-js, then compiled where that is possible. */
async function viaGateway({ query, variables = {}, operationName }: Case): Promise<ExecutionResult> {
  const document = parse(query);
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new Error('no operation');
  const errors = checkVariables(schema, operation, variables, false);
  if (errors) return { errors };
  const compiled = createCompiler(schema)(document, operationName);
  return compiled
    ? compiled.query(undefined, contextValue, variables)
    : execute({ schema, document, operationName, variableValues: variables, contextValue });
}

const viaGraphqlJs = async ({ query, variables, operationName }: Case): Promise<ExecutionResult> =>
  execute({ schema, document: parse(query), variableValues: variables, operationName, contextValue });

const plain = ({ data, errors }: ExecutionResult) =>
  JSON.parse(
    JSON.stringify({
      data,
      errors: errors
        ?.map(({ message, path, locations }) => ({ message, path, locations }))
        .toSorted((a, b) => String(a.path).localeCompare(String(b.path))),
    }),
  ) as unknown;

const cases: Record<string, Case> = {
  'a list with nested lists': {
    query: '{ things(first: 3) { id kind name things(first: 2) { id name(upper: true) } } }',
  },
  'arguments with defaults': { query: '{ things { id name } }' },
  'an alias and a fragment': {
    query: 'fragment F on Thing { id } { a: things(first: 1) { ...F } b: things(first: 2) { ...F } }',
  },
  'skip and include': {
    query: 'query ($a: Boolean!, $b: Boolean!) { things(first: 1) { id @skip(if: $a) kind @include(if: $b) } }',
    variables: { a: true, b: true },
  },
  'an error in a list': { query: '{ things(first: 2) { id broken } }' },
  'an error at the root': { query: '{ fails nothing }' },
  'an error that nulls everything': { query: '{ nothing failsNonNull }' },
  'the right one of two operations': { query: 'query A { nothing } query B { echo(text: "b") }', operationName: 'B' },
  'an enum literal': { query: '{ things(first: 1, kinds: [SMALL, LARGE]) { id } }' },
  'an enum variable': {
    query: 'query ($k: [Kind!]) { things(first: 1, kinds: $k) { id } }',
    variables: { k: ['SMALL'] },
  },
  'an enum variable that is none': {
    query: 'query ($k: [Kind!]) { things(kinds: $k) { id } }',
    variables: { k: ['HUGE'] },
  },
  'one value for a list': { query: 'query ($n: [Int!]) { echo(numbers: $n) }', variables: { n: 4 } },
  'a variable that was left out': { query: 'query ($t: String) { echo(text: $t) }' },
  'a variable that is null': { query: 'query ($t: String) { echo(text: $t) }', variables: { t: null } },
  'a variable with a default': { query: 'query ($t: String = "d") { echo(text: $t) }' },
  'a default with null given': { query: 'query ($t: String = "d") { echo(text: $t) }', variables: { t: null } },
  'a left-out variable for an argument with a default': {
    query: 'query ($n: Int) { things(first: $n) { id } }',
  },
  'a variable too many': { query: '{ echo(text: "x") }', variables: { other: 1 } },
  'a number of the wrong kind': { query: 'query ($n: [Int!]) { echo(numbers: $n) }', variables: { n: [1.5] } },
  'a number out of range': {
    query: 'query ($n: Int) { things(first: $n) { id } }',
    variables: { n: Number.POSITIVE_INFINITY },
  },
  'a required variable that is missing': { query: 'query ($i: PageInput!) { page(input: $i) }' },
  'a non-null input field left out': { query: 'query ($i: PageInput!) { page(input: $i) }', variables: { i: {} } },
  'a non-null input field given': {
    query: 'query ($i: PageInput!) { page(input: $i) }',
    variables: { i: { first: 3 } },
  },
  'a non-null input field that is null': {
    query: 'query ($i: PageInput!) { page(input: $i) }',
    variables: { i: { first: null } },
  },
  'an input field that is unknown': {
    query: 'query ($i: PageInput!) { page(input: $i) }',
    variables: { i: { frist: 3 } },
  },
  'an empty object literal': { query: '{ page(input: {}) }' },
  'a left-out variable in an object literal': {
    query: 'query ($a: String) { page(input: { first: 2, after: $a }) }',
  },
  'an object literal without variables': { query: '{ page(input: { first: 3, after: "x" }) }' },
  'a required variable in an object literal': {
    query: 'query ($a: String!) { page(input: { after: $a }) }',
    variables: { a: 'x' },
  },
  'a null literal in an object literal': { query: '{ page(input: { first: 2, after: null }) }' },
  'an optional variable in an object literal': {
    query: 'query ($a: String = "d") { page(input: { first: 2, after: $a }) }',
  },
  'a variable in a list literal': { query: 'query ($n: Int!) { echo(numbers: [1, $n]) }', variables: { n: 2 } },
  'a look-up by one key': {
    query: 'query ($b: ThingLookup!) { thing(by: $b) { id } }',
    variables: { b: { name: 'n' } },
  },
  'a look-up by two keys': {
    query: 'query ($b: ThingLookup!) { thing(by: $b) { id } }',
    variables: { b: { id: 'i', name: 'n' } },
  },
  'a look-up by no key': { query: 'query ($b: ThingLookup!) { thing(by: $b) { id } }', variables: { b: {} } },
  'a look-up by a null key': {
    query: 'query ($b: ThingLookup!) { thing(by: $b) { id } }',
    variables: { b: { id: null } },
  },
  'a look-up by a key and a null': {
    query: 'query ($b: ThingLookup!) { thing(by: $b) { id } }',
    variables: { b: { id: 'i', name: null } },
  },
  'a look-up with a variable inside': {
    query: 'query ($n: String!) { thing(by: { name: $n }) { id } }',
    variables: { n: 'x' },
  },
  'interfaces and unions': {
    query:
      '{ named { __typename id ... on Other { number } ... on Thing { kind } } either { __typename ... on Other { number } ... on Thing { id } } }',
  },
  introspection: {
    query:
      '{ __schema { queryType { name fields { name type { kind name } } } } __type(name: "Kind") { enumValues { name } } }',
  },
  'a mutation': { query: 'mutation { a: write(text: "1") b: write(text: "2") }' },
};

describe('compiled operations', () => {
  it.each(Object.entries(cases))('answer %s as graphql-js does', async (_title, each) => {
    expect(plain(await viaGateway(each))).toEqual(plain(await viaGraphqlJs(each)));
  });

  it('are what lists and look-ups are answered by', () => {
    const compile = createCompiler(schema);
    const usual = [
      '{ things(first: 3) { id things { id } } }',
      'query ($n: String!) { thing(by: { name: $n }) { id } }',
    ];
    for (const query of usual) expect(compile(parse(query), null)).not.toBeNull();
  });

  it('run the operation that was named, each time, when a document holds several', async () => {
    const compile = createCompiler(schema);
    const document = parse('query A { echo(text: "a") } query B { echo(text: "b") }');
    const run = async (name: string) => compile(document, name)?.query(undefined, contextValue, {});
    expect([await run('A'), await run('B'), await run('A')].map((result) => JSON.stringify(result))).toEqual(
      ['a', 'b', 'a'].map((text) => JSON.stringify({ data: { echo: JSON.stringify({ text }) } })),
    );
  });
});
