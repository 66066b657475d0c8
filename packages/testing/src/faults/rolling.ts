import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@launchyard/platform/kit/database';
import { makePerson } from '../world/people.ts';
import { openLine } from '../world/rough-line.ts';
import type { FaultGround, FaultReport, Harness } from './harness.ts';
import { startSystem } from './system.ts';
import { untilThere } from './until-there.ts';

const LANES = 6;
const MOST_KILLS = 10;

/** Replaces two gateways behind one address one after the other. No client notices. */
export const rollingHarness: Harness = {
  promise: 'R11: a rolling restart without a failed request',
  sizes: { long: 10, short: 1 },
  run: restartInTurn,
};

async function restartInTurn({ createDatabase, folder, tell }: FaultGround, rounds: number): Promise<FaultReport> {
  const urls = await createDatabase();
  const gateways = ['gateway-1', 'gateway-2'] as const;
  const system = await startSystem({
    migrationUrl: urls.migrationUrl,
    dataDir: folder,
    processes: [...gateways, 'api-1'],
    // As in production, a gateway that is stopping answers until it receives no more requests.
    settings: { MODE: 'production' },
  });
  const line = await openLine(...gateways.map((name) => system.port(name)));
  const database = openDatabase(urls.url, { connections: 2, onError: () => undefined });
  const { apiKey } = await makePerson({ sql: database.sql, now: new Date() });
  const load = keepAsking(line.url, apiKey);
  try {
    const done = { 'gateway restarted gently': 0, 'gateway killed (planted)': 0 };
    for (let round = 1; round <= rounds; round++) {
      for (const name of gateways) {
        await system.restart(name);
        done['gateway restarted gently'] += 1;
      }
      tell(`${round} of ${rounds} rounds, ${load.answered} requests answered`);
    }
    const { answered } = load;
    const broken = [...load.failed];
    while (load.failed.length === broken.length && done['gateway killed (planted)'] < MOST_KILLS) {
      await system.kill('gateway-1');
      done['gateway killed (planted)'] += 1;
      const asked = load.answered + load.failed.length;
      await untilThere(async () => load.answered + load.failed.length > asked + 2 * LANES || undefined);
      await untilThere(() => isReady(system.port('gateway-1')));
    }
    await load.stop();
    return {
      done,
      figures: { 'requests answered': answered, 'requests failed': broken.length },
      broken,
      planted: { 'a gateway that is killed instead': load.failed.slice(broken.length) },
    };
  } finally {
    await load.stop();
    await line.close();
    await system.close();
    await database.close();
    await urls.drop();
  }
}

const isReady = (port: number): Promise<true | undefined> =>
  fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ ok }) => ok || undefined,
    () => undefined,
  );

/** Sends requests over keep-alive connections, like browsers and programs. Nothing is retried. */
function keepAsking(url: string, key: string) {
  const over = new AbortController();
  const load = { answered: 0, failed: [] as string[], stop };
  const lanes = Array.from({ length: LANES }, async () => {
    while (!over.signal.aborted) {
      await ask().then(
        () => (load.answered += 1),
        (error: unknown) => load.failed.push(describe(error)),
      );
      // Some connections idle now and then, as between two clicks.
      await pause(Math.random() < 0.1 ? 300 * Math.random() : 5);
    }
  });
  return load;

  async function ask(): Promise<void> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: '{"query":"{ viewer { person { email } } }"}',
    });
    const text = await response.text();
    if (response.status !== 200 || text.includes('"errors"')) throw new Error(`${response.status} ${text}`);
  }

  async function stop(): Promise<void> {
    over.abort();
    await Promise.all(lanes);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
