import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { PATIENCE } from '@launchyard/testing/waits';
import { ENCLOSED_LIMITS } from '@launchyard/domain/enclosed';
import { openEnclosure } from '@launchyard/process/enclosed/enclosure';
import type { EnclosedProcess } from '@launchyard/process/enclosed/start';
import { openProcesses, TookTooLong, type Processes } from './processes.ts';

/** Every process that was started, in order. */
const started: EnclosedProcess[] = [];
let processes: Processes;
beforeAll(async () => {
  const enclosure = await openEnclosure({
    entry: new URL('./test-process.ts', import.meta.url),
    secondsPerJob: PATIENCE / 1000,
    mode: 'development',
    purpose: 'jobs of tests are run',
    log: { info: () => undefined, warn: () => undefined },
  });
  processes = openProcesses({
    ...enclosure,
    start() {
      const next = enclosure.start();
      started.push(next);
      return next;
    },
  });
  return () => processes.close();
});
afterEach(() => vi.restoreAllMocks());

/** Starts a job whose first message is never answered, and resolves once that came. */
async function hearOf(job: string): Promise<{ running: Promise<never> }> {
  const heard = Promise.withResolvers<void>();
  const running = processes.run<never>('mine', { said: job }, () => {
    heard.resolve();
    return new Promise(() => undefined);
  });
  await Promise.race([heard.promise, running]);
  return { running };
}

/** The timeout of the next job, which is over when the test says so. */
function takeTimeout(): AbortController {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce((milliseconds) => {
    expect(milliseconds).toBe(PATIENCE);
    return timeout.signal;
  });
  return timeout;
}

const reply = z.object({ said: z.unknown(), length: z.number(), env: z.array(z.string()), wrote: z.boolean() });
const run = (job: string, owner = 'mine', bytes = new Uint8Array()) =>
  processes.run<z.output<typeof reply>>(owner, { said: job, bytes }, ({ said }) =>
    Promise.resolve(said === 'what?' ? { answer: { said: 'that' } } : { result: reply.parse(said) }),
  );

/** How many processes a step starts. */
async function countStarts(step: () => Promise<unknown>): Promise<number> {
  const before = started.length;
  await step();
  return started.length - before;
}

test('a process does one job after the other for its owner, and can ask questions in between', async () => {
  await run('this');
  expect(await countStarts(() => run('this'))).toBe(0);
  expect(await countStarts(async () => expect(await run('ask')).toMatchObject({ said: 'that' }))).toBe(0);
});

test('a process serves one owner only, and a few jobs', async () => {
  await run('this', 'mine');
  expect(await countStarts(() => run('this', 'yours'))).toBe(1);
  const jobs = async () => {
    for (let job = 0; job < ENCLOSED_LIMITS.jobs; job++) await run('this', 'theirs');
  };
  expect(await countStarts(jobs)).toBe(1);
  expect(await countStarts(() => run('this', 'theirs'))).toBe(1);
});

test('megabytes arrive whole', async () => {
  expect(await run('this', 'mine', new Uint8Array(30_000_000))).toMatchObject({ length: 30_000_000 });
});

test('it receives no settings and cannot write', async () => {
  const { env, wrote } = await run('this');
  expect(env.filter((name) => name !== 'PWD')).toEqual([]);
  expect(wrote).toBe(false);
});

test('concurrent jobs run in separate processes', async () => {
  expect(await countStarts(() => Promise.all([run('one', 'concurrent'), run('other', 'concurrent')]))).toBe(2);
});

test('a job that exceeds its timeout is killed, and a process that dies is reported; the next job gets another process', async () => {
  await run('this');
  const timeout = takeTimeout();
  const { running } = await hearOf('hang');
  timeout.abort();
  await expect(running).rejects.toThrow(TookTooLong);
  expect(await countStarts(() => run('this'))).toBe(1);
  await expect(run('die')).rejects.toThrow('a process ended during its job: 3');
  expect((await run('this')).said).toBe('this');
});

test('a missing answer takes no longer than the job’s timeout', async () => {
  const timeout = takeTimeout();
  const { running } = await hearOf('ask');
  timeout.abort();
  await expect(running).rejects.toThrow(TookTooLong);
});

test('an invalid message ends the process and throws', async () => {
  await run('this');
  const failing = processes.run('mine', { said: 'this' }, () => Promise.reject(new Error('nonsense')));
  await expect(failing).rejects.toThrow('nonsense');
  expect(await countStarts(() => run('this'))).toBe(1);
});
