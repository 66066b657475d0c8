import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@launchyard/platform/kit/database';
import { makePerson } from '../world/people.ts';
import { PROCESS_PATIENCE } from '../waits.ts';
import { KINDS, makeArchives, makeBuild, newCase, play, type Case } from './cases.ts';
import { check, listFindings } from './check.ts';
import { arrange, finishOpen, look, lookAtOpen, type Scene } from './clock-things.ts';
import { Customer } from './customer.ts';
import type { FaultGround, FaultReport, Harness } from './harness.ts';
import { openSetClock } from './set-clock/set-clock.ts';
import { startSystem } from './system.ts';

/** Sets the services' clock forward and back while they work, across month ends and daylight saving changes. */
export const clockHarness: Harness = {
  promise: 'R9: a clock that jumps revives nothing, ends nothing early and does nothing twice',
  // The number of uploads.
  sizes: { long: 64, short: 3 },
  run: setClock,
};

const DAY = 24 * 3600_000;
const AT_ONCE = 3;
/** Long enough for a check that runs twice a second to see each clock. */
const STAYS_MILLISECONDS = 600;
/** A time zone with daylight saving time. */
const ZONE = 'America/New_York';

/** Some stop just before a critical moment in that zone, so that the clock passes it. */
const JUMPS: Record<string, () => Date> = {
  'nine days ahead': () => new Date(Date.now() + 9 * DAY),
  'two days back': () => new Date(Date.now() - 2 * DAY),
  'to the start of DST': () => new Date('2027-03-14T06:59:59Z'),
  'to the end of DST': () => new Date('2027-11-07T05:59:59Z'),
  'to the end of a month': () => new Date('2027-02-01T04:59:59Z'),
  'to a leap day': () => new Date('2028-02-29T04:59:59Z'),
  'to the end of a year': () => new Date('2028-01-01T04:59:59Z'),
  'a year back': () => new Date(Date.now() - 365 * DAY),
};

/** Retries expire, so a clock that jumps may rightly end them. */
const PLAYED = KINDS.filter((kind) => kind !== 'retry');

async function setClock({ createDatabase, folder, tell }: FaultGround, count: number): Promise<FaultReport> {
  const urls = await createDatabase();
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const clock = openSetClock(folder);
  const system = await startSystem({
    migrationUrl: urls.migrationUrl,
    dataDir,
    processes: ['api-1', 'files-1', 'worker-1'],
    preload: clock.preload,
    settings: { ...clock.settings, TZ: ZONE },
  });
  const apiUrl = `http://127.0.0.1:${system.port('api-1')}`;
  const database = openDatabase(urls.migrationUrl, { connections: 4, onError: () => undefined });
  const report: FaultReport = { done: {}, figures: {}, broken: [], planted: {} };
  const jump = (what: string, to: () => Date) => {
    clock.set(to());
    report.done[what] = (report.done[what] ?? 0) + 1;
  };
  try {
    const person = await makePerson({ sql: database.sql, now: new Date() }, { purchasedStorageBytes: 1e12 });
    // Uses a key, because a session may expire when the clock jumps.
    const customer = new Customer(apiUrl, person.apiKey);
    const scene: Scene = { apiUrl, person, customer, database, build: makeBuild(folder) };
    const things = await arrange(scene, 'First');
    const archives = makeArchives(folder);
    const cases: Case[] = Array.from({ length: count }, (_, i) => {
      const kind = PLAYED[i % PLAYED.length] ?? 'good';
      return newCase(kind, `App${i}`, person, archives[kind].length);
    });

    const over = new AbortController();
    const jumping = (async () => {
      while (!over.signal.aborted) {
        for (const [what, to] of Object.entries(JUMPS)) {
          jump(what, to);
          await pause(STAYS_MILLISECONDS);
          report.broken.push(...(await look(scene, things, 'wrong')).map((each) => `set ${what}: ${each}`));
        }
      }
    })();
    const left = cases.entries();
    const lane = async () => {
      for (const [index, each] of left) {
        await play(each, index, archives[each.kind], { customer, pool: database.pool, dataDir });
        tell(`${index + 1} of ${count}: ${each.appName} (${each.kind})`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    over.abort();
    await jumping;
    clock.setRight();
    report.broken.push(...(await look(scene, things, 'right')));
    cases.push(await finishOpen(scene, things));
    const findings = await settle(
      async () => listFindings(await check(database.pool, dataDir, cases)),
      (found) => found.length === 0,
    );
    report.broken.push(...findings);
    report.figures = { 'uploads meanwhile': count, 'lost, duplicated or left behind': findings.length };

    const planted = await arrange(scene, 'Planted');
    await database.pool.query('update sessions set ended_at = null where ended_at is not null');
    report.planted['an ended session that is restored'] = await look(scene, planted, 'right');
    clock.set(new Date(Date.now() + 9 * DAY));
    await system.kill('worker-1');
    report.planted['a worker that trusts a wrong clock'] = await settle(
      () => lookAtOpen(scene, planted, 'wrong'),
      (found) => found.length > 0,
    );
    return report;
  } finally {
    clock.setRight();
    await system.close();
    await database.close();
    await urls.drop();
  }
}

/** Polls until the findings are as expected or the time is up. Returns the last findings. */
async function settle(seek: () => Promise<string[]>, isSo: (found: readonly string[]) => boolean): Promise<string[]> {
  const deadline = performance.now() + PROCESS_PATIENCE;
  for (;;) {
    const found = await seek();
    if (isSo(found) || performance.now() > deadline) return found;
    await pause(200);
  }
}
