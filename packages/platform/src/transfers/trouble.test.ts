import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { storageStatus } from '@launchyard/contract/plans';
import { uploadList } from '@launchyard/contract/uploads';
import { GIB, MIB, parseId } from '@launchyard/domain/kit';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply, type RestReply } from '@launchyard/testing/world/rest';
import { fillDisk } from '../providers/files/test-disk.ts';
import { makePartsSmall, putPart, sha256, TestUploader, type PartLink } from '../uploads/test-uploader.ts';

const DAY = 24 * 3600;

let now = new Date('2026-01-01T12:00:00.000Z');
let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  return () => world.close();
});

const codes = (answer: RestReply<unknown>) => answer.refusals?.map((each) => each.code);
const errorOf = async (response: Response) => {
  const body: unknown = await response.json();
  return { status: response.status, body };
};
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

/** An upload of five bytes in five parts. */
async function begin(): Promise<{ person: TestPerson; uploader: TestUploader; id: string }> {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const { id } = await uploader.start({ sizeBytes: 5 });
  await makePartsSmall(world, id, 1);
  return { person, uploader, id };
}
const byte = (number: number) => Buffer.from('hello').subarray(number - 1, number);

describe('a link', () => {
  test('of one account’s upload does not open another’s, with its own headers or with the other’s', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const [a, b] = [await mine.uploader.sign(mine.id, 1), await theirs.uploader.sign(theirs.id, 1)];
    expect(await errorOf(await putPart(a, byte(1), { url: b.url }))).toMatchObject(refused(403, 'PART_LINK_INVALID'));
    const person = b.headers.find((header) => header.name === 'x-part-person')?.value ?? '';
    const borrowed = { url: b.url, headers: { 'x-part-person': person } };
    expect(await errorOf(await putPart(a, byte(1), borrowed))).toMatchObject(refused(403, 'PART_LINK_INVALID'));
    expect((await theirs.uploader.get(theirs.id)).receivedBytes).toBe(0);
  });

  test('is valid whatever the sender’s clock says', async () => {
    const { uploader, id } = await begin();
    for (const [number, days] of [
      [1, -1],
      [2, 1],
    ] as const) {
      const date = new Date(now.getTime() + days * DAY * 1000).toUTCString();
      expect((await putPart(await uploader.sign(id, number), byte(number), { headers: { date } })).status).toBe(200);
    }
  });

  test('expires when our clock jumps ahead, is not revived when it jumps back, and a new one works at once', async () => {
    const { uploader, id } = await begin();
    const old = await uploader.sign(id, 1);
    for (const jump of [DAY, -2 * DAY]) {
      pass(jump);
      expect(await errorOf(await putPart(old, byte(1)))).toMatchObject(refused(403, 'PART_LINK_EXPIRED'));
      expect((await putPart(await uploader.sign(id, jump > 0 ? 2 : 3), byte(jump > 0 ? 2 : 3))).status).toBe(200);
    }
    pass(DAY);
  });
});

describe('finishing', () => {
  test('is refused while the last part is still being sent; the part arrives, and a second try succeeds', async () => {
    const { uploader, id } = await begin();
    for (const number of [1, 2, 3, 4]) await uploader.send(id, number, byte(number));
    const slow = openPart(await uploader.sign(id, 5), byte(5));
    slow.flushHeaders();
    expect(codes(await uploader.tryFinish(id))).toEqual(['PARTS_MISSING']);
    slow.end(byte(5));
    expect(await statusOf(slow)).toBe(200);
    expect(expectReply(await uploader.tryFinish(id)).upload.state).toBe('acquiring');
  });

  test('succeeds while a silent part is sent again; the silent body is ended and removed', async () => {
    const { uploader, id } = await begin();
    const slow = openPart(await uploader.sign(id, 1), byte(1));
    slow.flushHeaders();
    // It is checked before the same part arrives another way.
    await expect.poll(() => files(id)).toHaveLength(1);
    const ended = once(slow, 'error');
    pass(11);
    for (const number of [1, 2, 3, 4, 5]) await uploader.send(id, number, byte(number));
    expect(expectReply(await uploader.tryFinish(id)).upload.state).toBe('acquiring');
    await ended;
    await expect.poll(() => files(id)).toHaveLength(5);
  });

  test('many times at once, and by another account, is one commit', async () => {
    const { person, uploader, id } = await begin();
    for (const number of [1, 2, 3, 4, 5]) await uploader.send(id, number, byte(number));
    const stranger = new TestUploader(world, await world.person());
    const asked = Array.from({ length: 10 }, (_, i) => (i % 5 === 4 ? stranger : uploader).tryFinish(id));
    const answers = await Promise.all(asked);
    expect(answers.flatMap((answer) => codes(answer) ?? [])).toEqual(['UPLOAD_NOT_FOUND', 'UPLOAD_NOT_FOUND']);
    const status = expectReply(await world.rest(storageStatus, {}, { token: person.session }));
    expect(status).toMatchObject({ usedBytes: 5, reservedBytes: 0 });
    expect(codes(await uploader.tryStart({ isUpdate: true, idempotencyKey: 'the next version' }))).toEqual([
      'APP_VERSION_IN_PROGRESS',
    ]);
  });
});

describe('starting', () => {
  test('two at once under one new name: exactly one gets it', async () => {
    const { uploader } = await begin();
    const answers = await Promise.all(['Taken', 'taken'].map((appName) => uploader.tryStart({ appName })));
    expect(answers.flatMap((answer) => codes(answer) ?? [])).toEqual(['APP_NAME_TAKEN']);
  });

  test('two at once that together do not fit: exactly one gets the storage, and its end frees it for the other', async () => {
    const { uploader } = await begin();
    const start = (appName: string) => uploader.tryStart({ appName, sizeBytes: 6 * GIB });
    const answers = await Promise.all([start('First'), start('Second')]);
    expect(answers.flatMap((answer) => codes(answer) ?? [])).toEqual(['STORAGE_SHORT']);
    const winner = answers.find((answer) => answer.reply)?.reply?.upload;
    await uploader.tryCancel(winner?.id ?? '');
    expect((await start('Third')).reply?.upload.state).toBe('uploading');
  });

  test('the measured speed decides the part size, repeating the request changes nothing, and nonsense is refused', async () => {
    const { uploader } = await begin();
    const idempotencyKey = 'a key for two measurements';
    const ask = (measuredBytesPerSecond: number) =>
      uploader.tryStart({ appName: 'Fast', sizeBytes: GIB, idempotencyKey, measuredBytesPerSecond });
    const first = expectReply(await ask(0.5e6)).upload;
    expect(first).toMatchObject({ partBytes: 4 * 1024 * 1024, partCount: 256 });
    expect(expectReply(await ask(100e6)).upload).toEqual(first);
    expect(codes(await ask(-1))).toEqual(['SPEED_NEGATIVE']);
  });

  test('a file name that is a path is reduced to its last segment, and writes nothing elsewhere', async () => {
    const { person, uploader } = await begin();
    const names = [
      '../../../../tmp/evil.zip',
      '..\\..\\evil.zip',
      '/etc/evil.zip',
      'C:\\evil.zip',
      '%2e%2e%2fevil.zip',
    ];
    for (const [i, fileName] of names.entries()) {
      const { id } = await uploader.start({ appName: `Path${i}`, fileName, sizeBytes: 5 });
      expect((await uploader.send(id, 1, Buffer.from('hello'))).status).toBe(200);
    }
    const { edges } = expectReply(await world.rest(uploadList, {}, { token: person.session }));
    const kept = ['evil.zip', 'evil.zip', 'evil.zip', 'evil.zip', '%2e%2e%2fevil.zip'];
    expect(edges.map((edge) => edge.node.fileName).filter((name) => name.endsWith('evil.zip'))).toEqual(
      kept.toReversed(),
    );
    const root = join(world.config.dataDir, 'files', 'objects');
    const written = await readdir(world.config.dataDir, { recursive: true, withFileTypes: true });
    for (const file of written.filter((entry) => entry.isFile())) {
      expect(relative(root, join(file.parentPath, file.name))).toMatch(/^[0-9a-f-]{36}\/\d+-[0-9a-f]{16}\.part$/);
    }
  });
});

test('a full disk refuses parts with a sentence and loses none; everything else continues, and so does the upload once there is room', async () => {
  const { person, uploader, id } = await begin();
  await uploader.send(id, 1, byte(1));
  const objects = join(world.config.dataDir, 'files', 'objects');
  const kept = join(objects, parseId('upload', id) ?? '', (await files(id))[0] ?? '');
  const makeRoom = await fillDisk(kept, objects);
  try {
    const full = await errorOf(await uploader.send(id, 2, byte(2)));
    expect(full).toMatchObject({
      status: 507,
      body: { error: { code: 'STORE_FULL', message: expect.stringContaining('no room') } },
    });
    expect(await files(id)).toHaveLength(1);
    expect((await uploader.get(id)).receivedBytes).toBe(1);
    // The stored part is acknowledged again, reads continue, and the other store accepts parts.
    expect((await uploader.send(id, 1, byte(1))).status).toBe(200);
    expect((await fetch(`${world.config.addresses.files}/ready`)).status).toBe(200);
    expect((await world.rest(storageStatus, {}, { token: person.session })).status).toBe(200);
    await uploader.tryAlternate(id);
    expect((await uploader.send(id, 3, byte(3))).status).toBe(200);
  } finally {
    makeRoom();
  }
  const other = await begin();
  expect((await other.uploader.send(other.id, 1, byte(1))).status).toBe(200);
  for (const number of [2, 4, 5]) expect((await uploader.send(id, number, byte(number))).status).toBe(200);
  expect(expectReply(await uploader.tryFinish(id)).upload.state).toBe('acquiring');
});

test('a large part that hits a full disk is answered all the same, and its connection stays usable', async () => {
  const uploader = new TestUploader(world, await world.person());
  const small = await uploader.start({ appName: 'Small', sizeBytes: 5 });
  await uploader.send(small.id, 1, Buffer.from('hello'));
  const objects = join(world.config.dataDir, 'files', 'objects');
  const kept = join(objects, parseId('upload', small.id) ?? '', (await files(small.id))[0] ?? '');
  // More than sockets buffer, so that most of it is not sent yet when the disk is full.
  const bytes = Buffer.alloc(16 * MIB, 'x');
  const { id } = await uploader.start({ appName: 'Large', sizeBytes: bytes.length });
  const makeRoom = await fillDisk(kept, objects);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const request = openPart(await uploader.sign(id, 1), bytes, agent);
    const isOver = once(request, 'close');
    request.end(bytes);
    expect(await statusOf(request)).toBe(507);
    // A browser reads the answer once it has sent everything, so everything is received. Only then is the connection
    // free for the next request.
    await isOver;
    const next = httpRequest(`${world.config.addresses.files}/ready`, { agent }).end();
    expect(await statusOf(next)).toBe(200);
    expect(next.reusedSocket).toBe(true);
  } finally {
    makeRoom();
    agent.destroy();
  }
  expect((await uploader.send(id, 1, bytes)).status).toBe(200);
});

test('bytes of another size, hash or number than the link says leave the part open for the right ones', async () => {
  const { uploader, id } = await begin();
  const link = await uploader.sign(id, 1);
  for (const wrong of [randomBytes(2), Buffer.alloc(0)]) expect((await putPart(link, wrong)).status).toBe(403);
  const lie = { headers: { [link.sha256Header]: sha256(byte(2)) } };
  expect((await putPart(link, byte(1), lie)).status).toBe(422);
  expect((await putPart(link, byte(2), { headers: { 'x-part-number': '2' } })).status).toBe(403);
  for (const method of ['POST', 'DELETE', 'GET']) {
    const init = method === 'GET' ? { method } : { method, body: 'h' };
    expect((await fetch(link.url, init)).status).toBe(405);
  }
  expect(await files(id)).toEqual([]);
  expect((await putPart(link, byte(1))).status).toBe(200);
});

const files = (id: string) =>
  readdir(join(world.config.dataDir, 'files', 'objects', parseId('upload', id) ?? '')).catch(() => []);

function openPart(link: PartLink, bytes: Buffer, agent?: Agent) {
  const headers = Object.fromEntries(link.headers.map(({ name, value }) => [name, value]));
  return httpRequest(link.url, {
    method: 'PUT',
    ...(agent ? { agent } : {}),
    headers: { ...headers, [link.sha256Header]: sha256(bytes), 'content-length': String(bytes.length) },
  });
}

async function statusOf(request: ReturnType<typeof httpRequest>): Promise<number> {
  const [response] = await once(request, 'response');
  response.resume();
  return response.statusCode;
}
