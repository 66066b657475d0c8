import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseId } from '@launchyard/domain/kit';
import { BUILDS, writeBuild } from '@launchyard/testing/archives/index';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { freePorts } from '@launchyard/testing/world/ports';
import { expectReply } from '@launchyard/testing/world/rest';
import { makePartsSmall, partOf, putPart, sha256, TestUploader, type PartLink } from '../uploads/testUploader.ts';

/** How often each side is killed. `KILLS=20` is the long form, of half a minute. */
const KILLS = Number(process.env['KILLS'] ?? 6);
const MAIN = fileURLToPath(new URL('../main-files.ts', import.meta.url));

let world: PlatformWorld;
let folder: string;
const processes = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-archives-'));
  world = await startPlatform({ withWorker: true });
});
afterAll(async () => {
  for (const each of processes) each.kill('SIGKILL');
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

/** A files process of its own, beside the one in this process. */
async function startFiles(): Promise<{ origin: string; kill(): Promise<void> }> {
  const [, , files, stream] = await freePorts();
  const { databaseUrl, dataDir, signingSecret, addresses } = world.config;
  const child = fork(MAIN, {
    execArgv: [],
    stdio: 'ignore',
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SIGNING_SECRET: signingSecret,
      PUBLIC_URL: addresses.panel,
      FILES_PORT: String(files),
      STREAM_PORT: String(stream),
      LOG_LEVEL: 'error',
      // The same program is started again and again: only the first need compile it.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    },
  });
  processes.add(child);
  await once(child, 'message');
  return {
    origin: `http://127.0.0.1:${files}`,
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      processes.delete(child);
    },
  };
}

test(`${KILLS} kills of the files process and as many of its client, within parts and between them, lose nothing that was acknowledged, and the build is tested`, async () => {
  const path = join(folder, 'build.zip');
  const spec = BUILDS['ue5.4-win'];
  if (!spec) throw new Error('there is no such build');
  writeBuild(path, spec);
  const bytes = await readFile(path);
  const uploader = new TestUploader(world, await world.person());
  const { id } = await uploader.start({ sizeBytes: bytes.length });
  const partCount = 4 * KILLS + 10;
  const partBytes = Math.ceil(bytes.length / partCount);
  await makePartsSmall(world, id, partBytes);
  const part = (number: number) => partOf(bytes, number, partBytes);
  const objects = join(world.config.dataDir, 'files', 'objects', parseId('upload', id) ?? '');
  const arriving = async () => (await readdir(objects).catch(() => [])).filter((name) => name.endsWith('.arriving'));
  const acknowledged = new Set<number>();

  for (let round = 0; round < KILLS; round++) {
    const files = await startFiles();
    const at = (link: PartLink) => `${files.origin}${new URL(link.url).pathname}`;
    const missing = await uploader.missing(id);
    expect(missing.filter((number) => acknowledged.has(number))).toEqual([]);
    const [whole, left, killed, ...lanes] = missing;
    if (whole === undefined || left === undefined || killed === undefined) throw new Error('nothing is left to send');
    const send = async (number: number) => {
      const link = await uploader.sign(id, number);
      const response = await putPart(link, part(number), { url: at(link) });
      if (response.status === 200) acknowledged.add(number);
    };

    await send(whole);
    // A client that goes away in the middle of a part.
    const known = new Set(await arriving());
    const away = await openHalf(await uploader.sign(id, left), part(left), at);
    await vi.waitFor(async () => expect((await arriving()).filter((name) => !known.has(name))).toHaveLength(1));
    away.destroy();
    await vi.waitFor(async () => expect((await arriving()).filter((name) => !known.has(name))).toEqual([]));
    // The process dies in the middle of a part, and, every second time, while whole parts come in beside it.
    const cut = await openHalf(await uploader.sign(id, killed), part(killed), at);
    await vi.waitFor(async () => expect((await arriving()).filter((name) => !known.has(name))).toHaveLength(1));
    const beside = round % 2 ? lanes.slice(0, 4).map((number) => send(number)) : [];
    // The first of them is through; the others are anywhere on their way.
    if (beside.length > 0) await Promise.race(beside);
    await files.kill();
    await Promise.allSettled(beside);
    cut.destroy();
  }

  const missing = await uploader.missing(id);
  expect(missing.filter((number) => acknowledged.has(number))).toEqual([]);
  for (const number of missing) expect((await uploader.send(id, number, part(number))).status).toBe(200);
  expectReply(await uploader.tryFinish(id));
  // Acquiring compares every byte with the hashes of which the digest is made.
  expect(await uploader.waitForEnd(id)).toMatchObject({ state: 'tested', failure: null, receivedBytes: bytes.length });
  const { partCount: count } = await uploader.get(id);
  expect(await readdir(objects)).toHaveLength(count);
}, 180_000);

/** Begins to send a part and stops halfway. */
async function openHalf(link: PartLink, bytes: Buffer, at: (link: PartLink) => string) {
  const headers = Object.fromEntries(link.headers.map(({ name, value }) => [name, value]));
  const request = httpRequest(at(link), {
    method: 'PUT',
    headers: { ...headers, [link.sha256Header]: sha256(bytes), 'content-length': String(bytes.length) },
  });
  // The far end dies, or we do: both are what is tried here.
  request.on('error', () => undefined);
  request.write(bytes.subarray(0, bytes.length >> 1));
  return request;
}
