import { Failed } from '@launchyard/contract/kit';
import { GIB } from '@launchyard/domain/kit';
import { describe, expect, test } from 'vitest';
import { anUpload, idOf, stagesAt } from '../testing/rows.ts';
import { World } from '../testing/world.ts';

const START = `mutation ($input: UploadStartInput!) { uploadStart(input: $input) { upload { id appName state viewerCanSendParts }
  userErrors { __typename code message field ... on StorageShortError { missingBytes missingGigabytes } } } }`;
const FINISH = `mutation ($id: ID!) { uploadFinish(input: { uploadId: $id }) { upload { id state viewerCanSendParts } userErrors { code field } } }`;
const CANCEL = `mutation ($id: ID!) { uploadCancel(input: { uploadId: $id }) { upload { id state viewerCanCancel } userErrors { code field } } }`;
const SIGN = `mutation ($id: ID!, $parts: [Int!]!) { uploadPartsSign(input: { uploadId: $id, partNumbers: $parts }) {
  links { number offsetBytes sizeBytes method url headers { name value } expiresAt } userErrors { code field } } }`;

const INPUT = {
  appName: 'Tower',
  fileName: 'Tower.zip',
  sizeBytes: GIB,
  fingerprint: 'a'.repeat(64),
  idempotencyKey: '12345678',
};

test('starting an upload answers with it', async () => {
  const { data, errors } = await new World().run(START, 'ada', { input: { ...INPUT, isUpdate: null } });
  expect(errors).toEqual([]);
  expect(data.uploadStart).toEqual({
    upload: { id: idOf('upload', 4), appName: 'Tower', state: 'UPLOADING', viewerCanSendParts: true },
    userErrors: [],
  });
});

test('what was answered about the build stands with the upload, for support to see', async () => {
  const world = new World();
  const input = { ...INPUT, isLinuxBuild: false, isMissingPluginAccepted: true };
  const start = START.replace(
    '{ id appName',
    '{ id answers { isLinuxBuild isMissingPluginAccepted skipsZipChecking } appName',
  );
  const { data } = await world.run(start, 'ada', { input });
  const answers = { isLinuxBuild: false, isMissingPluginAccepted: true, skipsZipChecking: false };
  expect(data.uploadStart.upload.answers).toEqual(answers);
});

test('the e-mails about an upload are switched while it runs', async () => {
  const update = `mutation ($id: ID!) { uploadUpdate(input: { uploadId: $id, sendsUpdatesOnEmail: false }) { upload { sendsUpdatesOnEmail } userErrors { code } } }`;
  const world = new World();
  const { data } = await world.run(update, 'ada', { id: idOf('upload', 1) });
  expect(data.uploadUpdate).toEqual({ upload: { sendsUpdatesOnEmail: false }, userErrors: [] });
  const stranger = await world.run(update, 'ada', { id: 'upl_none' });
  expect(stranger.data.uploadUpdate.userErrors).toEqual([{ code: 'UPLOAD_NOT_FOUND' }]);
});

test.each(['ada', 'key', 'support'] as const)('%s has no controls for administrators', async (who) => {
  const { data } = await new World().run('{ viewer { viewerCanDebugUploads } }', who);
  expect(data.viewer).toEqual({ viewerCanDebugUploads: false });
});

test('a build that does not fit is refused with what is missing', async () => {
  const { data, errors } = await new World().run(START, 'ada', { input: { ...INPUT, sizeBytes: 5.5 * GIB } });
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

test('everything that is wrong with the input is refused at once, however long it is, and nothing is started', async () => {
  const world = new World();
  const input = { ...INPUT, appName: 'x y'.repeat(200), fileName: 'a'.repeat(2000), fingerprint: 'no' };
  const { data, errors } = await world.run(START, 'ada', { input });
  expect(errors).toEqual([]);
  const codes = data.uploadStart.userErrors.map((each: { code: string }) => each.code);
  expect(codes).toEqual(['FILE_NOT_ZIP', 'APP_NAME_CHARACTERS', 'FINGERPRINT_MALFORMED']);
  expect(world.calls.map((each) => each.name)).not.toContain('uploads.start');
});

test('finishing and cancelling answer with the upload as it is then, and what is finished can no longer be cancelled', async () => {
  const id = idOf('upload', 1);
  const world = new World();
  const finished = await world.run(FINISH, 'key', { id });
  expect(finished.data.uploadFinish).toEqual({
    upload: { id, state: 'ACQUIRING', viewerCanSendParts: false },
    userErrors: [],
  });
  const late = await world.run(CANCEL, 'ada', { id });
  expect(late.data.uploadCancel).toEqual({
    upload: null,
    userErrors: [{ code: 'UPLOAD_PAST_CANCEL', field: ['uploadId'] }],
  });
  const cancelled = await new World().run(CANCEL, 'ada', { id });
  expect(cancelled.data.uploadCancel).toEqual({
    upload: { id, state: 'CANCELLED', viewerCanCancel: false },
    userErrors: [],
  });
});

test('part links are answered as they are to be used', async () => {
  const { data } = await new World().run(SIGN, 'ada', { id: idOf('upload', 1), parts: [2] });
  expect(data.uploadPartsSign).toEqual({
    links: [
      {
        number: 2,
        offsetBytes: 16_777_216,
        sizeBytes: 16_777_216,
        method: 'PUT',
        url: 'http://127.0.0.1:4002/parts',
        headers: [{ name: 'x-part-number', value: '2' }],
        expiresAt: '2026-03-01T09:45:00.000Z',
      },
    ],
    userErrors: [],
  });
});

describe('an upload that is malformed, missing or of another account is refused in the same words', () => {
  test.each([
    ['uploadFinish', FINISH],
    ['uploadCancel', CANCEL],
    ['uploadPartsSign', SIGN],
  ])('%s', async (field, document) => {
    const ask = async (id: string, who: 'ada' | 'bob') =>
      (await new World().run(document, who, { id, parts: [1] })).data[field];
    const missing = await ask(idOf('upload', 99), 'ada');
    expect(missing.userErrors).toEqual([{ code: 'UPLOAD_NOT_FOUND', field: ['uploadId'] }]);
    expect(await ask('', 'ada')).toEqual(missing);
    expect(await ask('x'.repeat(500), 'ada')).toEqual(missing);
    expect(await ask(idOf('app', 1), 'ada')).toEqual(missing);
    expect(await ask(idOf('upload', 1), 'bob')).toEqual(missing);
  });

  test('and null where it is read', async () => {
    const read = `query ($id: ID!) { viewer { account { upload(id: $id) { id } } } }`;
    for (const id of ['', 'x'.repeat(500), idOf('app', 1), idOf('upload', 99)]) {
      expect(await new World().run(read, 'ada', { id })).toEqual({
        data: { viewer: { account: { upload: null } } },
        errors: [],
      });
    }
    const { data } = await new World().run(read, 'bob', { id: idOf('upload', 1) });
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
    for (const who of ['nobody', 'expired'] as const) {
      const world = new World();
      const { errors } = await world.run(document, who, { input: INPUT, id: idOf('upload', 1), parts: [1] });
      expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED', path }]);
    }
  });
});

test('nothing is changed when it could not be shown afterwards', async () => {
  const world = new World();
  world.failing.set('session.accountGet', new Failed('UNAVAILABLE', 'session'));
  const { errors } = await world.run(CANCEL, 'ada', { id: idOf('upload', 1) });
  expect(errors).toMatchObject([{ code: 'UPSTREAM_UNAVAILABLE' }]);
  expect(world.ada.uploads[0]?.state).toBe('uploading');
});

test('uploads are listed by their state, with their progress in words and figures', async () => {
  const { data } = await new World().run(
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

test('who waits for a test knows its place and how long that is; who does not wait is not asked about', async () => {
  const world = new World();
  const LINE =
    '{ viewer { account { uploads(first: 10) { nodes { id queuePlace stages { stage estimateSeconds } } } } } }';
  const before = await world.run(LINE);
  expect(before.data.viewer.account.uploads.nodes.map((each: Shown) => each.queuePlace)).toEqual([null, null, null]);
  expect(world.calls.map((call) => call.name)).not.toContain('uploads.places');

  for (const n of [4, 5]) {
    const waiting = { state: 'queued', stages: stagesAt('queue', 0) } as const;
    world.ada.uploads.push(anUpload(n, idOf('app', n), `App_${n}`, waiting));
  }
  const { data } = await world.run(LINE);
  const shown: Shown[] = data.viewer.account.uploads.nodes;
  const second = shown.find((each) => each.id === idOf('upload', 5));
  expect(second?.queuePlace).toBe(2);
  expect(second?.stages.map((each) => each.estimateSeconds)).toEqual([60, 60, 60, 60, 120, 60]);
  expect(world.calls.filter((call) => call.name === 'uploads.places')).toHaveLength(1);
});

interface Shown {
  id: string;
  queuePlace: number | null;
  stages: Array<{ stage: string; estimateSeconds: number | null }>;
}

const TIMELINE = `fragment timeline on Upload { startedBy { kind name client } timeline(first: 1) {
  totalCount pageInfo { hasNextPage endCursor } nodes { number kind text bytes seconds bytesPerSecond by { name } storage } } }`;

test.each([
  ['ada', 'viewer', '{ viewer { account'],
  ['support', 'account', '{ account(by: { email: "ada@example.com" })'],
] as const)('%s reads what happened to an upload, the newest first', async (who, root, path) => {
  const open = `${path} { upload(id: "${idOf('upload', 1)}") { ...timeline } }`;
  const { data, errors } = await new World().run(`${open} ${root === 'viewer' ? '} }' : '}'} ${TIMELINE}`, who);
  expect(errors).toEqual([]);
  const { upload } = root === 'viewer' ? data.viewer.account : data.account;
  expect(upload.startedBy).toEqual({ kind: 'PERSON', name: 'ada', client: 'PANEL' });
  expect(upload.timeline).toEqual({
    totalCount: 2,
    pageInfo: { hasNextPage: true, endCursor: '2' },
    nodes: [
      {
        number: 2,
        kind: 'SENT',
        text: '38.1 MB sent',
        bytes: 40_000_000,
        seconds: 40,
        bytesPerSecond: 1_000_000,
        by: null,
        storage: 'DEFAULT',
      },
    ],
  });
});
