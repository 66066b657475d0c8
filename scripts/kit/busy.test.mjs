import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { whileBusy } from './busy.mjs';

const pids = [];
afterEach(() => {
  for (const pid of pids.splice(0)) end(pid);
});

const BUSY = new URL('busy.mjs', import.meta.url).href;

/** Runs a program that keeps two processes busy and then does what `work` says. Returns it once they run. */
async function startBusy(work) {
  const source = `import { whileBusy } from '${BUSY}';
    await whileBusy((pids) => { console.log(JSON.stringify(pids)); ${work} }, { count: 2 });`;
  const program = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(program, 'close');
  const [line] = await once(program.stdout, 'data');
  pids.push(...JSON.parse(line));
  return { program, closed };
}

// The busy ones share the program's output: it closes when the last of them has ended.
test.each(['SIGKILL', 'SIGTERM', 'SIGINT'])('busy processes end when their parent ends by %s', async (signal) => {
  const { program, closed } = await startBusy('return new Promise(() => {});');
  expect(pids).toHaveLength(2);
  for (const pid of pids) expect(isThere(pid)).toBe(true);
  program.kill(signal);
  expect(await closed).toEqual([null, signal]);
});

test('busy processes end when their parent crashes', async () => {
  const { closed } = await startBusy(
    `setImmediate(() => { throw new Error('crash'); }); return new Promise(() => {});`,
  );
  expect(await closed).toEqual([1, null]);
});

test('busy processes end with the work, whose result or error is passed on', async () => {
  const keep = (found) => {
    pids.push(...found);
    return 'done';
  };
  expect(await whileBusy(keep, { count: 2 })).toBe('done');
  const fail = (found) => {
    pids.push(...found);
    throw new Error('failed');
  };
  await expect(whileBusy(fail, { count: 2 })).rejects.toThrow('failed');
  expect(pids).toHaveLength(4);
  expect(pids.filter(isThere)).toEqual([]);
});

function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function end(pid) {
  if (isThere(pid)) process.kill(pid, 'SIGKILL');
}
