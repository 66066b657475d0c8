import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventsSince } from '@launchyard/contract/events';
import { MIB, parseId } from '@launchyard/domain/kit';
import { PART_BYTES } from '@launchyard/domain/uploads';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import type { TestPerson } from '@launchyard/testing/world/people';
import { expectReply } from '@launchyard/testing/world/rest';
import { openEmbeddedSigner } from './providers/files/part-link.ts';
import { watchSyncs } from './providers/files/test-syncs.ts';
import { putPart, sha256, TestUploader, type PartLink } from './uploads/test-uploader.ts';

let world: PlatformWorld;
let person: TestPerson;
let uploader: TestUploader;
let now = new Date('2026-01-01T12:00:00.000Z');
beforeAll(async () => {
  world = await startPlatform({ clock: () => now });
  person = await world.person({ purchasedStorageBytes: 1e12 });
  uploader = new TestUploader(world, person);
  return () => world.close();
});

let names = 0;
/** A separate upload for a test, with so many bytes. */
async function begin(sizeBytes: number): Promise<{ id: string; link: PartLink }> {
  const { id } = await uploader.start({ appName: `App${++names}`, sizeBytes });
  return { id, link: await uploader.sign(id, 1) };
}

async function filesOf(id: string): Promise<string[]> {
  const folder = join(world.config.dataDir, 'files', 'objects', parseId('upload', id) ?? '');
  return readdir(folder).catch(() => []);
}

const answerOf = async (response: Response) => {
  const body: unknown = await response.json();
  const hasError = typeof body === 'object' && body !== null && 'error' in body;
  return { status: response.status, error: hasError ? body.error : undefined };
};

const HELLO = Buffer.from('hello');

describe('a part', () => {
  test('is stored once acknowledged: counted, kept and announced', async () => {
    const { id, link } = await begin(5);
    const response = await putPart(link, HELLO);
    expect(await response.json()).toEqual({ number: 1, sizeBytes: 5, sha256: sha256(HELLO) });
    expect((await uploader.get(id)).receivedBytes).toBe(5);
    expect(await filesOf(id)).toEqual([expect.stringMatching(/^1-[0-9a-f]{16}\.part$/)]);
  });

  test('is on disk before it counts, its bytes and its name', async () => {
    const { id, link } = await begin(5);
    const seen: string[] = [];
    const undo = await watchSyncs(import.meta.filename, async (path) => {
      const { receivedBytes } = await uploader.get(id);
      seen.push(`${path.slice(world.config.dataDir.length)}, ${receivedBytes} bytes count`);
    });
    await putPart(link, HELLO);
    undo();
    const folder = `/files/objects/${parseId('upload', id)}`;
    expect(seen).toContainEqual(expect.stringMatching(`^${folder}/1-[0-9a-f]{16}\\.part\\.arriving, 0 bytes count$`));
    expect(seen.at(-1), 'its final name').toBe(`${folder}, 0 bytes count`);
  });

  test('sent twice is acknowledged twice and counted once; other bytes for it are refused', async () => {
    const { id, link } = await begin(5);
    const replies = [await putPart(link, HELLO), await putPart(link, HELLO)];
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(await answerOf(await putPart(link, Buffer.from('jello')))).toMatchObject({
      status: 409,
      error: { code: 'PART_TAKEN' },
    });
    expect((await uploader.get(id)).receivedBytes).toBe(5);
    expect(await filesOf(id)).toHaveLength(1);
  });

  test('sent concurrently with different bytes is stored once', async () => {
    const { id, link } = await begin(MIB);
    const variants = Array.from({ length: 8 }, () => randomBytes(MIB));
    const replies = await Promise.all(variants.map((bytes) => putPart(link, bytes)));
    const statuses = replies.map((reply) => reply.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409 || status === 429)).toHaveLength(7);
    expect((await uploader.get(id)).receivedBytes).toBe(MIB);
    expect(await filesOf(id)).toHaveLength(1);
  });

  test.each([
    [
      'signed with another key',
      403,
      'PART_LINK_INVALID',
      async (link: PartLink) => ({ headers: await foreignSignature(link) }),
    ],
    ['with a number that was not signed', 403, 'PART_LINK_INVALID', () => ({ headers: { 'x-part-number': '2' } })],
    ['with a later end', 403, 'PART_LINK_INVALID', () => ({ headers: { 'x-part-expires': '99999999999' } })],
    ['with half a signature', 403, 'PART_LINK_INVALID', () => ({ headers: { 'x-part-signature': 'ab' } })],
    [
      'with a hash that is not its own',
      422,
      'PART_HASH_DIFFERS',
      () => ({ headers: { 'x-part-sha256': 'a'.repeat(64) } }),
    ],
    ['without a hash', 400, 'PART_HASH_MISSING', () => ({ headers: { 'x-part-sha256': '' } })],
    ['sent by POST', 405, 'METHOD_NOT_ALLOWED', () => ({ method: 'POST' })],
    [
      'for another upload',
      403,
      'PART_LINK_INVALID',
      (link: PartLink) => ({ url: `${link.url.slice(0, -1)}${link.url.endsWith('0') ? 1 : 0}` }),
    ],
    ['for a path', 404, 'NOT_FOUND', (link: PartLink) => ({ url: `${link.url}/../x/y` })],
    [
      'for an encoded path',
      404,
      'UPLOAD_NOT_FOUND',
      () => ({ url: `${world.config.addresses.files}/parts/..%2f..%2fx` }),
    ],
  ])('%s is refused and leaves nothing', async (_, status, code, change) => {
    const { id, link } = await begin(5);
    const answer = await answerOf(await putPart(link, HELLO, await change(link)));
    expect(answer).toMatchObject({ status, error: { code, message: expect.any(String) } });
    expect(await filesOf(id)).toEqual([]);
    expect((await uploader.get(id)).receivedBytes).toBe(0);
    expect((await putPart(link, HELLO)).status).toBe(200);
  });

  test('of another size is refused, even with a valid link', async () => {
    const { id, link } = await begin(5);
    for (const bytes of [Buffer.alloc(0), Buffer.from('hell'), Buffer.from('hello!')]) {
      expect((await putPart(link, bytes)).status).toBe(403);
    }
    expect(await filesOf(id)).toEqual([]);
  });

  test('is refused after the link has expired, and accepted if the link expires during the transfer', async () => {
    const { id, link } = await begin(5);
    const expiresAt = new Date(link.expiresAt);
    const before = now;
    const slow = httpRequest(link.url, { method: 'PUT', headers: headersOf(link, HELLO) });
    slow.write('hel');
    const other = await begin(5);
    await expect.poll(() => filesOf(id)).toHaveLength(1);
    now = expiresAt;
    const late = await answerOf(await putPart(other.link, HELLO));
    expect(late).toMatchObject({ status: 403, error: { code: 'PART_LINK_EXPIRED' } });
    slow.end('lo');
    const [response] = await once(slow, 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
    now = before;
  });

  test('that comes after the commit or after cancelling is refused', async () => {
    const committed = await begin(5);
    await putPart(committed.link, HELLO);
    await uploader.tryFinish(committed.id);
    const cancelled = await begin(5);
    await uploader.tryCancel(cancelled.id);
    for (const { link } of [committed, cancelled]) {
      expect(await answerOf(await putPart(link, HELLO))).toMatchObject({
        status: 409,
        error: { code: 'UPLOAD_CLOSED' },
      });
    }
    expect(await filesOf(cancelled.id)).toEqual([]);
  });

  test('whose sender disconnects leaves nothing behind', async () => {
    const { id, link } = await begin(5);
    const broken = httpRequest(link.url, { method: 'PUT', headers: headersOf(link, HELLO) });
    broken.on('error', () => undefined);
    broken.write('hel');
    await expect.poll(() => filesOf(id)).toHaveLength(1);
    broken.destroy();
    await expect.poll(() => filesOf(id)).toEqual([]);
    // Its place is given back once its file is gone: until then another one is told to try again.
    await expect.poll(async () => (await putPart(link, HELLO)).status).toBe(200);
  });
});

/** The same grant, signed with another key. */
async function foreignSignature(link: PartLink): Promise<Record<string, string>> {
  const objectId = parseId('transfer', link.url.slice(link.url.lastIndexOf('/') + 1)) ?? '';
  const expiresAt = new Date(link.expiresAt);
  const sessionId =
    parseId('session', link.headers.find(({ name }) => name === 'x-part-credential')?.value ?? '') ?? '';
  const sign = async (key: string) => {
    const signer = openEmbeddedSigner('default', world.config.addresses.files, key);
    const { headers } = await signer.signPart({
      objectId,
      asker: { personId: person.uuids.person, credential: { kind: 'session', id: sessionId, sessionId: null } },
      number: 1,
      bytes: 5,
      expiresAt,
    });
    return Object.fromEntries(headers.map(({ name, value }) => [name, value]));
  };
  expect(await sign(world.config.signingSecret)).toEqual(
    Object.fromEntries(link.headers.map(({ name, value }) => [name, value])),
  );
  return sign('another key');
}

const headersOf = (link: PartLink, bytes: Buffer) => ({
  ...Object.fromEntries(link.headers.map(({ name, value }) => [name, value])),
  'x-part-sha256': sha256(bytes),
  'content-length': String(bytes.length),
});

test('many parts are announced in few events that always include the last bytes', async () => {
  const { id } = await begin(PART_BYTES + 7);
  const as = { token: person.session };
  const { newest } = expectReply(await world.rest(eventsSince, {}, as));
  await Promise.all([uploader.send(id, 1, Buffer.alloc(PART_BYTES)), uploader.send(id, 2, Buffer.alloc(7))]);
  const told = async () => {
    const { missed } = expectReply(await world.rest(eventsSince, { after: newest }, as));
    return missed.flatMap((event) => (event.type === 'upload.changed' ? [event.upload.receivedBytes] : []));
  };
  await expect.poll(async () => (await told()).at(-1)).toBe(PART_BYTES + 7);
  expect((await told()).length).toBeLessThanOrEqual(2);
});

describe('the files origin', () => {
  test('allows pages of the panel to send parts, with one preflight in two hours; others are refused', async () => {
    const { link } = await begin(5);
    const ask = (origin: string) =>
      fetch(link.url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'PUT' } });
    const panel = await ask(world.config.addresses.panel);
    expect(panel.status).toBe(204);
    expect(Object.fromEntries(panel.headers)).toMatchObject({
      'access-control-allow-origin': world.config.addresses.panel,
      'access-control-expose-headers': 'retry-after',
      'access-control-max-age': '7200',
      'access-control-allow-headers': expect.stringContaining('x-part-sha256'),
    });
    const allowed = panel.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(expect.arrayContaining(link.headers.map(({ name }) => name)));
    expect(panel.headers.has('access-control-allow-credentials')).toBe(false);
    for (const origin of ['http://evil.example', 'null', `${world.config.addresses.panel}.evil.example`]) {
      expect((await ask(origin)).headers.has('access-control-allow-origin')).toBe(false);
    }
    const put = await putPart(link, HELLO, { headers: { origin: world.config.addresses.panel } });
    expect(put.headers.get('access-control-allow-origin')).toBe(world.config.addresses.panel);
  });

  test('answers health and readiness, and nothing else, with headers that prevent execution in a browser', async () => {
    const { files } = world.config.addresses;
    for (const path of ['/health', '/ready']) expect((await fetch(files + path)).status).toBe(200);
    const nothing = await fetch(`${files}/objects/../../etc/passwd`);
    expect(nothing.status).toBe(404);
    expect(Object.fromEntries(nothing.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });
});

test.each([
  '/%00',
  '/parts/%00',
  '/parts/%',
  '/parts/%ED%A0%80?token=%00',
  `/parts/${'a'.repeat(15_000)}`,
  '/alternate/parts/%00?expires=%00&signature=%00',
  '/pictures/%00',
  '/assets/%00.png',
  '/assets/a.png%00',
])('malformed addresses are refused by the files origin and are not logged as faults: %s', async (path) => {
  const { files } = world.config.addresses;
  for (const method of ['GET', 'PUT']) {
    const answer = await fetch(files + path, { method, ...(method === 'PUT' && { body: 'x' }) });
    expect([400, 401, 403, 404, 405]).toContain(answer.status);
  }
});
