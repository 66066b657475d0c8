import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { eventsSince } from '@launchyard/contract/events';
import { uploadHeartbeat } from '@launchyard/contract/uploads';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openCaseFor } from '@launchyard/testing/world/support-cases';
import { expectReply, type RestReply } from '@launchyard/testing/world/rest';
import { parseId } from '@launchyard/domain/kit';
import { sha256, TestUploader, type PartLink } from './test-uploader.ts';

const HELLO = Buffer.from('hello');

let now = new Date('2026-01-01T12:00:00.000Z');
let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const codes = (answer: RestReply<unknown>) => answer.refusals?.map((each) => each.code);

async function begin() {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.start({ sizeBytes: 5 });
  /** Sends heartbeats every half minute for so many seconds. */
  const sendFor = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 30) {
      pass(30);
      expectReply(await uploader.tryHeartbeat(id));
    }
  };
  return { person, uploader, id, sendFor };
}

test('two minutes without a byte while a client sends heartbeats are announced once as a stall; the upload still accepts parts, and a byte ends it', async () => {
  const { person, uploader, id, sendFor } = await begin();
  expectReply(await uploader.tryHeartbeat(id));
  const since = now.toISOString();
  const as = { token: person.session };
  const { newest } = expectReply(await world.rest(eventsSince, {}, as));
  await sendFor(90);
  expect((await uploader.get(id)).stalledAt).toBeNull();
  await sendFor(120);
  expect(await uploader.get(id)).toMatchObject({ stalledAt: since, state: 'uploading' });
  const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as));
  expect(missed).toMatchObject([{ type: 'upload.changed', upload: { stalledAt: since } }]);
  expect((await uploader.send(id, 1, HELLO)).status).toBe(200);
  expect((await uploader.get(id)).stalledAt).toBeNull();
  expect(expectReply(await uploader.tryFinish(id)).upload).toMatchObject({ state: 'acquiring', stalledAt: null });
});

test('a client that sleeps or is offline for days is not stalled, and resumes', async () => {
  const { uploader, id, sendFor } = await begin();
  await sendFor(60);
  pass(3 * 24 * 3600);
  expect(expectReply(await uploader.tryHeartbeat(id)).upload.stalledAt).toBeNull();
  await sendFor(90);
  expect((await uploader.get(id)).stalledAt).toBeNull();
  expect((await uploader.send(id, 1, HELLO)).status).toBe(200);
});

test('a client without heartbeats is never stalled', async () => {
  const { uploader, id } = await begin();
  pass(24 * 3600);
  expect((await uploader.get(id)).stalledAt).toBeNull();
});

test('bytes within a slow part count as bytes', async () => {
  const { uploader, id, sendFor } = await begin();
  const slow = openPart(await uploader.sign(id, 1));
  await writeFirst(slow, id);
  for (const letter of ['e', 'l', 'l']) {
    await sendFor(90);
    const before = (await uploader.get(id)).stalledAt;
    expect(before).toBeNull();
    slow.write(letter);
    await vi.waitFor(() => expectHeardSince(id));
  }
  slow.end('o');
  const [response] = await once(slow, 'response');
  response.resume();
  expect(response.statusCode).toBe(200);
  expect((await uploader.get(id)).receivedBytes).toBe(5);
});

test('a byte within a part ends a stall, and that is announced', async () => {
  const { person, uploader, id, sendFor } = await begin();
  const slow = openPart(await uploader.sign(id, 1));
  await writeFirst(slow, id);
  await sendFor(180);
  expect((await uploader.get(id)).stalledAt).not.toBeNull();
  const as = { token: person.session };
  const { newest } = expectReply(await world.rest(eventsSince, {}, as));
  slow.write('e');
  await vi.waitFor(async () => {
    const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as));
    expect(missed).toMatchObject([{ type: 'upload.changed', upload: { stalledAt: null, receivedBytes: 0 } }]);
  });
  slow.on('error', () => undefined);
  slow.destroy();
});

test('heartbeats are accepted only from senders, and only while parts are accepted', async () => {
  const { person, uploader, id } = await begin();
  const ask = async (token: string, account?: string) =>
    world.rest(uploadHeartbeat, { uploadId: id }, { token, account: account ?? person.accountId });
  const stranger = await world.person();
  expect((await ask(stranger.session)).status).toBe(403);
  expect(codes(await ask(stranger.session, stranger.accountId))).toEqual(['UPLOAD_NOT_FOUND']);
  const colleague = await world.person({ role: 'support' });
  await openCaseFor(world, colleague, person);
  expect((await ask(colleague.session)).fault?.code).toBe('FORBIDDEN');
  await uploader.tryCancel(id);
  expect(codes(await ask(person.session))).toEqual(['UPLOAD_CLOSED']);
});

/** The row has recorded a byte just now. */
async function expectHeardSince(id: string): Promise<void> {
  const rows = await world.database.pool.query('select 1 from transfers where id = $1 and last_byte_at = $2', [
    parseId('upload', id),
    now,
  ]);
  expect(rows.rowCount).toBe(1);
}

/** Sends the first byte of a part and waits until it has arrived, so that the clock advances after it. */
async function writeFirst(part: ReturnType<typeof openPart>, id: string): Promise<void> {
  part.write('h');
  const folder = join(world.config.dataDir, 'files', 'objects', parseId('upload', id) ?? '');
  await vi.waitFor(async () => {
    const [name = ''] = await readdir(folder);
    expect((await stat(join(folder, name))).size).toBe(1);
  });
}

function openPart(link: PartLink) {
  const headers = Object.fromEntries(link.headers.map(({ name, value }) => [name, value]));
  return httpRequest(link.url, {
    method: 'PUT',
    headers: { ...headers, [link.sha256Header]: sha256(HELLO), 'content-length': '5' },
  });
}
