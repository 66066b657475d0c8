import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { customerQueries } from './customer-queries.ts';
import { savedQueries } from './saved-queries.ts';

const file = path.resolve(import.meta.dirname, '../../../schema/schema.graphql');
const schema = buildSchema(readFileSync(file, 'utf8'));

test.each([...savedQueries, ...customerQueries])(
  '“$name” runs unchanged and declares its variables',
  ({ query, variables }) => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const [operation] = document.definitions;
    if (operation?.kind !== 'OperationDefinition') throw new Error('no operation');
    const declared = operation.variableDefinitions?.map((each) => each.variable.name.value) ?? [];
    const given: unknown = JSON.parse(variables);
    expect(Object.keys(given ?? {})).toEqual(declared);
  },
);
