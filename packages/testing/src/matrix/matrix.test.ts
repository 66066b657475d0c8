import { closedFor } from '@launchyard/gateway/test-kit/test-socket';
import { getNamedType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadStart } from '@launchyard/contract/uploads';
import { appVersionList } from '@launchyard/contract/apps';
import { assetStart, thumbnailStart } from '@launchyard/contract/assets';
import { configCreate } from '@launchyard/contract/configs';
import { linkDelete, meetingLinkCreate, streamingLinkCreate } from '@launchyard/contract/links';
import { formatId, parseId } from '@launchyard/domain/kit';
import { assets } from '@launchyard/platform/tables/assets';
import { schema } from '@launchyard/schema/schema';
import { makeTestedApp } from '../world/apps.ts';
import { makeNotification } from '../world/notifications.ts';
import { expectReply } from '../world/rest.ts';
import { startWorld, type GraphqlAsker, type World } from '../world/world.ts';
import { ACTORS, makeCast, type Cast } from './actors.ts';
import { rows, type Outcome, type Row, type Target } from './rows.ts';

let world: World;
let cast: Cast;
let target: Target;
beforeAll(async () => {
  world = await startWorld();
  cast = await makeCast(world);
  target = await makeTarget();
});
afterAll(() => world.close());

describe.each(rows)('$field: $document', (row) => {
  test.each(ACTORS)('asked by %s', async (actor) => {
    expect(await ask(row, cast.askers[actor], { ...target, fresh: `${actor}-${row.field}` })).toBe(row.expected[actor]);
  });
});

test('every field of the schema stands in some row', () => {
  const asked = new Set<string>();
  const types = new TypeInfo(schema);
  for (const row of rows) {
    visit(
      parse(row.document),
      visitWithTypeInfo(types, {
        Field: () => {
          asked.add(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`);
        },
      }),
    );
  }
  const all = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
  expect(all.filter((field) => !asked.has(field))).toEqual([]);
});

test('every root field and every field of Account that needs a call of its own has rows of its own', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const named = new Set(rows.map((row) => row.field));
  const wanted = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`));
  const account = schema.getType('Account');
  const ofAccount = isObjectType(account)
    ? Object.values(account.getFields())
        .filter((field) => isObjectType(getNamedType(field.type)))
        .map((field) => `Account.${field.name}`)
    : [];
  expect([...wanted, ...ofAccount].filter((field) => !named.has(field))).toEqual([]);
});

describe('in one’s own account, another’s ids answer like ids that never were', () => {
  const withIds = rows.filter(
    (row) => row.variables && row.field !== 'Query.account' && row.field !== 'Mutation.sessionDelete',
  );
  const never = '01934f6e-2b5c-7c3a-9f10-0123456789ab';
  test.each(withIds)('$document', async (row) => {
    const as: GraphqlAsker = { key: cast.other.apiKey };
    const absent: Target = {
      ...target,
      appId: formatId('app', never),
      appVersionId: formatId('appVersion', never),
      uploadId: formatId('upload', never),
      linkId: formatId('streamingLink', never),
      configId: formatId('config', never),
      thumbnailId: formatId('transfer', never),
      assetId: formatId('asset', never),
      assetUploadId: formatId('transfer', never),
      libraryAssetId: formatId('asset', never),
      notificationId: formatId('notification', never),
      binItemId: formatId('binItem', never),
      accountId: formatId('account', never),
    };
    const malformed: Target = {
      ...target,
      appId: 'app_x',
      appVersionId: 'ver_x',
      uploadId: 'x',
      linkId: '',
      meetingId: 'mtg_x',
      configId: '💥',
      thumbnailId: 'trf_',
      assetId: 'ast_',
      assetUploadId: 'trf_x',
      libraryAssetId: 'ast_x',
      notificationId: 'ntf_x',
      binItemId: 'bin_',
      accountId: 'acc_',
    };
    const answers = [target, absent, malformed].map((of, i) =>
      answerText(row, as, { ...of, fresh: `foreign-${i}-${row.field}` }),
    );
    const [foreign, missing, broken] = await Promise.all(answers);
    expect(foreign).toBe(missing);
    expect(foreign).toBe(broken);
  });
});

async function makeTarget(): Promise<Target> {
  const { owner } = cast;
  const as = { token: owner.session };
  const app = await makeTestedApp(world, owner, 'Matrix');
  const start = {
    appName: 'Matrix',
    isUpdate: true,
    fileName: 'build.zip',
    sizeBytes: 1024,
    fingerprint: 'a'.repeat(64),
    idempotencyKey: 'matrix-upload',
  };
  const { upload } = expectReply(await world.rest(uploadStart, start, as));
  const { link } = expectReply(
    await world.rest(streamingLinkCreate, { appId: app.id, idempotencyKey: 'matrix-link' }, as),
  );
  const meeting = expectReply(
    await world.rest(meetingLinkCreate, { appId: app.id, idempotencyKey: 'matrix-meeting' }, as),
  );
  const picture = { appId: app.id, fileName: 'a.png', sizeBytes: 70 };
  const { thumbnail } = expectReply(await world.rest(thumbnailStart, picture, as));
  const { config } = expectReply(
    await world.rest(configCreate, { name: 'kiosk', idempotencyKey: 'matrix-config' }, as),
  );
  const file = { kind: 'image', fileName: 'a.png', sizeBytes: 70, idempotencyKey: 'matrix-asset' } as const;
  const asset = expectReply(await world.rest(assetStart, file, as)).upload;
  return {
    accountId: owner.accountId,
    email: owner.email,
    appId: app.id,
    appVersionId: await readVersion(app.id),
    uploadId: upload.id,
    linkId: link.id,
    meetingId: meeting.link.id,
    configId: config.id,
    thumbnailId: thumbnail.id,
    assetId: formatId('asset', parseId('transfer', asset.id) ?? ''),
    assetUploadId: asset.id,
    libraryAssetId: await makeLibraryAsset(),
    notificationId: await makeNotification(world, owner),
    binItemId: await makeBinItem(app.id),
    fresh: 'fresh',
  };
}

async function readVersion(appId: string): Promise<string> {
  const listed = expectReply(await world.rest(appVersionList, { appId }, { token: cast.owner.session }));
  return listed.edges[0]?.node.id ?? '';
}

/** As if it had been sent: what arrives is looked into elsewhere. */
async function makeLibraryAsset(): Promise<string> {
  const as = { token: cast.owner.session };
  const file = { kind: 'image', fileName: 'b.png', sizeBytes: 70, idempotencyKey: 'matrix-library' } as const;
  const { upload } = expectReply(await world.rest(assetStart, file, as));
  const id = parseId('transfer', upload.id) ?? '';
  const set = { key: 'k'.repeat(26), mediaType: 'image/png', sizeBytes: 70, width: 1, height: 1 } as const;
  const row = { id, accountId: cast.owner.uuids.account, kind: 'image', name: 'b.png' } as const;
  await world.database.sql
    .insert(assets)
    .values({ ...row, createdAt: new Date(), createdBy: { kind: 'person', name: cast.owner.username } })
    .onConflictDoUpdate({ target: assets.id, set });
  return formatId('asset', id);
}

async function makeBinItem(appId: string): Promise<string> {
  const as = { token: cast.owner.session };
  const { link } = expectReply(await world.rest(streamingLinkCreate, { appId, idempotencyKey: 'matrix-deleted' }, as));
  return expectReply(await world.rest(linkDelete, { linkId: link.id }, as)).binItem.id;
}

async function ask(row: Row, as: GraphqlAsker, of: Target): Promise<Outcome> {
  const variables = row.variables?.(of) ?? {};
  const answer = row.field.startsWith('Subscription.')
    ? await firstAnswer(row.document, variables, as)
    : await world.graphql(row.document, variables, as);
  const [error] = answer.errors ?? [];
  if (error) return `error ${String(error.extensions['code'])}`;
  const found = dig(answer.data, row.at ?? [row.field.split('.')[1] ?? '']);
  if (found === null || found === undefined) return 'null';
  const [refusal] = userErrors(found);
  return refusal ? `refused ${refusal}` : 'data';
}

/** The whole answer as text, without what differs by chance. */
async function answerText(row: Row, as: GraphqlAsker, of: Target): Promise<string> {
  const variables = (row.strangerVariables ?? row.variables)?.(of) ?? {};
  const { data, errors } = row.field.startsWith('Subscription.')
    ? await firstAnswer(row.document, variables, as)
    : await world.graphql(row.document, variables, as);
  return JSON.stringify({ data, errors: errors?.map((error) => [error.message, error.extensions['code']]) });
}

async function firstAnswer(query: string, variables: Record<string, unknown>, as: GraphqlAsker) {
  const client = world.socket(as);
  try {
    for await (const answer of client.iterate<Record<string, never>>({ query, variables })) {
      return {
        data: answer.data,
        errors: answer.errors?.map((error) => ({ ...error, extensions: error.extensions ?? {} })),
      };
    }
    return { data: null, errors: [] };
  } catch (failure) {
    // An operation that is refused at once comes as a list of errors, a socket that is refused as a close event.
    const errors = Array.isArray(failure) ? failure : [{ message: 'closed', extensions: { code: closeCode(failure) } }];
    return { data: null, errors };
  } finally {
    await client.dispose();
  }
}

function closeCode(failure: unknown): string {
  const code = isRecord(failure) ? failure['code'] : undefined;
  return typeof code === 'number' ? closedFor(code) : String(failure);
}

function dig(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : found), value);
}

function userErrors(value: unknown): string[] {
  const list = isRecord(value) ? value['userErrors'] : undefined;
  return Array.isArray(list) ? list.map((each) => String(isRecord(each) ? each['code'] : each)) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
