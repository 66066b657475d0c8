import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseId } from '@launchyard/domain/kit';
import { isFinal } from '@launchyard/domain/uploads';
import { openDatabase } from '@launchyard/platform/kit/database';
import { Pool } from 'pg';
import { makePerson } from '../world/people.ts';
import { makeBuild, patiently } from './cases.ts';
import { Customer } from './customer.ts';
import type { FaultGround, FaultReport, Harness } from './harness.ts';
import { startKillable } from './killable-database.ts';
import { makeLossy, type LossyDisk } from './lossy-disk/lossy-disk.ts';
import { FORGETFULNESS } from './lossy-disk/shadow.ts';
import { startSystem, type System } from './system.ts';

/** Cuts the power while everything is working. The disk loses whatever was not synced. */
export const diskHarness: Harness = {
  promise: 'R2: what was acknowledged is on disk',
  sizes: { long: 20, short: 1 },
  run: cutPower,
};

const PROCESSES = ['api-1', 'files-1', 'worker-1'] as const;
/** The processes that write to the disk. */
const WRITERS = ['files-1', 'worker-1'] as const;
const LANES = 3;
const PARTS = 12;
/** From this size on, the database is killed too. */
const LONG = 5;

/** Everything that one run works with. */
interface Bench {
  system: System;
  disk: LossyDisk;
  pool: Pool;
  customer: Customer;
  /** The hash of each acknowledged part, by the upload's UUID and the part's number. */
  acknowledged: Map<string, string>;
  bytes: Buffer;
  dataDir: string;
}

async function cutPower({ createDatabase, folder, tell }: FaultGround, cuts: number): Promise<FaultReport> {
  const dataDir = join(folder, 'data');
  for (const each of ['data', 'aside', 'database']) mkdirSync(join(folder, each));
  const bytes = makeBuild(folder);
  const server = cuts < LONG ? await borrow(createDatabase) : await startKillable(join(folder, 'database'));
  const disk = makeLossy(dataDir, join(folder, 'aside'));
  const { preload, settings } = disk;
  const system = await startSystem({
    migrationUrl: server.migrationUrl,
    dataDir,
    processes: PROCESSES,
    preload,
    settings,
  });
  const apiUrl = `http://127.0.0.1:${system.port('api-1')}`;
  const pool = new Pool({ connectionString: server.url, max: 4 });
  pool.on('error', () => undefined);
  const database = openDatabase(server.url, { connections: 2, onError: () => undefined });
  try {
    const person = await makePerson({ sql: database.sql, now: new Date() }, { purchasedStorageBytes: 1e12 });
    const acknowledged = new Map<string, string>();
    const hear = (id: string, number: number, sha256: string) =>
      void acknowledged.set(`${parseId('upload', id)}/${number}`, sha256);
    const customer = new Customer(apiUrl, person.session, hear);
    const bench: Bench = { system, disk, pool, customer, acknowledged, bytes, dataDir };
    const report: FaultReport = { done: { 'power cuts': 0 }, figures: {}, broken: [], planted: {} };
    if (server.kill) report.broken.push(...(await readWhetherItSyncs(pool)));

    let names = 0;
    let lost = 0;
    const over = new AbortController();
    const lane = async () => {
      while (!over.signal.aborted) {
        const end = await uploadOne(bench, `App${++names}`, 'tested');
        if (end !== null) report.broken.push(end);
      }
    };
    const working = Promise.all(Array.from({ length: LANES }, lane));
    for (let cut = 1; cut <= cuts; cut++) {
      // Wait for acknowledged parts, so that there is something to lose.
      const before = acknowledged.size;
      while (acknowledged.size < before + PARTS / 2) await pause(20);
      await pause(Math.random() * 1500);
      await system.cutPower(server.kill ? PROCESSES : WRITERS, async () => {
        await server.kill?.();
        lost += disk.cutPower();
        report.broken.push(...findLostParts(bench).map((each) => `cut ${cut}: ${each}`));
      });
      report.done['power cuts'] = cut;
      tell(`${cut} of ${cuts} cuts, ${acknowledged.size} parts acknowledged`);
    }
    over.abort();
    await working;
    report.figures = {
      'uploads, all tested': names,
      'parts acknowledged': acknowledged.size,
      'unsynced and lost in a cut': lost,
      'acknowledged and lost': report.broken.length,
    };
    // Builds that were ready before syncs were skipped must survive these cuts too.
    const before = await readBuilds(bench);
    Object.assign(report.planted, await forgetting(bench));
    const after = new Map(await readBuilds(bench));
    const lostBuilds = before.filter(([id, whole]) => after.get(id) !== whole);
    report.broken.push(...lostBuilds.map(([id]) => `ready, but not on disk: version ${id}`));
    return report;
  } finally {
    await system.close();
    await database.close();
    await pool.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const borrow = async (createDatabase: FaultGround['createDatabase']) => {
  const urls = await createDatabase();
  return { url: urls.url, migrationUrl: urls.migrationUrl, stop: () => urls.drop(), kill: undefined };
};

/**
 * Uploads a build in small parts and waits until it has been tested, or only until all parts are sent. Returns a
 * violation if it ends differently.
 */
async function uploadOne(
  { customer, pool, bytes }: Bench,
  appName: string,
  until: 'sent' | 'tested',
): Promise<string | null> {
  const { id } = await customer.start(appName, bytes);
  const partBytes = Math.ceil(bytes.length / PARTS);
  await patiently(() =>
    pool.query('update transfers set part_bytes = $1 where id = $2', [partBytes, parseId('upload', id)]),
  );
  await customer.sendAll(id, bytes);
  if (until === 'sent') return null;
  await customer.finish(id);
  for (;;) {
    const { state, failure } = await customer.get(id);
    if (isFinal(state)) return state === 'tested' ? null : `${appName} ended as ${state}: ${failure?.code}`;
    await pause(20);
  }
}

/** The acknowledged parts that are not on disk as they were sent. */
function findLostParts({ acknowledged, dataDir }: Bench): string[] {
  return [...acknowledged].flatMap(([part, sha256]) => {
    const [upload = '', number = ''] = part.split('/');
    const folder = join(dataDir, 'files', 'objects', upload);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const file = names.find((name) => name.startsWith(`${number}-`) && name.endsWith('.part'));
    if (file === undefined) return [`acknowledged, but its file is gone: part ${part}`];
    return digest(readFileSync(join(folder, file))) === sha256
      ? []
      : [`acknowledged, but its bytes are wrong: part ${part}`];
  });
}

/** The available builds, each with a digest of its files. */
async function readBuilds({ pool, dataDir }: Bench): Promise<Array<[id: string, digest: string]>> {
  const { rows } = await patiently(() => pool.query<{ id: string }>('select id from app_versions'));
  return rows.map(({ id }) => [id, digestTree(join(dataDir, 'files', 'builds', id))]);
}

/** Makes the services skip syncs in each way, then cuts the power once and returns what each way lost. */
async function forgetting(bench: Bench): Promise<Record<string, string[]>> {
  const sent: Array<[what: string, parts: Map<string, string>]> = [];
  for (const how of FORGETFULNESS) {
    bench.acknowledged.clear();
    bench.disk.forget(how, true);
    await uploadOne(bench, `Planted${sent.length}`, 'sent');
    bench.disk.forget(how, false);
    sent.push([`services that ${how.replace('forgets', 'forget')}`, new Map(bench.acknowledged)]);
  }
  const found: Record<string, string[]> = {};
  await bench.system.cutPower(['files-1'], () => {
    bench.disk.cutPower();
    for (const [what, acknowledged] of sent) found[what] = findLostParts({ ...bench, acknowledged });
  });
  return found;
}

/** A database that does not sync may lose what it has acknowledged. */
async function readWhetherItSyncs(pool: Pool): Promise<string[]> {
  const found: string[] = [];
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await pool.query<Record<string, string>>(`show ${setting}`);
    if (rows[0]?.[setting] !== 'on') found.push(`the database runs with ${setting} ${rows[0]?.[setting]}`);
  }
  return found;
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function digestTree(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const lines = files
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .map((path) => `${path} ${digest(readFileSync(path))}`);
  return digest(Buffer.from(lines.toSorted().join('\n')));
}
