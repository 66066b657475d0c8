import { createServer } from 'node:http';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storageStatus } from '@launchyard/contract/plans';
import { uploadList, type Upload } from '@launchyard/contract/uploads';
import { parseId } from '@launchyard/domain/kit';
import { isFinal } from '@launchyard/domain/uploads';
import { openDatabase } from '@launchyard/platform/kit/database';
import type { Pool } from 'pg';
import { makePerson } from '../world/people.ts';
import { portOf } from '../world/ports.ts';
import { makeBuild } from './cases.ts';
import { Customer, type SentPart } from './customer.ts';
import type { FaultGround, FaultReport, Harness } from './harness.ts';
import { makeSmallDisk } from './small-disk/small-disk.ts';
import { startSystem } from './system.ts';
import { untilThere } from './until-there.ts';

/** Fills the services' disk in the middle of uploads and pipelines, and frees it later. */
export const roomHarness: Harness = {
  promise: 'R10: on a full disk writes fail with a clear error, reads continue, and it recovers automatically',
  sizes: { long: 5, short: 1 },
  run: fillDisk,
};

const PARTS = 6;
/** From this many rounds on, the pipeline itself must notice the free space, which it checks every half minute. */
const LONG = 2;

/** Everything that one round works with. */
interface Bench {
  customer: Customer;
  pool: Pool;
  bytes: Buffer;
  dataDir: string;
}

async function fillDisk({ createDatabase, folder, tell }: FaultGround, rounds: number): Promise<FaultReport> {
  const urls = await createDatabase();
  const bytes = makeBuild(folder);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const disk = await makeSmallDisk(dataDir, folder);
  const { preload, settings } = disk;
  const system = await startSystem({
    migrationUrl: urls.migrationUrl,
    dataDir,
    processes: ['api-1', 'files-1', 'worker-1'],
    ...(preload === undefined ? {} : { preload }),
    ...(settings === undefined ? {} : { settings }),
  });
  const apiUrl = `http://127.0.0.1:${system.port('api-1')}`;
  const database = openDatabase(urls.url, { connections: 2, onError: () => undefined });
  const report: FaultReport = { done: { 'disk full': 0 }, figures: { disk: disk.kind }, broken: [], planted: {} };
  let parts = 0;
  try {
    const person = await makePerson({ sql: database.sql, now: new Date() }, { purchasedStorageBytes: 1e12 });
    const bench: Bench = { customer: new Customer(apiUrl, person.session), pool: database.pool, bytes, dataDir };
    const { customer } = bench;
    for (let round = 1; round <= rounds; round++) {
      const say = (found: readonly string[]) => report.broken.push(...found.map((each) => `round ${round}: ${each}`));
      const half = await begin(bench, `Half${round}`);
      for (const number of numbers(1, PARTS / 2)) await send(bench, half, number);
      const whole = await begin(bench, `Whole${round}`);
      for (const number of numbers(1, PARTS)) await send(bench, whole, number);
      await disk.fill();
      report.done['disk full'] = round;
      // Writes on a full disk: the next part, an existing part, and what the pipeline unpacks.
      say(judgeRefused(await send(bench, half, PARTS / 2 + 1)));
      say((await send(bench, half, 1)).status === 200 ? [] : ['an existing part was not acknowledged again']);
      await customer.finish(whole.id);
      say(await read(bench, system.port('files-1')));
      const waits = await untilThere(async () => {
        const upload = await customer.get(whole.id);
        const isWaiting = upload.stages.some(({ note }) => note?.includes('disk space'));
        return isWaiting || isFinal(upload.state) ? upload : undefined;
      });
      if (isFinal(waits.state)) say([`an upload ended as ${waits.state} instead of waiting for disk space`]);
      say(await findLost(bench, half, PARTS / 2));
      await disk.makeRoom();
      const freed = performance.now();
      for (const number of numbers(PARTS / 2 + 1, PARTS)) {
        const { status } = await send(bench, half, number);
        if (status !== 200) say([`there is space again, but part ${number} was answered with ${status}`]);
      }
      await customer.finish(half.id);
      if (rounds < LONG)
        await database.pool.query('update pgboss.job set start_after = now() where start_after > now()');
      for (const { id, appName } of [half, whole]) {
        const { state } = await untilThere(async () => {
          const upload = await customer.get(id);
          return isFinal(upload.state) ? upload : undefined;
        });
        if (state !== 'tested') say([`${appName} ended as ${state}`]);
      }
      report.figures['slowest recovery (s)'] = Math.max(
        Number(report.figures['slowest recovery (s)'] ?? 0),
        Math.round((performance.now() - freed) / 1000),
      );
      parts += 2 * PARTS;
      tell(`${round} of ${rounds} rounds`);
    }
    report.figures['parts acknowledged'] = parts;
    report.planted['a receiver that ignores errors'] = await plantBlind(bytes.subarray(0, 100));
    report.planted['a part that was made shorter'] = await plantShort(bench);
    return report;
  } finally {
    await system.close();
    await database.close();
    await urls.drop();
    await disk.remove();
  }
}

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

async function begin({ customer, pool, bytes }: Bench, appName: string): Promise<Upload> {
  const upload = await customer.start(appName, bytes);
  const partBytes = Math.ceil(bytes.length / PARTS);
  await pool.query('update transfers set part_bytes = $1 where id = $2', [partBytes, parseId('upload', upload.id)]);
  return upload;
}

const partOf = (bytes: Buffer, number: number): Buffer => {
  const partBytes = Math.ceil(bytes.length / PARTS);
  return bytes.subarray((number - 1) * partBytes, number * partBytes);
};

async function send({ customer, bytes }: Bench, { id }: Upload, number: number): Promise<SentPart> {
  const sent = await customer.send(id, number, partOf(bytes, number));
  if (!sent) throw new Error(`part ${number} was not answered`);
  return sent;
}

/** The violations in a response to a part that does not fit on the disk. */
function judgeRefused({ status, text }: SentPart): string[] {
  if (status === 200) return ['a part was acknowledged although the disk is full'];
  return status === 507 && text.includes('There is no room') ? [] : [`a part was answered with ${status}: ${text}`];
}

/** Makes the reads that customers and monitoring make all the time. */
async function read({ customer }: Bench, filesPort: number): Promise<string[]> {
  const ready = await fetch(`http://127.0.0.1:${filesPort}/ready`);
  const list = await customer.ask(uploadList, {});
  const storage = await customer.ask(storageStatus, {});
  return [
    ...(ready.status === 200 ? [] : [`the readiness check of the files process returns ${ready.status}`]),
    ...(list.reply ? [] : ['uploads cannot be listed']),
    ...(storage.reply ? [] : ['the storage cannot be read']),
  ];
}

/** The first parts of an upload, all acknowledged, that are not stored as they were sent. */
async function findLost({ dataDir, bytes }: Bench, { id }: Upload, count: number): Promise<string[]> {
  const folder = join(dataDir, 'files', 'objects', parseId('upload', id) ?? '');
  const names = await readdir(folder);
  const found: string[] = [];
  for (const number of numbers(1, count)) {
    const name = names.find((each) => each.startsWith(`${number}-`));
    const kept = name === undefined ? Buffer.alloc(0) : await readFile(join(folder, name));
    if (!kept.equals(partOf(bytes, number))) found.push(`acknowledged, but missing: part ${number}`);
  }
  return found;
}

/** A minimal receiver on a full disk that ignores write errors. */
async function plantBlind(bytes: Buffer): Promise<string[]> {
  const server = createServer((request, response) => {
    request.on('data', (chunk) => void writeFile('/dev/full', chunk).catch(() => undefined));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${portOf(server)}`, { method: 'PUT', body: new Uint8Array(bytes) });
  const found = judgeRefused({ status: response.status, text: await response.text() });
  await new Promise((resolve) => server.close(resolve));
  return found;
}

/** Truncates a part, like a write that stopped halfway. */
async function plantShort(bench: Bench): Promise<string[]> {
  const upload = await begin(bench, 'Short');
  await send(bench, upload, 1);
  const folder = join(bench.dataDir, 'files', 'objects', parseId('upload', upload.id) ?? '');
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name), partOf(bench.bytes, 1).subarray(1));
  return findLost(bench, upload, 1);
}
