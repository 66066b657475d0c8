import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { parseId } from '@launchyard/domain/kit';
import { TestUploader, putPart, sha256, type PartLink } from '@launchyard/platform/uploads/test-uploader';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../world/people.ts';
import { startWorld, type World } from '../world/world.ts';
import { waysInto, type WaysIn } from './ways-in.ts';

const SIGN = `mutation ($input: UploadPartsSignInput!) { uploadPartsSign(input: $input) {
  links { method url sha256Header headers { name value } } userErrors { code } } }`;
const HELLO = Buffer.from('hello');

let world: World;
let ways: WaysIn;
let owner: TestPerson;
let stranger: TestPerson;
let now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  world = await startWorld({ clock: () => now });
  ways = waysInto(world);
  [owner, stranger] = await Promise.all([world.person(), world.person()]);
  return () => world.close();
});
afterEach(async () => expect(await ways.stillAnswers()).toBe(true));

let made = 0;
/** A five-byte upload, with a link for its only part, requested through the gateway. */
async function begin(): Promise<{ id: string; link: PartLink }> {
  const uploader = new TestUploader(world, owner);
  const { id } = await uploader.start({ appName: `Parts${++made}`, sizeBytes: HELLO.length });
  return { id, link: await uploader.sign(id, 1) };
}
const stored = (id: string) =>
  readdir(join(world.config.dataDir, 'files', 'objects', parseId('upload', id) ?? '')).catch(() => []);
const headersOf = (link: PartLink): Record<string, string> => ({
  ...Object.fromEntries(link.headers.map(({ name, value }) => [name, value])),
  [link.sha256Header]: sha256(HELLO),
});

test('23: only the owner gets a link for a part of an upload', async () => {
  const { id } = await begin();
  const variables = { input: { uploadId: id, partNumbers: [1] } };
  const askers = [{ key: stranger.apiKey }, { session: stranger.session }, { key: owner.streamingKey }, {}];
  for (const as of [...askers, { key: stranger.apiKey, account: owner.accountId }]) {
    const { text } = await ways.post({ query: SIGN, variables }, as);
    expect(text).not.toContain('x-part-signature');
  }
  expect((await ways.post({ query: SIGN, variables }, { key: owner.apiKey })).text).toContain('x-part-signature');
});

test.for(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])(
  '23: a link to send a part allows no %s request',
  async (method) => {
    const { id, link } = await begin();
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: HELLO };
    expect((await fetch(link.url, { method, headers: headersOf(link), ...body })).status).toBe(405);
    expect((await putPart(link, HELLO)).status).toBe(200);
    expect((await fetch(link.url, { method, headers: headersOf(link), ...body })).status).toBe(405);
    expect(await stored(id), 'and what was sent stays').toHaveLength(1);
  },
);

test.for([
  '/parts/../../etc/passwd',
  '/parts/..%2f..%2f..%2fetc%2fpasswd',
  '/parts/%2e%2e/%2e%2e/etc/passwd',
  String.raw`/parts/..\..\etc\passwd`,
  '/parts/trf_x%00.part',
  '/parts//etc/passwd',
  '/alternate/parts/../../../etc/passwd',
  '/pictures/../objects',
  '/pictures/%2e%2e%2fobjects',
  'http://evil.example/parts/x',
  '*',
])('23: the target %s can be neither read nor written with a valid link', async (target) => {
  const { id, link } = await begin();
  for (const method of ['GET', 'PUT']) {
    const { status, body } = await raw(method, target, headersOf(link));
    expect([403, 404, 405]).toContain(status);
    expect(body).not.toContain('root:');
  }
  expect(await stored(id)).toEqual([]);
});

test('23: a link’s permission ends with its time and with the commit, whatever its sender claims', async () => {
  const [late, done] = [await begin(), await begin()];
  await putPart(done.link, HELLO);
  await new TestUploader(world, owner).tryFinish(done.id);
  expect((await putPart(done.link, Buffer.from('HELLO'))).status).toBe(409);
  now = new Date(now.getTime() + 15 * 60_000);
  expect((await putPart(late.link, HELLO)).status).toBe(403);
  const later = { 'x-part-expires': String(Math.floor(now.getTime() / 1000) + 600) };
  expect((await putPart(late.link, HELLO, { headers: later })).status).toBe(403);
  expect(await stored(late.id)).toEqual([]);
});

/** Sends a target verbatim; fetch would normalize it. */
function raw(method: string, path: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(world.config.addresses.files);
    const length = method === 'PUT' ? { 'content-length': String(HELLO.length) } : {};
    const asked = request({ hostname, port, method, path, headers: { ...headers, ...length } });
    asked.on('error', reject);
    asked.on('response', (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.end(method === 'PUT' ? HELLO : undefined);
  });
}
