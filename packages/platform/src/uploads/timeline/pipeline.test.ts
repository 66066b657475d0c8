import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { uploadTimeline } from '@launchyard/contract/upload-timeline';
import { BUILDS, writeBuild, writeHostile } from '@launchyard/testing/archives/index';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { mails } from '../../tables/providers.ts';
import { TestUploader } from '../test-uploader.ts';

let world: PlatformWorld;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-timeline-'));
  world = await startPlatform({ withWorker: true });
  return async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
});

/** Uploads an archive, waits for the end and returns its timeline, oldest first. */
async function run(write: (path: string) => void) {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const path = join(folder, `${person.username}.zip`);
  write(path);
  const { id } = await uploader.uploadFile(path, { sendsUpdatesOnEmail: true });
  const upload = await uploader.waitForEnd(id);
  const page = expectReply(await world.rest(uploadTimeline, { uploadId: id, first: 100 }, { token: person.session }));
  return { person, upload, events: page.edges.map(({ node }) => node).toReversed() };
}

const build = (name: string) => (path: string) => {
  const spec = BUILDS[name];
  if (!spec) throw new Error(`there is no build ${name}`);
  writeBuild(path, spec);
};

const step = (event: { kind: string; stage?: string }) => [event.kind, event.stage].filter(Boolean).join(' ');

test('every stage is recorded with its attempt, what was checked and by what, and how long it took', async () => {
  const { events, upload } = await run(build('ue5.4-win'));
  expect(upload.state).toBe('tested');
  expect(events.map(step)).toEqual([
    'started',
    'sent',
    'committed',
    'stage_begun acquire',
    'checked acquire',
    'stage_done acquire',
    'stage_begun scan',
    'checked scan',
    'stage_done scan',
    'stage_begun prepare',
    'checked prepare',
    'stage_done prepare',
    'stage_done queue',
    'stage_begun test',
    'checked test',
    'stage_done test',
    'tested',
    'mailed',
  ]);
  const find = (name: string) => events.find((event) => step(event) === name);
  expect(find('stage_begun scan')).toMatchObject({ attempt: 1 });
  expect(find('checked acquire')).toMatchObject({
    checkedBytes: upload.sizeBytes,
    finding: expect.stringMatching(/SHA-256/),
  });
  expect(find('checked scan')).toMatchObject({ finding: expect.stringMatching(/EICAR/) });
  expect(find('checked test')).toMatchObject({ finding: expect.stringMatching(/^Inspected only, not started/) });
  expect(find('stage_done prepare')).toMatchObject({ attempt: 1, tookSeconds: expect.any(Number) });
  const times = events.map(({ createdAt }) => createdAt);
  expect(times.toSorted()).toEqual(times);
});

test('a failure is the last event except its e-mail, which has advice and a link to help', async () => {
  const { events, upload, person } = await run(build('ue5.4-win-noplugin'));
  expect(upload.failure).toMatchObject({ code: 'PLUGIN_MISSING', stage: 'test', advice: null });
  expect(events.slice(-2).map(step)).toEqual(['failed test', 'mailed']);
  expect(events.at(-2)).toMatchObject({
    code: 'PLUGIN_MISSING',
    evidence: expect.stringMatching(/^There is no Samples\/PixelStreaming\/.* Inspected only, not started/),
  });
  const [mail] = await world.database.sql.select().from(mails).where(eq(mails.recipient, person.email));
  const { panel } = world.config.addresses;
  expect(mail?.body).toContain('Enable PSX plugin & re-build');
  expect(mail?.body).toContain('What to do: In the editor enable the plugin "Pixel Streaming"');
  expect(mail?.body).toContain(`${panel}/help/plugin-missing`);
  expect(mail?.body).toContain(`${upload.id}.test.PLUGIN_MISSING`);
  expect(mail?.body).toContain(`${panel}/uploads/${upload.id}/timeline`);
});

test('the advice for a bad archive is specific to the problem, not only to its code', async () => {
  const { upload } = await run((path) => writeHostile(path, 'encrypted'));
  expect(upload.failure).toMatchObject({
    code: 'ARCHIVE_NOT_EXTRACTABLE',
    evidence: expect.stringMatching(/^It is encrypted with a password: "/),
    advice: 'Pack the build again without a password.',
  });
});

test('a timeline contains no link, address or secret', async () => {
  const { events, person } = await run(build('ue5.4-win'));
  const text = JSON.stringify(events);
  for (const secret of [person.email, person.session, 'http://', 'https://', '127.0.0.1', 'signature']) {
    expect(text).not.toContain(secret);
  }
});
