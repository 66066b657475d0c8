import { Failed } from '@launchyard/contract/kit';
import { signOut } from '@launchyard/contract/session';
import { formatId, GIB } from '@launchyard/domain/kit';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startSchemaWorld, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { changeUpload, placeUpload, sendUpload, startUpload } from '@launchyard/testing/world/uploads';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const START = `mutation ($input: UploadStartInput!) { uploadStart(input: $input) { upload { id appName state viewerCanSendParts }
  userErrors { __typename code message field ... on StorageShortError { missingBytes missingGigabytes } } } }`;
const FINISH = `mutation ($id: ID!) { uploadFinish(input: { uploadId: $id }) { upload { id state viewerCanSendParts } userErrors { code field } } }`;
const CANCEL = `mutation ($id: ID!) { uploadCancel(input: { uploadId: $id }) { upload { id state viewerCanCancel } userErrors { code field } } }`;
const SIGN = `mutation ($id: ID!, $parts: [Int!]!) { uploadPartsSign(input: { uploadId: $id, partNumbers: $parts }) {
  links { number offsetBytes sizeBytes method url headers { name value } expiresAt } userErrors { code field } } }`;

const NEVER = formatId('upload', '01934f6e-2b5c-7c3a-9f10-0123456789ab');

const INPUT = {
  appName: 'Tower',
  fileName: 'Tower.zip',
  sizeBytes: GIB,
  fingerprint: 'a'.repeat(64),
  idempotencyKey: '12345678',
};

let world: SchemaWorld;
let support: SchemaCaller;
let person: TestPerson;
let ada: SchemaCaller;
beforeAll(async () => {
  world = await startSchemaWorld();
  support = world.as(await world.person({ role: 'support' }));
  return () => world.close();
});
beforeEach(async () => {
  person = await world.person();
  ada = world.as(person);
});

test('starting an upload answers with it', async () => {
  const { data, errors } = await ada.run(START, { input: { ...INPUT, isUpdate: null } });
  expect(errors).toEqual([]);
  expect(data.uploadStart).toEqual({
    upload: { id: expect.stringMatching(/^upl_/), appName: 'Tower', state: 'UPLOADING', viewerCanSendParts: true },
    userErrors: [],
  });
});

test('the answers about the build are stored with the upload', async () => {
  const input = { ...INPUT, isLinuxBuild: false, isMissingPluginAccepted: true };
  const start = START.replace(
    '{ id appName',
    '{ id answers { isLinuxBuild isMissingPluginAccepted skipsZipChecking } appName',
  );
  const { data } = await ada.run(start, { input });
  const answers = { isLinuxBuild: false, isMissingPluginAccepted: true, skipsZipChecking: false };
  expect(data.uploadStart.upload.answers).toEqual(answers);
});

test('the e-mails about an upload are switched while it runs', async () => {
  const update = `mutation ($id: ID!) { uploadUpdate(input: { uploadId: $id, sendsUpdatesOnEmail: false }) { upload { sendsUpdatesOnEmail } userErrors { code } } }`;
  const { id } = await startUpload(world, person, 'Harbour');
  const { data } = await ada.run(update, { id });
  expect(data.uploadUpdate).toEqual({ upload: { sendsUpdatesOnEmail: false }, userErrors: [] });
  const stranger = await ada.run(update, { id: 'upl_none' });
  expect(stranger.data.uploadUpdate.userErrors).toEqual([{ code: 'UPLOAD_NOT_FOUND' }]);
});

test('only an admin has the controls for administrators', async () => {
  const admin = world.as(await world.person({ role: 'admin' }));
  for (const caller of [ada, world.as({ key: person.apiKey }), support, admin]) {
    const { data } = await caller.run('{ viewer { viewerCanDebugUploads } }');
    expect(data.viewer).toEqual({ viewerCanDebugUploads: caller === admin });
  }
});

test('a build that does not fit is refused with the missing storage', async () => {
  await startUpload(world, person, 'Harbour', { sizeBytes: GIB });
  await makeTestedApp(world, person, 'Museum', [1], { sizeBytes: 5 * GIB });
  const { data, errors } = await ada.run(START, { input: { ...INPUT, sizeBytes: 5.5 * GIB } });
  expect(errors).toEqual([]);
  expect(data.uploadStart).toEqual({
    upload: null,
    userErrors: [
      {
        __typename: 'StorageShortError',
        code: 'STORAGE_SHORT',
        message: 'No enough storage to upload your file',
        field: ['sizeBytes'],
        missingBytes: 1.5 * GIB,
        missingGigabytes: '1.500',
      },
    ],
  });
});

test('all errors of the input are refused together, and nothing is started', async () => {
  const input = { ...INPUT, appName: 'x y'.repeat(200), fileName: 'a'.repeat(2000), fingerprint: 'no' };
  const { data, errors } = await ada.run(START, { input });
  expect(errors).toEqual([]);
  const codes = data.uploadStart.userErrors.map((each: { code: string }) => each.code);
  expect(codes).toEqual(['FILE_NOT_ZIP', 'APP_NAME_CHARACTERS', 'FINGERPRINT_MALFORMED']);
  expect(ada.calls.map((each) => each.name)).not.toContain('uploads.start');
});

test('finishing and cancelling return the current upload, and a finished one cannot be cancelled', async () => {
  const { id } = await sendUpload(world, person, 'Harbour');
  const finished = await world.as({ key: person.apiKey }).run(FINISH, { id });
  expect(finished.data.uploadFinish).toEqual({
    upload: { id, state: 'ACQUIRING', viewerCanSendParts: false },
    userErrors: [],
  });
  const late = await ada.run(CANCEL, { id });
  expect(late.data.uploadCancel).toEqual({
    upload: null,
    userErrors: [{ code: 'UPLOAD_PAST_CANCEL', field: ['uploadId'] }],
  });
  const other = await startUpload(world, person, 'Museum');
  const cancelled = await ada.run(CANCEL, { id: other.id });
  expect(cancelled.data.uploadCancel).toEqual({
    upload: { id: other.id, state: 'CANCELLED', viewerCanCancel: false },
    userErrors: [],
  });
});

test('part links are answered as they are to be used', async () => {
  const { id } = await startUpload(world, person, 'Harbour');
  const { data } = await ada.run(SIGN, { id, parts: [2] });
  const [link] = data.uploadPartsSign.links;
  expect(data.uploadPartsSign).toEqual({ links: [link], userErrors: [] });
  expect(link).toEqual({
    number: 2,
    offsetBytes: 16_777_216,
    sizeBytes: 16_777_216,
    method: 'PUT',
    url: expect.stringContaining(`${world.config.addresses.files}/`),
    headers: expect.any(Array),
    expiresAt: expect.stringMatching(/^20.*Z$/),
  });
  for (const header of link.headers) expect(header).toEqual({ name: expect.any(String), value: expect.any(String) });
});

describe('an upload that is malformed, missing or of another account is refused in the same words', () => {
  test.each([
    ['uploadFinish', FINISH],
    ['uploadCancel', CANCEL],
    ['uploadPartsSign', SIGN],
  ])('%s', async (field, document) => {
    const { id, appId } = await startUpload(world, person, 'Harbour');
    const ask = async (asked: string, caller = ada) =>
      (await caller.run(document, { id: asked, parts: [1] })).data[field];
    const missing = await ask(NEVER);
    expect(missing.userErrors).toEqual([{ code: 'UPLOAD_NOT_FOUND', field: ['uploadId'] }]);
    for (const asked of ['', 'x'.repeat(500), appId]) expect(await ask(asked)).toEqual(missing);
    expect(await ask(id, world.as(await world.person()))).toEqual(missing);
  });

  test('and null where it is read', async () => {
    const read = `query ($id: ID!) { viewer { account { upload(id: $id) { id } } } }`;
    const { id, appId } = await startUpload(world, person, 'Harbour');
    for (const asked of ['', 'x'.repeat(500), appId, NEVER]) {
      expect(await ada.run(read, { id: asked })).toEqual({
        data: { viewer: { account: { upload: null } } },
        errors: [],
      });
    }
    const { data } = await world.as(await world.person()).run(read, { id });
    expect(data.viewer.account.upload).toBeNull();
  });
});

describe('without a credential nothing is changed: UNAUTHENTICATED', () => {
  test.each([
    ['uploadStart', START],
    ['uploadFinish', FINISH],
    ['uploadCancel', CANCEL],
    ['uploadPartsSign', SIGN],
  ])('%s', async (path, document) => {
    const { id } = await startUpload(world, person, 'Harbour');
    await world.rest(signOut, {}, { token: person.session });
    for (const caller of [world.as({}), ada]) {
      const { errors } = await caller.run(document, { input: INPUT, id, parts: [1] });
      expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED', path }]);
    }
  });
});

test('nothing is changed when it could not be shown afterwards', async () => {
  const { id } = await startUpload(world, person, 'Harbour');
  const failing = world.as(person);
  failing.failing.set('session.accountGet', new Failed('UNAVAILABLE', 'session'));
  const { errors } = await failing.run(CANCEL, { id });
  expect(errors).toMatchObject([{ code: 'UPSTREAM_UNAVAILABLE' }]);
  const { data } = await ada.run('{ viewer { account { uploads { nodes { state } } } } }');
  expect(data.viewer.account.uploads.nodes).toEqual([{ state: 'UPLOADING' }]);
});

test('uploads are listed by their state, with their progress in words and figures', async () => {
  const failed = await startUpload(world, person, 'Museum');
  const failure = { code: 'EXECUTABLE_MISSING', stage: 'prepare', message: 'No exe found in the zip' } as const;
  await placeUpload(world, failed.id, { state: 'failed', failure, percent: 30 });
  await placeUpload(world, (await startUpload(world, person, 'Tower')).id, { state: 'tested' });
  await changeUpload(world, (await startUpload(world, person, 'Harbour')).id, 16_000_000);
  const { data } = await ada.run(
    '{ viewer { account { uploads(state: [UPLOADING, FAILED]) { nodes { state progressPercent phaseLabel viewerCanCancel viewerCanUpdate viewerCanSendParts failure { code stage message } } } } } }',
  );
  expect(data.viewer.account.uploads.nodes).toEqual([
    {
      state: 'UPLOADING',
      progressPercent: 20,
      phaseLabel: 'Uploading',
      viewerCanCancel: true,
      viewerCanUpdate: true,
      viewerCanSendParts: true,
      failure: null,
    },
    {
      state: 'FAILED',
      progressPercent: 73,
      phaseLabel: 'Upload',
      viewerCanCancel: false,
      viewerCanUpdate: false,
      viewerCanSendParts: false,
      failure: { code: 'EXECUTABLE_MISSING', stage: 'PREPARE', message: 'No exe found in the zip' },
    },
  ]);
});

test('a queued upload has a place and an estimate; others are not requested', async () => {
  const LINE =
    '{ viewer { account { uploads(first: 10) { nodes { id queuePlace stages { stage estimateSeconds } } } } } }';
  const uploads = [];
  for (const name of ['First', 'Second', 'Third']) uploads.push(await startUpload(world, person, name));
  const before = await ada.run(LINE);
  expect(before.data.viewer.account.uploads.nodes.map((each: Shown) => each.queuePlace)).toEqual([null, null, null]);
  expect(ada.calls.map((call) => call.name)).not.toContain('uploads.places');

  const [first, second] = uploads;
  for (const each of [first, second]) await placeUpload(world, each?.id ?? '', { state: 'queued' });
  const { data } = await ada.run(LINE);
  const shown: Shown[] = data.viewer.account.uploads.nodes;
  const waiting = shown.find((each) => each.id === second?.id);
  expect(waiting?.queuePlace).toBe(2);
  expect(waiting?.stages.map((each) => each.estimateSeconds)).toEqual([60, 60, 60, 60, 120, 60]);
  expect(ada.calls.filter((call) => call.name === 'uploads.places')).toHaveLength(1);
});

interface Shown {
  id: string;
  queuePlace: number | null;
  stages: Array<{ stage: string; estimateSeconds: number | null }>;
}

test('an application has its uploads, also by state and by when they were started', async () => {
  const first = await startUpload(world, person, 'Harbour');
  await startUpload(world, person, 'Museum');
  const uploads = `query ($state: [UploadState!], $from: DateTime) { viewer { account { app(by: { name: "Harbour" }) {
    uploads(state: $state, createdFrom: $from, orderBy: { field: CREATED_AT, direction: ASC }) { totalCount nodes { id } } } } } }`;
  const list = async (variables = {}) => (await ada.run(uploads, variables)).data.viewer.account.app.uploads;
  expect(await list()).toEqual({ totalCount: 1, nodes: [{ id: first.id }] });
  expect(await list({ state: ['FAILED'] })).toEqual({ totalCount: 0, nodes: [] });
  expect(await list({ from: '2999-01-01T00:00:00Z' })).toEqual({ totalCount: 0, nodes: [] });
});
