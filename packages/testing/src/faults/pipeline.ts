import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@launchyard/platform/kit/database';
import { Client, Pool } from 'pg';
import { makePerson, type TestPerson } from '../world/people.ts';
import { PROCESS_PATIENCE } from '../waits.ts';
import { KINDS, makeArchives, newCase, patiently, play, type Case } from './cases.ts';
import { check, listFindings, type Findings } from './check.ts';
import { Customer } from './customer.ts';
import type { FaultGround, FaultReport, Harness } from './harness.ts';
import { startKillable } from './killable-database.ts';
import { kill } from './kill.ts';
import { startSystem } from './system.ts';

/** Every acknowledged upload ends once, is mailed once, is counted correctly and leaves nothing behind, whichever process dies. */
export const pipelineHarness: Harness = {
  promise: 'R1, R5: what was acknowledged is not lost, and every run of the pipeline ends once',
  sizes: { long: 200, short: 5 },
  run: killProcesses,
};

const PROCESSES = ['api-1', 'files-1', 'worker-1', 'worker-2'] as const;
const OWNERS = 4;
const AT_ONCE = 8;
/** The mean time between two random kills. */
const KILL_EVERY_SECONDS = 4;
/** From this many uploads on, a silent worker keeps its jobs as long as in production. */
const LONG = 20;
/** In short runs, little longer than the interval between heartbeats. */
const SHORT_SILENCE_SECONDS = 5;

/** Runs this many uploads of every kind through the real processes while those are killed, and reports the outcome. */
async function killProcesses({ folder, tell }: FaultGround, count: number): Promise<FaultReport> {
  const begun = Date.now();
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const archives = makeArchives(dataDir);
  await rm(join(dataDir, 'case.zip'));
  const server = await startKillable(folder);
  const silence = count < LONG ? SHORT_SILENCE_SECONDS : null;
  if (silence !== null) await shortenSilence(server.migrationUrl, silence);
  const system = await startSystem({ migrationUrl: server.migrationUrl, dataDir, processes: PROCESSES });
  const apiUrl = `http://127.0.0.1:${system.port('api-1')}`;
  const pool = new Pool({ connectionString: server.url, max: 4 });
  pool.on('error', () => undefined);
  const database = openDatabase(server.url, { connections: 2, onError: () => undefined });
  try {
    const people: TestPerson[] = [];
    for (let i = 0; i < Math.min(OWNERS, count); i++) {
      people.push(await makePerson({ sql: database.sql, now: new Date() }, { purchasedStorageBytes: 1e12 }));
    }
    const cases: Case[] = Array.from({ length: count }, (_, i) => {
      const person = people[i % people.length];
      const kind = KINDS[i % KINDS.length];
      if (!person || !kind) throw new Error('a case has no person or kind');
      return newCase(kind, `App${i}`, person, archives[kind].length);
    });
    const customers = people.map((person) => new Customer(apiUrl, person.session));

    const killing = kill(system, pool, {
      processes: PROCESSES,
      killEverySeconds: KILL_EVERY_SECONDS,
      killDatabase: server.kill,
      ...(silence === null ? {} : { freezeMilliseconds: (silence + 4) * 1000 }),
    });
    const left = cases.entries();
    let ended = 0;
    const lane = async () => {
      for (const [index, each] of left) {
        const customer = customers[index % customers.length];
        if (!customer) throw new Error('a case has no customer');
        await play(each, index, archives[each.kind], { customer, pool, dataDir });
        tell(`${++ended} of ${count} have ended: ${each.appName} (${each.kind})`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const killed = await killing.stop();

    const findings = await settle(() => patiently(() => check(pool, dataDir, cases)));
    const acknowledged = cases.filter((each) => each.isAcknowledged).length;
    const planted = await plant(pool, dataDir, cases);
    const { lost, doubled, left: leftOver } = findings;
    return {
      done: killed,
      figures: {
        acknowledged: `${acknowledged} of ${count}`,
        lost: lost.length,
        doubled: doubled.length,
        left: leftOver.length,
        seconds: Math.round((Date.now() - begun) / 1000),
      },
      broken: listFindings(findings),
      planted: Object.fromEntries(Object.entries(planted).map(([what, found]) => [what, listFindings(found)])),
    };
  } finally {
    await system.close();
    await database.close();
    await pool.end();
    await server.stop();
  }
}

async function shortenSilence(migrationUrl: string, seconds: number): Promise<void> {
  const client = new Client({ connectionString: migrationUrl });
  await client.connect();
  await client.query('update pgboss.queue set heartbeat_seconds = $1', [seconds]);
  await client.end();
}

/** Polls until there are no findings or the time for the cleanup is up. */
async function settle(ask: () => Promise<Findings>): Promise<Findings> {
  const deadline = performance.now() + PROCESS_PATIENCE;
  for (;;) {
    const findings = await ask();
    if (listFindings(findings).length === 0 || performance.now() > deadline) return findings;
    await pause(500);
  }
}

/**
 * Plants one fault of each kind in turn, as a pipeline without its safeguards would leave them, and returns what the
 * check finds.
 */
async function plant(pool: Pool, dataDir: string, cases: readonly Case[]): Promise<Record<string, Findings>> {
  const good = cases.find(({ kind }) => kind === 'good');
  if (!good) throw new Error('there is no good case');
  const at = [good.accountUuid, good.appName];
  const found: Record<string, Findings> = {};
  const look = async (name: string) => void (found[name] = await check(pool, dataDir, cases));
  const isGood = 'account_id = $1 and app_name = $2';
  await writeFile(join(dataDir, 'work', 'nobody'), '').catch(async () => {
    await mkdir(join(dataDir, 'work'));
    await writeFile(join(dataDir, 'work', 'nobody'), '');
  });
  await look('a file without an owner');
  await rm(join(dataDir, 'work', 'nobody'));
  await plantRow('a mail that was sent twice', [
    `insert into mails (id, kind, recipient, subject, body, created_at)
     values ('00000000-0000-0000-0000-000000000001', 'uploadOutcome', $1, $2 || ', version 1 is ready to stream', '', now())`,
    [good.email, good.appName],
    `delete from mails where id = '00000000-0000-0000-0000-000000000001'`,
  ]);
  const version = `id = (select version_id from uploads where ${isGood})`;
  await plantRow('storage that is counted wrongly', [
    `update app_versions set size_bytes = size_bytes + 1 where ${version}`,
    at,
    `update app_versions set size_bytes = size_bytes - 1 where ${version}`,
  ]);
  await plantRow('an upload that never ended', [
    `update uploads set state = 'testing' where ${isGood}`,
    at,
    `update uploads set state = 'tested' where ${isGood}`,
  ]);
  return found;

  /** Undoes each fault after its check, so that no other check sees it. */
  async function plantRow(name: string, [change, values, undo]: readonly [string, string[], string]): Promise<void> {
    await pool.query(change, values);
    await look(name);
    await pool.query(undo, undo.includes('$') ? values : []);
  }
}
