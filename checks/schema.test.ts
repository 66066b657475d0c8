import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { readText } from './files.ts';

const FEWEST_WORDS = 3;

/** Every element of a schema by its coordinate, such as `App.streamingLinks(first:)`, with its description. */
function describeElements(text: string): Map<string, string> {
  const elements = new Map<string, string>();
  const add = (name: string, { description }: { description?: string | null }) =>
    elements.set(name, description?.trim() ?? '');
  const schema = buildSchema(text);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    add(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) add(`${type.name}.${value.name}`, value);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add(`${type.name}.${field.name}`, field);
      if (!('args' in field)) continue;
      for (const argument of field.args) add(`${type.name}.${field.name}(${argument.name}:)`, argument);
    }
  }
  return elements;
}

/** Whether it is a real sentence of several words, not just the name. */
const isDescribed = (description: string) =>
  description.split(/\s+/).length >= FEWEST_WORDS || /\w{3,}\.$/.test(description);

test('every type, field, argument, enum value and input field has a description', () => {
  const elements = describeElements(readText('packages/schema/schema.graphql'));
  expect(elements.size).toBeGreaterThan(200);
  expect([...elements].filter(([, description]) => !isDescribed(description)).map(([name]) => name)).toEqual([]);
});

test('an element without a description is reported by its coordinate', () => {
  const elements = describeElements(
    '"A thing that is." type Query { "Says how many there are." a("x" b: Int): E } enum E { ONE }',
  );
  expect([...elements].filter(([, description]) => !isDescribed(description)).map(([name]) => name)).toEqual([
    'Query.a(b:)',
    'E',
    'E.ONE',
  ]);
});

/** One name for each kind of time: see `docs/how-to/add-a-call.md`. Only a unique event has its own verb. */
const INSTANTS = new Set([
  'sentAt',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'startedAt',
  'finishedAt',
  'expiresAt',
  'linkExpiresAt',
  'lastActivityAt',
  'lastUsedAt',
  'lastSucceededAt',
  'lastFailedAt',
  'testedAt',
  'triesAgainAt',
  'canSendAgainAt',
  'dueAt',
  'paidAt',
  'startsAt',
  'endsAt',
  'monthStartedAt',
  'monthEndsAt',
]);

/** Fields of objects and inputs with a time whose name is not in the list. */
function strangeInstants(text: string): string[] {
  const types = Object.values(buildSchema(text).getTypeMap());
  return types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.values(type.getFields())
          .filter(({ name, type: of }) => String(of).replaceAll(/[[\]!]/g, '') === 'DateTime' && !INSTANTS.has(name))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );
}

test('an instant has the name of the schema’s scalar', () => {
  expect(strangeInstants(readText('packages/schema/schema.graphql'))).toEqual([]);
  expect(strangeInstants('scalar DateTime type Query { createdAt: DateTime keptUntil: DateTime! }')).toEqual([
    'Query.keptUntil',
  ]);
});

/** Fields whose type differs from that in their interface. Relay and codegen reject documents that select both. */
function differingFields(text: string): string[] {
  const types = Object.values(buildSchema(text).getTypeMap());
  return types.filter(isObjectType).flatMap((type) =>
    type.getInterfaces().flatMap((implemented) =>
      Object.values(implemented.getFields())
        .filter((field) => String(type.getFields()[field.name]?.type) !== String(field.type))
        .map((field) => `${type.name}.${field.name} (${implemented.name})`),
    ),
  );
}

test('a field of an interface has the same type in every implementer', () => {
  expect(differingFields(readText('packages/schema/schema.graphql'))).toEqual([]);
  expect(
    differingFields(
      'interface Plan { endsAt: String } type Trial implements Plan { endsAt: String! } type Query { plan: Plan }',
    ),
  ).toEqual(['Trial.endsAt (Plan)']);
});
