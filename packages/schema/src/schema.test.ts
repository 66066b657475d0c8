import { readFileSync } from 'node:fs';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isIntrospectionType,
} from 'graphql';
import { expect, test } from 'vitest';
import { nodeTypeNames } from './kit/node.ts';
import { printedSchema, SCHEMA_FILE } from './print.ts';
import { schema } from './schema.ts';

test('schema.graphql is what the code declares', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(printedSchema());
});

test('every type, field, argument, enum value and input field is described in a sentence', () => {
  expect(
    elements()
      .filter(({ description }) => !/^[A-Z`].*[.:?!]$/s.test(description ?? ''))
      .map(({ name }) => name),
  ).toEqual([]);
});

test('every field that can be null says when; those of mutations share what their type says', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) || isInterfaceType(type));
  const silent = types
    .filter((type) => !isIntrospectionType(type) && type !== schema.getMutationType())
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !isNonNullType(field.type) && !/\b[Nn]ull\b/.test(field.description ?? ''))
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(silent).toEqual([]);
  expect(schema.getMutationType()?.description).toMatch(/\bnull\b/);
});

test('what holds a URL says so by its type, and each of our scalars what it is specified by', () => {
  const objects = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = objects.flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, type: String(field.type) })),
  );
  const texts = fields.filter(({ place, type }) => /(url|Url|Origin)$/.test(place) && !type.startsWith('URL'));
  // May be a path of the panel.
  expect(texts).toEqual([{ place: 'NotificationLink.url', type: 'String!' }]);
  const scalars = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type) && !type.specifiedByURL,
  );
  // Ours alone: its description is its specification.
  expect(scalars.map(({ name }) => name)).toEqual(['Bytes']);
});

test('no input field that must be given has a default', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const fields = inputs.flatMap((type) => Object.values(type.getFields()));
  expect(fields.filter((field) => field.default !== undefined || field.defaultValue !== undefined)).toEqual([]);
});

test('every mutation takes one input of its name and answers with a payload of its name, or null after a fault', () => {
  for (const { name, args, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const Name = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    expect(args.map((each) => `${each.name}: ${String(each.type)}`)).toEqual([`input: ${Name}Input!`]);
    expect(String(type)).toBe(`${Name}Payload`);
  }
});

test('every type with an id is a node, and every node is found by its id', () => {
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const named = (types: typeof objects) => types.map(({ name }) => name).toSorted();
  const withId = named(objects.filter((type) => 'id' in type.getFields()));
  expect(named(objects.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node')))).toEqual(withId);
  expect(nodeTypeNames().toSorted()).toEqual(withId);
});

function elements(): { name: string; description: string | null | undefined }[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isSpecifiedScalarType(type) && !isIntrospectionType(type),
  );
  return types.flatMap((type) => {
    const inside = { name: type.name, description: type.description };
    if (isEnumType(type)) return [inside, ...type.getValues().map((each) => under(type.name, each))];
    if (isInputObjectType(type))
      return [inside, ...Object.values(type.getFields()).map((each) => under(type.name, each))];
    if (!isObjectType(type) && !isInterfaceType(type)) return [inside];
    const fields = Object.values(type.getFields());
    return [
      inside,
      ...fields.map((each) => under(type.name, each)),
      ...fields.flatMap((field) => field.args.map((each) => under(`${type.name}.${field.name}`, each))),
    ];
  });
}

const under = (place: string, { name, description }: { name: string; description?: string | null }) => ({
  name: `${place}.${name}`,
  description,
});
