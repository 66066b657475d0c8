import { setTimeout as pause } from 'node:timers/promises';
import { notify } from '@launchyard/platform/notifications/notify';
import { openLine } from '../world/rough-line.ts';
import { startWorld } from '../world/world.ts';
import { PROCESS_PATIENCE } from '../waits.ts';
import type { FaultGround, FaultReport, Harness } from './harness.ts';
import { listen, type Listener, type Memory } from './listener.ts';

const ACCOUNTS = 8;
/** The interval between notifications while connections are cut, across all accounts. */
const TOLD_EVERY_MILLISECONDS = 10;
const MEMORIES: readonly Memory[] = ['last', 'none', 'first'];

/**
 * Subscribers receive every message once, or are told to resync, however often connections break: to the gateway, or
 * from there to the services.
 */
export const liveHarness: Harness = {
  promise: 'R7: a subscription that reconnects has no gap and no duplicate, or says resync',
  sizes: { long: 200, short: 25 },
  run: cutLines,
};

async function cutLines(ground: FaultGround, cuts: number): Promise<FaultReport> {
  const upstream: { line?: Awaited<ReturnType<typeof openLine>> } = {};
  const world = await startWorld({
    database: await ground.createDatabase(),
    upstreamVia: async (url) => (upstream.line = await openLine(portIn(url))).url,
  });
  const near = await openLine(portIn(world.url));
  const lines = [near, ...(upstream.line ? [upstream.line] : [])];
  const told = new Map<string, string[]>();
  const tell = async (accountId: string) => {
    const messages = told.get(accountId) ?? [];
    const message = String(messages.length + 1);
    told.set(accountId, [...messages, message]);
    const notice = { kind: 'uploadTested', message, link: null } as const;
    await world.database.sql.transaction((tx) => notify(tx, new Date(), accountId, { notice, upload: null }));
  };
  const listeners: Listener[] = [];
  try {
    for (let each = 0; each < ACCOUNTS; each++) {
      const person = await world.person();
      for (const memory of MEMORIES) listeners.push(listen(near.url, person, memory));
    }
    const accounts = [...new Set(listeners.map((each) => each.accountUuid))];
    // Notify until every subscriber has received something: from then on nothing may be missed.
    while (!listeners.every((each) => each.heard.length > 0)) {
      for (const account of accounts) await tell(account);
      await pause(50);
    }
    const load = keepTelling(accounts, tell);
    const done: Record<string, number> = { 'connection to the gateway cut': 0, 'connection to the services cut': 0 };
    for (let cut = 1; cut <= cuts; cut++) {
      await pause(150 * Math.random());
      const index = cut % lines.length;
      lines[index]?.cut();
      await pause(30 * Math.random());
      lines[index]?.restore();
      const name = index === 0 ? 'connection to the gateway cut' : 'connection to the services cut';
      done[name] = (done[name] ?? 0) + 1;
      if (cut % 50 === 0) ground.tell(`${cut} of ${cuts} cuts`);
    }
    await load.stop();
    await catchUp(listeners, told, tell);
    const count = (pick: (each: Listener) => number) => listeners.reduce((sum, each) => sum + pick(each), 0);
    return {
      done,
      figures: {
        told: [...told.values()].flat().length,
        heard: count((each) => each.heard.length),
        resubscribed: count((each) => each.attempts - 1),
        resyncs: count((each) => each.resyncs),
      },
      broken: listeners.filter(({ memory }) => memory === 'last').flatMap((each) => compare(each, told)),
      planted: {
        'a subscriber that does not send its last cursor': foundFor('none'),
        'a subscriber that always resumes from its first cursor': foundFor('first'),
      },
    };
  } finally {
    await Promise.all(listeners.map((each) => each.stop()));
    for (const line of lines) await line.close();
    await world.close();
  }

  function foundFor(memory: Memory): string[] {
    return listeners.filter((each) => each.memory === memory).flatMap((each) => compare(each, told));
  }
}

const portIn = (url: string): number => Number(new URL(url).port);

function keepTelling(accounts: readonly string[], tell: (account: string) => Promise<void>) {
  const over = new AbortController();
  const running = (async () => {
    for (let n = 0; !over.signal.aborted; n++) {
      await tell(accounts[n % accounts.length] ?? '');
      await pause(TOLD_EVERY_MILLISECONDS);
    }
  })();
  return {
    async stop() {
      over.abort();
      await running;
    },
  };
}

/** Sends each account a last notification and waits until it arrives. */
async function catchUp(
  listeners: readonly Listener[],
  told: ReadonlyMap<string, readonly string[]>,
  tell: (account: string) => Promise<void>,
): Promise<void> {
  for (const account of told.keys()) await tell(account);
  const isThere = ({ accountUuid, heard }: Listener) => heard.includes(told.get(accountUuid)?.at(-1) ?? '');
  const deadline = performance.now() + PROCESS_PATIENCE;
  while (performance.now() < deadline && !listeners.filter(({ memory }) => memory === 'last').every(isThere))
    await pause(50);
}

/**
 * Checks that every message since the first one arrived once and in order. A resync accounts for all messages before
 * the next one.
 */
function compare(listener: Listener, told: ReadonlyMap<string, readonly string[]>): string[] {
  const all = told.get(listener.accountUuid) ?? [];
  const found: string[] = [];
  let next = all.indexOf(listener.heard.find((each) => each !== 'resync') ?? '');
  let mayJump = false;
  for (const message of listener.heard) {
    if (message === 'resync') {
      mayJump = true;
      continue;
    }
    const at = all.indexOf(message);
    if (at < next) found.push(`${message} was received twice, or late`);
    else if (at > next && !mayJump) found.push(`${at - next} before ${message} were never received`);
    next = Math.max(next, at + 1);
    mayJump = false;
  }
  if (next < all.length && !mayJump) found.push(`the last ${all.length - next} were never received`);
  return found;
}
