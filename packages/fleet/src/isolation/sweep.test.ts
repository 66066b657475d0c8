import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { basename } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FLEET_LIMITS } from '@launchyard/domain/fleet';
import { sandboxCommand } from './command.ts';
import { placeAt } from './place.ts';
import { MARKED_BYTES, sweep } from './sweep.ts';

/** A process with these arguments. */
async function start(...given: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', ...given], { stdio: 'ignore' });
  await once(child, 'spawn');
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('of a command line, however long it is, the start is read and nothing else', async () => {
  const mark = `launchyard-fleet-${randomUUID()}`;
  const long = await start('x'.repeat(2 * MARKED_BYTES), mark);
  const marked = await start(mark, 'x'.repeat(2 * MARKED_BYTES));
  const ended = once(marked, 'exit');
  expect(await sweep(mark)).toBe(1);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect([long.exitCode, long.signalCode]).toEqual([null, null]);
});

test('each program on the way to a build has its mark where it is looked for', () => {
  const mark = `launchyard-fleet-${randomUUID()}`;
  const { program, arguments: given } = sandboxCommand({
    mark,
    place: placeAt(0, 25_000),
    signallingPort: 9,
    ownAddresses: Array.from({ length: 1_000 }, (_, index) => `192.0.2.${index}/32`),
    group: null,
    folder: `/${'x'.repeat(4_000)}`,
    script: 'Harbour.sh',
    arguments: [],
    limits: FLEET_LIMITS,
  });
  const line = [program, ...given];
  const programs = ['setpriv', 'choom', 'sh', 'pasta', 'unshare', basename(process.execPath), 'bwrap'];
  const starts = [...line.slice(0, line.indexOf('bwrap') + 1).keys()].filter((index) =>
    programs.includes(basename(line[index] ?? '')),
  );
  expect(new Set(starts.map((index) => basename(line[index] ?? '')))).toEqual(new Set(programs));
  for (const from of starts) {
    const rest = line.slice(from);
    const before = rest.slice(0, rest.indexOf(mark) + 1).join('\0');
    expect(before).toContain(mark);
    // Where Node and this repository are may be 8 KiB more than here.
    expect(before.length).toBeLessThan(MARKED_BYTES / 2);
  }
});
