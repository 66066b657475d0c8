import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { formatId } from '@launchyard/domain/kit';
import { isFinal } from '@launchyard/domain/uploads';
import { openDatabase } from '@launchyard/platform/kit/database';
import { makePerson } from '../world/people.ts';
import { makeBuild } from './cases.ts';
import { makeCommand, type Command } from './command.ts';
import { openCountingDoor, type CountingDoor, type Try } from './counting-door.ts';
import { Customer } from './customer.ts';
import type { FaultGround, FaultReport, Harness } from './harness.ts';
import { startSystem, type System } from './system.ts';
import { untilThere } from './until-there.ts';

/**
 * The upload command, its connection and the files process fail in the middle of parts. The upload resumes with the
 * missing parts.
 */
export const resumeHarness: Harness = {
  promise: 'R4: every upload resumes, at most one part per lane is sent again, and the bytes are identical',
  // How often each of them fails.
  sizes: { long: 20, short: 1 },
  run: breakSending,
};

/** The maximum number of parts that the command sends in parallel. */
const LANES = 4;
const PARTS_EACH = 12;
/** Slow enough that each failure hits parts in flight. */
const PARTS_PER_SECOND = 16;

/** The failures, in turn. */
const BREAKS = {
  'command killed': ({ command }) => command.kill(),
  'files process killed': ({ system }) => system.kill('files-1'),
  'connection cut': async ({ door }) => {
    door.cut();
    await pause(300);
    door.restore();
  },
  'command suspended and cut off': async ({ command, door }) => {
    command.sleep();
    door.cut();
    await pause(300);
    door.restore();
    command.wake();
  },
} satisfies Record<string, (scene: Scene) => Promise<void>>;

interface Scene {
  system: System;
  door: CountingDoor;
  command: Command;
}

async function breakSending({ createDatabase, folder, tell }: FaultGround, rounds: number): Promise<FaultReport> {
  const urls = await createDatabase();
  const path = join(folder, 'build.zip');
  const bytes = makeBuild(folder);
  const ports = { files: 0 };
  const door = await openCountingDoor(() => ports.files);
  const dataDir = join(folder, 'data');
  const system = await startSystem({
    migrationUrl: urls.migrationUrl,
    dataDir,
    processes: ['gateway-1', 'api-1', 'files-1', 'worker-1'],
    settings: { FILES_PUBLIC_URL: door.url },
  });
  ports.files = system.port('files-1');
  const apiUrl = `http://127.0.0.1:${system.port('api-1')}`;
  const database = openDatabase(urls.url, { connections: 2, onError: () => undefined });
  const person = await makePerson({ sql: database.sql, now: new Date() });
  const partCount = rounds * Object.keys(BREAKS).length * PARTS_EACH;
  const partBytes = Math.ceil(bytes.length / partCount);
  const command = makeCommand({
    words: ['upload', path, '--app', 'Broken', '--limit', String(partBytes * PARTS_PER_SECOND)],
    url: `http://127.0.0.1:${system.port('gateway-1')}`,
    key: person.apiKey,
  });
  const scene: Scene = { system, door, command };
  const report: FaultReport = { done: {}, figures: {}, broken: [], planted: {} };
  try {
    // A build has few parts of the usual size: start while the proxy is cut, then make the parts smaller.
    door.cut();
    command.start();
    const uploadId = await untilThere(async () => {
      const { rows } = await database.pool.query<{ id: string }>('select id from transfers');
      return rows[0]?.id;
    });
    await command.kill();
    await database.pool.query('update transfers set part_bytes = $1', [partBytes]);
    door.restore();

    for (let round = 0; round < rounds; round++) {
      for (const [what, breakIt] of Object.entries(BREAKS)) {
        if (command.start()) door.tellSender();
        const enough = door.tries.length + 1 + Math.floor((Math.random() * PARTS_EACH) / 2);
        await untilThere(
          async () => (door.tries.length >= enough && door.underWay > 0) || command.hasFinished || undefined,
        );
        if (command.hasFinished) break;
        await breakIt(scene);
        report.done[what] = (report.done[what] ?? 0) + 1;
      }
      tell(`${round + 1} of ${rounds} rounds, ${door.tries.length} tries for ${partCount} parts`);
    }
    command.start();
    await untilThere(async () => command.hasFinished || command.failure !== null || undefined);
    if (command.failure !== null) report.broken.push(`the command gave up: ${command.failure}`);
    const customer = new Customer(apiUrl, person.session);
    const ended = await untilThere(async () => {
      const upload = await customer.get(formatId('upload', uploadId));
      return isFinal(upload.state) ? upload : undefined;
    });
    if (ended.state !== 'tested') report.broken.push(`it ended as ${ended.state}: ${ended.failure?.code}`);
    const breaks = Object.values(report.done).reduce((sum, each) => sum + each, 0);
    report.broken.push(...judge(door.tries, breaks), ...compare(dataDir, uploadId, bytes));
    const sentAgain = door.tries.length - new Set(door.tries.map(({ part }) => part)).size;
    report.figures = { parts: partCount, 'sent again': sentAgain, 'allowed to be sent again': LANES * breaks };
    report.planted = {
      'a sender that starts over': await beginAnew(customer, door, bytes),
      'a part that is missing': loseOne(dataDir, uploadId, bytes),
    };
    return report;
  } finally {
    command.wake();
    await command.kill();
    await door.close();
    await system.close();
    await database.close();
    await urls.drop();
  }
}

/**
 * The violations in the attempts: more than one part sent again per lane and failure, or a part sent again although
 * its sender knew that it had arrived.
 */
function judge(tries: readonly Try[], breaks: number): string[] {
  const known = new Set<string>();
  const found: string[] = [];
  let again = 0;
  const begun = new Set<string>();
  for (const { part, isKnown } of tries) {
    if (begun.has(part)) again += 1;
    if (known.has(part)) found.push(`acknowledged, but sent again: part ${part}`);
    begun.add(part);
    if (isKnown) known.add(part);
  }
  if (again > LANES * breaks) found.push(`${again} parts were sent again after ${breaks} breaks`);
  return found;
}

/** Compares the stored bytes with those that were sent. */
function compare(dataDir: string, uploadId: string, bytes: Buffer): string[] {
  const folders = partFolders(dataDir, uploadId);
  const parts = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));

  const kept = parts.toSorted((a, b) => numberOf(a) - numberOf(b)).map((path) => readFileSync(path));
  return digest(Buffer.concat(kept)) === digest(bytes)
    ? []
    : ['the stored bytes have a different digest from those that were sent'];
}

/** The part number in a file name. */
const numberOf = (path: string) => Number(/(\d+)-[0-9a-f]+\.part$/.exec(path)?.[1]);

/** A sender without memory that never asks what has arrived: it dies once, then sends everything again. */
async function beginAnew(customer: Customer, door: CountingDoor, bytes: Buffer): Promise<string[]> {
  const few = bytes.subarray(0, 1000);
  const { id } = await customer.start('Anew', few);
  const before = door.tries.length;
  for (let life = 0; life < 2; life++) {
    await customer.send(id, 1, few);
    door.tellSender();
  }
  return judge(door.tries.slice(before), 1);
}

/** Removes one part from a complete upload, like a service that acknowledges too early and dies. */
function loseOne(dataDir: string, uploadId: string, bytes: Buffer): string[] {
  const [folder = ''] = partFolders(dataDir, uploadId);
  const [name = ''] = readdirSync(folder);
  rmSync(join(folder, name));
  return compare(dataDir, uploadId, bytes);
}

/** The folders that hold an upload's parts: in the main store, the alternate one, or both. */
const partFolders = (dataDir: string, uploadId: string): string[] =>
  ['files', 'files-alternate']
    .map((store) => join(dataDir, store, 'objects', uploadId))
    .filter((folder) => existsSync(folder));

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
