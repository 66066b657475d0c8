import type { Violation } from '@launchyard/domain/kit';
import { Refused } from '@launchyard/contract/kit';
import { accountGet } from '@launchyard/contract/session';
import {
  execute,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  parse,
  type GraphQLArgument,
  type GraphQLInputType,
} from 'graphql';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { beforeAll, expect, test } from 'vitest';
import { schema } from '../schema.ts';

let world: SchemaWorld;
/** A code that no mutation answers by itself without asking. */
const OTHER = 'LINK_NAME_TAKEN';

let ada: TestPerson;
beforeAll(async () => {
  world = await startSchemaWorld();
  ada = await world.person();
  return () => world.close();
});

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

test.each(mutations.map((field) => [field.name, field.args] as const))(
  'whatever %s is refused for, `field` names a field of its input or nothing',
  async (name, args) => {
    const inputs = fieldsOf(args[0]);
    const first = leavesOf(args[0])[0] ?? 'clientMutationId';
    const context = world.as(ada).context();
    const call: typeof context.upstream.call = context.upstream.call.bind(context.upstream);
    context.upstream.call = (entry, input, options) =>
      entry.name !== accountGet.name
        ? Promise.reject(new Refused([violation('nothing', 'deep'), violation(first, 'within'), violation()]))
        : call(entry, input, options);
    const document = parse(`mutation { ${name}(input: ${literal(args[0]?.type)}) { userErrors { code field } } }`);
    const { data, errors } = await execute({ schema, document, contextValue: context });
    expect(errors).toBeUndefined();
    const told: { code: string; field: string[] }[] = JSON.parse(JSON.stringify(data))[name].userErrors;
    expect(told.length).toBeGreaterThan(0);
    for (const { field } of told) expect(field.length === 0 || inputs.includes(field[0] ?? '')).toBe(true);
    if (told[0]?.code === OTHER) expect(told.map(({ field }) => field[0] ?? null)).toEqual([null, first, null]);
  },
);

const violation = (...field: string[]): Violation => ({ code: OTHER, message: 'x', field });

function fieldsOf(argument: GraphQLArgument | undefined): string[] {
  const type = argument && getNamedType(argument.type);
  return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
}

/** The fields that are values, below which nothing can be named. */
function leavesOf(argument: GraphQLArgument | undefined): string[] {
  const type = argument && getNamedType(argument.type);
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  return fields.filter((field) => !isInputObjectType(getNamedType(field.type))).map(({ name }) => name);
}

/** A value of the type, with what is required (of a choice, the first) and nothing else. */
function literal(type: GraphQLInputType | undefined): string {
  if (type && isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return `[${literal(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (!isInputObjectType(type)) return LITERALS[String(type)] ?? String(type);
  const fields = Object.values(type.getFields());
  const required = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
  return `{ ${required.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
}

const LITERALS: Record<string, string> = {
  String: '"12345678"',
  ID: '"x"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
  MemberRole: 'VIEWER',
  Bytes: '1024',
};
