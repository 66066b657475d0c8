import { setTimeout as pause } from 'node:timers/promises';
import { openLine } from '../world/rough-line.ts';
import { startWorld, type GraphqlAnswer, type World } from '../world/world.ts';
import { PROCESS_PATIENCE } from '../waits.ts';
import type { FaultGround, FaultReport, Harness } from './harness.ts';

const OTHERS = '{ viewer { person { email } account { apps(first: 5) { totalCount } } } }';
const BOTH = '{ viewer { person { email } account { notifications(first: 1) { totalCount } } } }';
const LANES = 8;
const LOOKS = 100;
/** Well above a slow response, and below the time limit that others wait for. */
const HELD_UP_MILLISECONDS = 10_000;

/** One area's services freeze or die. Queries of other areas are unaffected, and queries of both still get the other part. */
export const upstreamHarness: Harness = {
  promise: 'R6: a dead or frozen upstream costs only its own fields',
  // The time limit of a call in seconds; 120 in production.
  sizes: { long: 120, short: 12 },
  run: freezeOne,
};

async function freezeOne({ createDatabase, tell }: FaultGround, limitSeconds: number): Promise<FaultReport> {
  const lines: { frozen?: Awaited<ReturnType<typeof openLine>> } = {};
  const world = await startWorld({
    database: await createDatabase(),
    upstreamTimeoutMilliseconds: limitSeconds * 1000,
    upstreamUrls: async (url) => {
      lines.frozen = await openLine(Number(new URL(url).port));
      return { notifications: lines.frozen.url };
    },
  });
  const line = lines.frozen;
  if (!line) throw new Error('the world did not open its proxy');
  try {
    const { apiKey } = await world.person();
    const ask = (query: string) => timed(world, query, apiKey);
    const done: Record<string, number> = { 'area frozen': 0, 'area cut off': 0 };
    const broken: string[] = [];
    const healthy = await look(ask, OTHERS);
    const figures: FaultReport['figures'] = { 'p99 of others, all well (ms)': healthy };
    for (const [name, hold, release] of [
      ['area frozen', line.freeze, line.thaw],
      ['area cut off', line.cut, line.restore],
    ] as const) {
      hold();
      done[name] = (done[name] ?? 0) + 1;
      const waiting = Promise.all(Array.from({ length: LANES }, () => ask(BOTH)));
      const p99 = await look(ask, OTHERS);
      figures[`p99 of others, ${name} (ms)`] = p99;
      if (p99 > HELD_UP_MILLISECONDS) broken.push(`${name}: queries of other areas took ${p99} ms`);
      for (const each of await waiting) broken.push(...judgeBoth(name, each, limitSeconds));
      // Once the fault is known, queries fail at once; only one of them may wait to probe the area.
      const next = await Promise.all([ask(BOTH), ask(BOTH), ask(BOTH)]);
      broken.push(...next.flatMap((each) => judgeBoth(name, each, limitSeconds)));
      const waited = next.filter(({ milliseconds }) => milliseconds > HELD_UP_MILLISECONDS);
      if (waited.length > 1) broken.push(`${name}: known, but queries still waited for it`);
      release();
      const recovered = await untilWell(ask);
      if (recovered === null) broken.push(`${name}: it did not recover`);
      else figures[`recovered after ${name} (ms)`] = recovered;
      tell(`${name}: checked`);
    }
    line.freeze();
    const naive = await Promise.all(Array.from({ length: LANES }, () => ask(BOTH)));
    line.thaw();
    return {
      done,
      figures,
      broken,
      planted: { 'fields of the frozen area mistaken for others': naive.flatMap((each) => judgeOthers(each)) },
    };
  } finally {
    line.thaw();
    await line.close();
    await world.close();
  }
}

interface Timed extends GraphqlAnswer {
  milliseconds: number;
}

async function timed(world: World, query: string, key: string): Promise<Timed> {
  const begun = performance.now();
  const answer = await world.graphql(query, {}, { key });
  return { ...answer, milliseconds: performance.now() - begun };
}

type Ask = (query: string) => Promise<Timed>;

/**
 * The 99th percentile of many queries in whole milliseconds, or what the first took that was held up; infinite if one was
 * not answered in full.
 */
async function look(ask: Ask, query: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < LOOKS; n++) {
    const answer = await ask(query);
    if (answer.milliseconds > HELD_UP_MILLISECONDS) return Math.round(answer.milliseconds);
    times.push(judgeOthers(answer).length > 0 ? Infinity : answer.milliseconds);
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.ceil(0.99 * LOOKS) - 1] ?? Infinity);
}

const judgeOthers = ({ errors }: Timed): string[] =>
  (errors ?? []).map(({ path, extensions }) => `${path?.join('.')}: ${String(extensions['code'])}`);

/** Checks that the area's field fails with an error within the time limit and that the other field is present. */
function judgeBoth(name: string, { data, errors, milliseconds }: Timed, limitSeconds: number): string[] {
  const codes = (errors ?? []).map(({ path, extensions }) => `${path?.join('.')} ${String(extensions['code'])}`);
  return [
    ...(data?.['viewer'] ? [] : [`${name}: the other field is missing`]),
    ...(codes.join() === 'viewer.account.notifications UPSTREAM_UNAVAILABLE'
      ? []
      : [`${name}: returned ${codes.join() || 'no error'}`]),
    ...(milliseconds <= limitSeconds * 1000 + HELD_UP_MILLISECONDS
      ? []
      : [`${name}: answered after ${milliseconds} ms`]),
  ];
}

/** How many milliseconds it takes until the area answers again; null if it does not. */
async function untilWell(ask: Ask): Promise<number | null> {
  const begun = performance.now();
  while (performance.now() - begun < PROCESS_PATIENCE) {
    if (judgeOthers(await ask(BOTH)).length === 0) return Math.round(performance.now() - begun);
    await pause(100);
  }
  return null;
}
