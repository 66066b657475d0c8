import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { appGet } from '@launchyard/contract/apps';
import { eventsSince } from '@launchyard/contract/events';
import { storageStatus } from '@launchyard/contract/plans';
import type { CallInput } from '@launchyard/contract/kit';
import type { Upload, uploadStart } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import type { PersonRole } from '@launchyard/domain/access';
import { overallProgress } from '@launchyard/domain/uploads';
import { ArchiveWriter, BUILDS, METHODS, writeBuild, writeHostile } from '@launchyard/testing/archives/index';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { appVersions } from '../../tables/apps.ts';
import { mails } from '../../tables/providers.ts';
import { transferParts } from '../../tables/transfers.ts';
import { TestUploader } from '../test-uploader.ts';

let world: PlatformWorld;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-archives-'));
  world = await startPlatform({ withWorker: true });
  return async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
});

const WAIT = { interval: 25 };

interface Run {
  person: TestPerson;
  uploader: TestUploader;
  upload: Upload;
  uploadId: string;
}

/** Uploads an archive in a new account and waits for the end. */
async function run(
  write: (path: string) => void,
  input: Partial<CallInput<typeof uploadStart>> = {},
  role: PersonRole = 'customer',
): Promise<Run> {
  const person = await world.person({ role });
  const uploader = new TestUploader(world, person);
  const path = join(folder, `${person.username}.zip`);
  write(path);
  const { id } = await uploader.uploadFile(path, { sendsUpdatesOnEmail: true, ...input });
  const upload = await uploader.waitForEnd(id);
  return { person, uploader, upload, uploadId: parseId('upload', id) ?? '' };
}

const build = (name: string) => (path: string) => {
  const spec = BUILDS[name];
  if (!spec) throw new Error(`there is no build ${name}`);
  writeBuild(path, spec);
};
const at = (...path: string[]) => join(world.config.dataDir, ...path);
const list = (...path: string[]) => readdir(at(...path)).catch(() => []);
const mailsTo = (person: TestPerson) =>
  world.database.sql.select().from(mails).where(eq(mails.recipient, person.email));

/** Nothing of the upload is on disk any more, and nothing of it counts as stored. */
async function expectNothingLeft({ person, uploadId }: Omit<Run, 'upload' | 'uploader'>): Promise<void> {
  const status = expectReply(await world.rest(storageStatus, {}, { token: person.session }));
  expect(status).toMatchObject({ usedBytes: 0, reservedBytes: 0 });
  // A job removes it a moment later.
  await vi.waitFor(async () => {
    expect(await list('files', 'objects', uploadId)).toEqual([]);
    expect(await list('work')).not.toContain(uploadId);
    expect(await world.database.sql.$count(transferParts, eq(transferParts.transferId, uploadId))).toBe(0);
  }, WAIT);
  const versions = eq(appVersions.accountId, person.uuids.account);
  expect(await world.database.sql.$count(appVersions, versions)).toBe(0);
}

const eicar = (method: number) => (path: string) => {
  const archive = new ArchiveWriter(path);
  archive.addFile('Windows/Game.exe', Buffer.from('MZ'));
  const text = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
  archive.addFile('Windows/notes.txt', Buffer.from(`${'x'.repeat(100_000)}${text}`), { method });
  archive.finish();
};
/** A Windows build by its file names, in which every program is five letters. */
const helloes = (path: string) => {
  const archive = new ArchiveWriter(path);
  const names = ['Game.exe', 'Game/Binaries/Win64/Game-Win64-Shipping.exe', 'Game/Samples/PixelStreaming/b.js'];
  for (const name of names) archive.addFile(`Windows/${name}`, Buffer.from('hello'));
  archive.finish();
};
const empty = (path: string) => {
  const archive = new ArchiveWriter(path);
  archive.addFile('readme.txt', Buffer.from('nothing to start'));
  archive.finish();
};

describe.concurrent('the pipeline', () => {
  test('turns a packaged build into a version that can be served', async () => {
    const { person, upload, uploadId } = await run(build('ue5.4-win'));
    expect(upload).toMatchObject({ state: 'tested', failure: null, buildType: 'windows' });
    expect(upload.stages.map((stage) => stage.state)).toEqual(Array(6).fill('done'));
    const as = { token: person.session };
    const { apps } = expectReply(await world.rest(appGet, { by: [{ id: upload.appId }] }, as));
    expect(apps[0]?.latestVersion).toMatchObject({
      number: 1,
      buildType: 'windows',
      testKind: 'inspected',
      sizeBytes: upload.sizeBytes,
    });
    expect(expectReply(await world.rest(storageStatus, {}, as))).toMatchObject({
      usedBytes: upload.sizeBytes,
      reservedBytes: 0,
    });
    const versionId = parseId('appVersion', apps[0]?.latestVersion?.id ?? '') ?? '';
    expect(await readFile(at('files', 'builds', versionId, 'Windows', 'ArchViz.exe'), 'latin1')).toMatch(/^MZ/);
    // The uploaded parts stay; intermediate files are removed.
    expect(await list('files', 'objects', uploadId)).toHaveLength(1);
    await vi.waitFor(async () => expect(await list('work')).not.toContain(uploadId), WAIT);
    expect(await mailsTo(person)).toMatchObject([{ subject: 'Harbour, version 1 is ready to stream' }]);
  });

  test('publishes every step, and its progress never decreases', async () => {
    const { person, upload } = await run(build('ue4.27-win'));
    const { missed } = expectReply(await world.rest(eventsSince, { after: 0 }, { token: person.session }));
    const told = missed.flatMap((event) => (event.type === 'upload.changed' ? [event.upload] : []));
    expect(told.at(-1)).toEqual(upload);
    const states = told.map((each) => each.state).filter((state, i, all) => state !== all[i - 1]);
    expect(states).toEqual(['uploading', 'acquiring', 'scanning', 'preparing', 'queued', 'testing', 'tested']);
    const progress = told.map((each) => overallProgress(each.stages));
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(100);
  });

  test.each([
    ['a build without a wrapping folder', 'ue5.4-win-unwrapped', {}, 'windows'],
    ['a build whose names have backslashes', 'ue5.4-win-backslash', {}, 'windows'],
    ['a Linux build whose script has the name of the application', 'ue5.4-linux', { appName: 'ArchViz' }, 'linux'],
  ])('takes %s', async (_, name, input, buildType) => {
    expect((await run(build(name), input)).upload).toMatchObject({ state: 'tested', buildType });
  });

  test.each<[string, string, Partial<CallInput<typeof uploadStart>>, string, string | null, string | null]>([
    ['answered Yes', 'ue5.4-linux', { appName: 'ArchViz', isLinuxBuild: true }, 'tested', 'linux', null],
    ['not answered', 'ue4.27-linux', { appName: 'ArchViz' }, 'tested', 'linux', null],
    ['answered No', 'ue5.4-linux', { appName: 'ArchViz', isLinuxBuild: false }, 'failed', null, 'EXECUTABLE_MISSING'],
    ['with another name', 'ue5.4-linux', { isLinuxBuild: true }, 'failed', null, 'LINUX_SCRIPT_NAME'],
  ])('judges a Linux build, %s, by the answer', async (_, name, input, state, buildType, code) => {
    const { upload } = await run(build(name), input);
    expect(upload).toMatchObject({ state, buildType });
    expect(upload.failure?.code ?? null).toBe(code);
    expect(upload.answers.isLinuxBuild).toBe(input.isLinuxBuild ?? null);
  });

  test('lets a build without the plugin reach its test if that was accepted, where it fails with a sentence', async () => {
    const { upload } = await run(build('ue5.4-win-noplugin'), { isMissingPluginAccepted: true });
    expect(upload).toMatchObject({
      answers: { isMissingPluginAccepted: true },
      failure: { stage: 'test', code: 'PLUGIN_MISSING', message: 'Enable PSX plugin & re-build' },
    });
  });

  test.each([
    ['no executable', empty, {}],
    ['no plugin', build('ue5.4-win-noplugin'), {}],
    ['the plugin that is not supported', build('ue5.5-win-ps2'), {}],
    ['a script of another name', build('ue5.4-linux'), { isLinuxBuild: true }],
  ])('skips the check of a build with %s if an admin asked for it, and says so', async (_, write, input) => {
    const { upload } = await run(write, { ...input, skipsZipChecking: true }, 'admin');
    expect(upload).toMatchObject({ state: 'tested', answers: { skipsZipChecking: true } });
    expect(upload.stages.at(-1)?.note).toContain('An admin skipped the check of the ZIP.');
  });

  test.each(['traversal', 'symlink', 'encrypted', 'bomb-lies', 'duplicate-names'])(
    'never skips checks of an unsafe archive: %s',
    async (name) => {
      const { upload } = await run(hostile(name), { skipsZipChecking: true }, 'admin');
      expect(upload.failure).toMatchObject({ code: 'ARCHIVE_NOT_EXTRACTABLE' });
    },
  );

  test.each([
    ['a virus, packed', eicar(METHODS.deflated), 'scan', 'VIRUS_FOUND', /EICAR-Test-File in "Windows\/notes.txt"/],
    ['a virus, stored', eicar(METHODS.stored), 'scan', 'VIRUS_FOUND', /EICAR matcher/],
    ['nothing to start', empty, 'test', 'EXECUTABLE_MISSING', /nothing to start/],
    ['the plugin that is not supported', build('ue5.5-win-ps2'), 'test', 'PLUGIN_2_UNSUPPORTED', /plugin 2/],
    ['no plugin', build('ue5.4-win-noplugin'), 'test', 'PLUGIN_MISSING', /no pixel-streaming plugin/],
    ['nothing but names of programs', helloes, 'test', 'TEST_FAILED', /^Windows\/Game.exe is not a Windows program/],
    ['a Linux script of another name', build('ue5.4-linux'), 'test', 'LINUX_SCRIPT_NAME', /ArchViz.sh/],
    [
      'paths that lead out',
      hostile('traversal'),
      'prepare',
      'ARCHIVE_NOT_EXTRACTABLE',
      /^A path leads out of the archive: "/,
    ],
    ['links', hostile('symlink'), 'prepare', 'ARCHIVE_NOT_EXTRACTABLE', /^It holds a link/],
    ['encrypted files', hostile('encrypted'), 'prepare', 'ARCHIVE_NOT_EXTRACTABLE', /^It is encrypted with a password/],
    [
      'shared bytes',
      hostile('overlap'),
      'prepare',
      'ARCHIVE_NOT_EXTRACTABLE',
      /^Two files share the same bytes: .*the other one is/,
    ],
    ['a bomb', hostile('bomb-honest'), 'prepare', 'ARCHIVE_NOT_EXTRACTABLE', /would become/],
    ['a bomb that claims to be small', hostile('bomb-lies'), 'prepare', 'ARCHIVE_NOT_EXTRACTABLE', /unpacked/],
    ['a wrong checksum', hostile('bad-crc'), 'scan', 'ARCHIVE_NOT_EXTRACTABLE', /checksum/],
    ['damaged data', hostile('bad-deflate'), 'scan', 'ARCHIVE_NOT_EXTRACTABLE', /cannot be unpacked/],
    ['a cut end', hostile('truncated-end'), 'prepare', 'ARCHIVE_NOT_EXTRACTABLE', /^The end of the ZIP is missing/],
  ])(
    'ends an archive with %s in an explained failure, and leaves nothing behind',
    async (_, write, stage, code, evidence) => {
      const { upload, ...rest } = await run(write);
      expect(upload).toMatchObject({
        state: 'failed',
        failure: { stage, code, evidence: expect.stringMatching(evidence) },
      });
      expect(upload.failure?.message).not.toBe('');
      expect(upload.stages.find((each) => each.stage === stage)?.state).toBe('failed');
      await expectNothingLeft(rest);
      expect(await mailsTo(rest.person)).toMatchObject([{ subject: 'Harbour, version 1 could not be installed' }]);
      expect(await readdir(tmpdir())).not.toContainEqual(expect.stringMatching(/^pwned/));
    },
  );

  test('a failed update leaves the previous version as it is', async () => {
    const { person, uploader, upload } = await run(build('ue5.4-win'));
    const path = join(folder, `${person.username}-update.zip`);
    build('ue5.4-win-noplugin')(path);
    const update = await uploader.uploadFile(path, { isUpdate: true });
    expect(await uploader.waitForEnd(update.id)).toMatchObject({ versionNumber: 2, state: 'failed' });
    const by = [{ id: upload.appId }];
    const { apps } = expectReply(await world.rest(appGet, { by }, { token: person.session }));
    expect(apps[0]).toMatchObject({ latestVersion: { number: 1 }, latestUpload: { id: update.id } });
  });

  test('several uploads of one account take turns and all finish', async () => {
    const person = await world.person();
    const uploader = new TestUploader(world, person);
    const path = join(folder, `${person.username}.zip`);
    build('ue5.4-win')(path);
    const started = [];
    for (const appName of ['One', 'Two', 'Three', 'Four']) started.push(await uploader.uploadFile(path, { appName }));
    const ended = await Promise.all(started.map(({ id }) => uploader.waitForEnd(id)));
    expect(ended.map((each) => each.state)).toEqual(Array(4).fill('tested'));
  });
});

function hostile(name: string): (path: string) => void {
  return (path) => writeHostile(path, name);
}

test("a permanent fault of ours ends in general words, and is not reported as the customer's", async () => {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.start({ sizeBytes: 5 });
  await uploader.send(id, 1, Buffer.from('hello'));
  const uploadId = parseId('upload', id) ?? '';
  await rm(at('files', 'objects', uploadId), { recursive: true });
  await world.database.sql.execute(`update upload_stages set faults = 19 where upload_id = '${uploadId}'`);
  await uploader.tryFinish(id);
  const upload = await uploader.waitForEnd(id);
  expect(upload.failure).toMatchObject({ code: 'INTERNAL', stage: 'acquire', evidence: null });
  // Until then it is kept for a retry.
  expectReply(await uploader.tryCancel(id));
  await expectNothingLeft({ person, uploadId });
});

test('bytes that changed on our disk after they were acknowledged are never served', async () => {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.start({ sizeBytes: 5 });
  await uploader.send(id, 1, Buffer.from('hello'));
  const uploadId = parseId('upload', id) ?? '';
  const [part] = await list('files', 'objects', uploadId);
  await writeFile(at('files', 'objects', uploadId, part ?? ''), 'jello');
  await uploader.tryFinish(id);
  const upload = await uploader.waitForEnd(id);
  expect(upload.failure).toMatchObject({ code: 'STORED_BYTES_DAMAGED', evidence: 'part 1' });
});

test('with the new plugin supported, a build that only has it is accepted', async () => {
  const other = await startPlatform({ withWorker: true, config: { isPlugin2Supported: true } });
  try {
    const uploader = new TestUploader(other, await other.person());
    const path = join(folder, 'plugin2.zip');
    build('ue5.5-win-ps2')(path);
    const { id } = await uploader.uploadFile(path);
    expect(await uploader.waitForEnd(id)).toMatchObject({ state: 'tested', buildType: 'windows' });
  } finally {
    await other.close();
  }
});
