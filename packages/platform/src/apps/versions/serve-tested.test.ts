import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { appGet, appVersionList, appVersionMakeLatest, latestHistory, type App } from '@launchyard/contract/apps';
import { binList } from '@launchyard/contract/bin';
import { linkGet, streamingLinkCreate } from '@launchyard/contract/links';
import { versionControlSet } from '@launchyard/contract/session';
import { BUILDS, writeBuild } from '@launchyard/testing/archives/index';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { TestUploader } from '../../uploads/test-uploader.ts';

let world: PlatformWorld;
let folder: string;
let build: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-archives-'));
  build = join(folder, 'build.zip');
  const spec = BUILDS['ue5.4-win'];
  if (!spec) throw new Error('there is no such build');
  writeBuild(build, spec);
  world = await startPlatform({ withWorker: true });
  return async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
});

const as = (person: TestPerson) => ({ token: person.session });

async function upload(person: TestPerson, isUpdate = true): Promise<App> {
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.uploadFile(build, {
    appName: 'Harbour',
    isUpdate,
    idempotencyKey: crypto.randomUUID(),
  });
  expect((await uploader.waitForEnd(id)).state).toBe('tested');
  const [app] = expectReply(await world.rest(appGet, { by: [{ name: 'Harbour' }] }, as(person))).apps;
  if (!app) throw new Error('the application is not there');
  return app;
}

const versions = async (person: TestPerson, { id: appId }: App) =>
  expectReply(await world.rest(appVersionList, { appId }, as(person))).edges.map(({ node }) => node);
const bin = async (person: TestPerson) =>
  expectReply(await world.rest(binList, {}, as(person))).edges.map(({ node }) => node);

test('a version that passes its test becomes Latest, even after somebody chose an older one, and all are kept', async () => {
  const person = await world.person();
  const first = await upload(person, false);
  expect(first.latestVersion).toMatchObject({ number: 1, isLatest: true });
  const second = await upload(person);
  const back = { appVersionId: first.latestVersion?.id ?? '', expectedLatestVersionId: second.latestVersion?.id ?? '' };
  expectReply(await world.rest(appVersionMakeLatest, back, as(person)));
  const third = await upload(person);
  expect(third.latestVersion).toMatchObject({ number: 3 });
  expect(await versions(person, third)).toMatchObject([{ number: 3 }, { number: 2 }, { number: 1 }]);
  expect((await versions(person, third))[0]?.createdBy).toEqual({ kind: 'member', label: person.username });
  const { edges } = expectReply(await world.rest(latestHistory, { appId: third.id }, as(person)));
  expect(edges.map(({ node }) => [node.fromNumber, node.toNumber, node.why])).toEqual([
    [1, 3, 'tested'],
    [2, 1, 'chosen'],
    [1, 2, 'tested'],
    [null, 1, 'tested'],
  ]);
});

test('without version control the version that Latest served before moves to the bin, and links pinned to it serve Latest', async () => {
  const person = await world.person();
  const app = await upload(person, false);
  const pinned = { appId: app.id, appVersionId: app.latestVersion?.id, idempotencyKey: 'fixed-to-1' };
  const { link } = expectReply(await world.rest(streamingLinkCreate, pinned, as(person)));
  expectReply(await world.rest(versionControlSet, { hasVersionControl: false }, as(person)));
  const updated = await upload(person);
  expect(await versions(person, updated)).toMatchObject([{ number: 2, isLatest: true }]);
  expect(await bin(person)).toMatchObject([
    {
      kind: 'appVersion',
      name: 'Harbour v1',
      deletedBy: { kind: 'member', label: person.username },
      subjectId: app.latestVersion?.id,
    },
  ]);
  const ids = { linkIds: [link.id] };
  expect(expectReply(await world.rest(linkGet, ids, as(person))).links).toMatchObject([
    { version: null, versionId: null },
  ]);
});
