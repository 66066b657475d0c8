import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { makeTestedApp } from '../world/apps.ts';
import { makeConfig, makeLink } from '../world/links.ts';
import type { TestPerson } from '../world/people.ts';
import { startWorld, type World } from '../world/world.ts';

/** Covers applications with their versions, links, configs, files and the bin. Uploading a build has its own test. */
const AREA = /^(streamingLink|meetingLink|link|config|asset|app|binItem)/;
const HOSTILE: Record<string, string> = {
  '20,000 characters': 'x'.repeat(20_000),
  'a NUL': 'a\u0000b',
  'half a surrogate pair': 'a\uD800b',
};

const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name }) => AREA.test(name));

let world: World;
let owner: TestPerson;
/** Ids of existing objects, by field name. */
let ids: Record<string, string>;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.person();
  const { id: appId } = await makeTestedApp(world, owner, 'Villa');
  const configId = await makeConfig(world, owner, 'kiosk');
  const { id: linkId } = await makeLink(world, owner, { appId, configId });
  ids = { appId, configId, streamingLinkId: linkId, linkId };
  return () => world.close();
});

/** Any valid value of the type. */
function anyValue(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return anyValue(name, type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isRequiredInputField(field));
    return Object.fromEntries(required.map((field) => [field.name, anyValue(field.name, field.type)]));
  }
  if (type.name === 'ID') return ids[name] ?? 'cfg_none';
  if (type.name === 'String') return name === 'idempotencyKey' ? randomUUID() : 'a_text';
  return type.name === 'Boolean' ? true : 1;
}

/** One value of the type for each of its texts, with that text hostile, and the path to it. */
function withHostile(name: string, type: GraphQLInputType, text: string): Array<{ at: string; value: unknown }> {
  if (isNonNullType(type)) return withHostile(name, type.ofType, text);
  if (isListType(type)) {
    return withHostile(name, type.ofType, text).map(({ at, value }) => ({ at: `${at}[]`, value: [value] }));
  }
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) =>
      withHostile(field.name, field.type, text).map(({ at, value }) => ({
        at: `${name}.${at}`,
        value: { ...Object(anyValue(name, type)), [field.name]: value },
      })),
    );
  }
  return ['ID', 'String'].includes(getNamedType(type).name) ? [{ at: name, value: text }] : [];
}

test.each(Object.entries(HOSTILE))(
  '%s in any text of a mutation is refused or accepted, but never an internal error',
  async (_, text) => {
    const answers: Record<string, unknown> = {};
    let count = 0;
    for (const { name, args } of mutations) {
      const [input] = args;
      if (!input) continue;
      for (const { at, value } of withHostile(name, input.type, text)) {
        count += 1;
        const document = `mutation Change($input: ${String(input.type)}) { ${name}(input: $input) { __typename userErrors { code } } }`;
        const { errors } = await world.graphql(document, { input: value }, { session: owner.session });
        const code = errors?.[0]?.extensions?.['code'];
        if (code !== undefined && code !== 'BAD_USER_INPUT') answers[at] = errors;
      }
    }
    expect(answers).toEqual({});
    expect(count).toBeGreaterThan(60);
  },
);

test.each([
  [{ loadingVideos: [`https://cdn.example/${'x'.repeat(10_000)}.mp4`] }, 'CONFIG_TEXT_TOO_LONG'],
  [{ voipRoomName: 'x'.repeat(20_000) }, 'CONFIG_TEXT_TOO_LONG'],
  [{ requiresPassword: true, password: 'x'.repeat(10_001) }, 'CONFIG_PASSWORD_LENGTH'],
  [{ loadingVideos: Array.from({ length: 101 }, (_, i) => `https://cdn.example/${i}.mp4`) }, 'CONFIG_LIST_TOO_LONG'],
])('an overlong value of a config is refused with a sentence: %#', async (settings, code) => {
  const document = 'mutation Make($input: ConfigCreateInput!) { configCreate(input: $input) { userErrors { code } } }';
  const input = { name: 'far_too_long', settings, idempotencyKey: randomUUID() };
  const { data } = await world.graphql(document, { input }, { session: owner.session });
  expect(data).toEqual({ configCreate: { userErrors: [{ code }] } });
});

test.each(Object.entries(HOSTILE))(
  '%s in a search, a look-up or a cursor is never an internal error',
  async (_, text) => {
    const variables = { text };
    for (const field of [
      'apps(search: $text) { totalCount }',
      'configs(search: $text) { totalCount }',
      'assets(kind: IMAGE, search: $text) { totalCount }',
      'find(text: $text) { __typename }',
      'apps(after: $text) { totalCount }',
      'configs(after: $text) { totalCount }',
      'bin(after: $text) { totalCount }',
      'app(by: { name: $text }) { id }',
      'app(by: { id: $text }) { id }',
      'config(by: { name: $text }) { id }',
      'config(by: { id: $text }) { id }',
    ]) {
      const kind = field.includes('id: $text') ? 'ID' : 'String';
      const document = `query Look($text: ${kind}!) { viewer { account { ${field} } } }`;
      const { errors } = await world.graphql(document, variables, { session: owner.session });
      expect([field, errors?.[0]?.extensions?.['code'] ?? 'BAD_USER_INPUT', errors?.[0]?.message]).toEqual([
        field,
        'BAD_USER_INPUT',
        errors?.[0]?.message,
      ]);
    }
  },
);
