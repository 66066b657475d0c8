import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@launchyard/platform/kit/database';
import { Pool } from 'pg';
import { makePerson, type TestPerson } from '../world/people.ts';
import { KINDS, makeArchives, patiently, play, type Case } from './cases.ts';
import { check, type Findings } from './check.ts';
import { Customer } from './customer.ts';
import { kill, type Killed } from './kill.ts';
import { startSystem } from './system.ts';

export interface PipelineRun {
  /** How many uploads. */
  count: number;
  databaseUrl: string;
  /** Empty, and the caller's to remove. */
  dataDir: string;
  /** The mean time between two random kills. */
  killEverySeconds: number;
  /** Kills the database; unset, it is left alone. */
  killDatabase?: () => Promise<void>;
  tell?: (line: string) => void;
}

export interface PipelineReport extends Findings {
  killed: Killed;
  acknowledged: number;
  seconds: number;
  /** What the check said of each fault that was planted at the end, to prove that it sees it. */
  planted: Record<string, Findings>;
}

const OWNERS = 4;
const AT_ONCE = 8;
/** So long what is left over has to go, once all have ended and nobody kills any more. */
const CLEANING_SECONDS = 90;

/** Has uploads of every kind run through the real processes while those are killed, and says what came of each. */
export async function runPipeline(run: PipelineRun): Promise<PipelineReport> {
  const { count, databaseUrl, dataDir, tell = () => undefined } = run;
  const begun = Date.now();
  await mkdir(dataDir, { recursive: true });
  const archives = makeArchives(dataDir);
  await rm(join(dataDir, 'case.zip'));
  const system = await startSystem({ databaseUrl, dataDir });
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  const database = openDatabase(databaseUrl, { connections: 2, onError: () => undefined });
  try {
    const people: TestPerson[] = [];
    for (let i = 0; i < Math.min(OWNERS, count); i++) {
      people.push(
        await makePerson(
          { sql: database.sql, now: new Date(), apiUrl: system.apiUrl },
          { purchasedStorageBytes: 1e12 },
        ),
      );
    }
    const cases: Case[] = Array.from({ length: count }, (_, i) => {
      const person = people[i % people.length];
      const kind = KINDS[i % KINDS.length];
      if (!person || !kind) throw new Error('there are people and kinds');
      const { uuids, email } = person;
      const bytes = archives[kind].length;
      return {
        kind,
        appName: `App${i}`,
        accountUuid: uuids.account,
        email,
        uploadId: '',
        isAcknowledged: false,
        bytes,
      };
    });
    const customers = people.map((person) => new Customer(system.apiUrl, person.session));

    const killing = kill(system, pool, run);
    const left = cases.entries();
    let ended = 0;
    const lane = async () => {
      for (const [index, each] of left) {
        const customer = customers[index % customers.length];
        if (!customer) throw new Error('each case has a customer');
        await play(each, index, archives[each.kind], { customer, pool, dataDir });
        tell(`${++ended} of ${count} have ended: ${each.appName} (${each.kind})`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const killed = await killing.stop();

    const findings = await settle(() => patiently(() => check(pool, dataDir, cases)));
    const acknowledged = cases.filter((each) => each.isAcknowledged).length;
    const planted = await plant(pool, dataDir, cases);
    return { ...findings, killed, acknowledged, seconds: (Date.now() - begun) / 1000, planted };
  } finally {
    await system.close();
    await database.close();
    await pool.end();
  }
}

const isClean = ({ lost, doubled, left }: Findings): boolean => lost.length + doubled.length + left.length === 0;

/** Asks until nothing is found, or as long as cleaning may take. */
async function settle(ask: () => Promise<Findings>): Promise<Findings> {
  const deadline = Date.now() + CLEANING_SECONDS * 1000;
  for (;;) {
    const findings = await ask();
    if (isClean(findings) || Date.now() > deadline) return findings;
    await pause(500);
  }
}

/** Plants one fault of each kind after the other, as a pipeline without its fences would leave them, and answers what the check says. */
async function plant(pool: Pool, dataDir: string, cases: readonly Case[]): Promise<Record<string, Findings>> {
  const good = cases.find(({ kind }) => kind === 'good');
  if (!good) throw new Error('the first case is a good one');
  const at = [good.accountUuid, good.appName];
  const found: Record<string, Findings> = {};
  const look = async (name: string) => void (found[name] = await check(pool, dataDir, cases));
  const isGood = 'account_id = $1 and app_name = $2';
  await writeFile(join(dataDir, 'work', 'nobody'), '').catch(async () => {
    await mkdir(join(dataDir, 'work'));
    await writeFile(join(dataDir, 'work', 'nobody'), '');
  });
  await look('a file that nobody owns');
  await rm(join(dataDir, 'work', 'nobody'));
  await pool.query(
    `insert into mails (id, recipient, subject, body, created_at)
     select gen_random_uuid(), $1, $2 || ', version 1 is ready to stream', '', now()`,
    [good.email, good.appName],
  );
  await look('a mail that was sent twice');
  await pool.query(
    `update app_versions set size_bytes = size_bytes + 1 where id = (select version_id from uploads where ${isGood})`,
    at,
  );
  await look('storage that is counted wrong');
  await pool.query(`update uploads set state = 'testing' where ${isGood}`, at);
  await look('an upload that never ended');
  return found;
}
