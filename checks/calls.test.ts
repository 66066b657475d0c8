import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { calls } from '@launchyard/contract/calls';
import { requests } from './calls/requests.ts';
import { readRows } from './calls/table.ts';
import { readText } from './files.ts';

const rows = readRows(readText('docs/calls.md'));
const schema = buildSchema(readText('packages/schema/schema.graphql'));

test.each(Object.entries(requests))('%s: every request of the specification has a row, in order', (document, names) => {
  expect(rows.filter((row) => row.document === document).map((row) => row.request)).toEqual(names);
});

test('a row names its call, or says that there is none yet, or what replaced it', () => {
  const silent = rows.filter((row) => row.contract.length === 0 && !row.isNotYet && row.remark === '');
  expect(silent).toEqual([]);
});

test('exactly the calls of the contract are named', () => {
  const named = new Set(rows.flatMap((row) => row.contract));
  expect([...named].toSorted()).toEqual(calls.map((call) => call.name).toSorted());
});

test('every named field exists in the schema', () => {
  expect(rows.flatMap((row) => row.fields).filter((coordinate) => !isInSchema(coordinate))).toEqual([]);
});

test('every root field of the schema is named', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`));
  const named = new Set(rows.flatMap((row) => row.fields));
  expect(fields.filter((field) => !named.has(field))).toEqual([]);
});

function isInSchema(coordinate: string): boolean {
  const [name = '', field = ''] = coordinate.split('.');
  const type = schema.getType(name);
  return (isObjectType(type) || isInterfaceType(type)) && field in type.getFields();
}
