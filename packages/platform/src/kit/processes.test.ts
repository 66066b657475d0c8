import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { PATIENCE } from '@launchyard/testing/waits';
import { openProcesses, TookTooLong } from './processes.ts';

const processes = openProcesses(new URL('./test-process.ts', import.meta.url), { mostSeconds: PATIENCE / 1000 });
beforeAll(() => () => processes.close());
afterEach(() => vi.restoreAllMocks());

/** Starts a job whose first message is never answered, and resolves once that came. */
async function hearOf(job: string): Promise<{ running: Promise<never> }> {
  const heard = Promise.withResolvers<void>();
  const running = processes.run<never>(job, () => {
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

const reply = z.object({ said: z.unknown(), pid: z.number(), env: z.array(z.string()), wrote: z.boolean() });
const run = (job: string) =>
  processes.run<z.output<typeof reply>>(job, (message) =>
    Promise.resolve(message === 'what?' ? { answer: 'that' } : { result: reply.parse(message) }),
  );

test('a process does one job after the other, and can ask questions in between', async () => {
  const first = await run('this');
  expect(first.said).toBe('this');
  expect(await run('ask')).toMatchObject({ said: 'that', pid: first.pid });
});

test('it receives no settings and cannot write', async () => {
  expect(await run('this')).toMatchObject({ env: [], wrote: false });
});

test('concurrent jobs run in separate processes', async () => {
  const [one, other] = await Promise.all([run('one'), run('other')]);
  expect(one.pid).not.toBe(other.pid);
});

test('a job that exceeds its timeout is killed, and a process that dies is reported; the next job gets another process', async () => {
  const before = await run('this');
  const timeout = takeTimeout();
  const { running } = await hearOf('hang');
  timeout.abort();
  await expect(running).rejects.toThrow(TookTooLong);
  const after = await run('this');
  expect(after.pid).not.toBe(before.pid);
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
  const before = await run('this');
  const failing = processes.run('this', () => Promise.reject(new Error('nonsense')));
  await expect(failing).rejects.toThrow('nonsense');
  expect((await run('this')).pid).not.toBe(before.pid);
});
