import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLogFile } from './log-file.ts';

let path: string;
beforeEach(async () => (path = join(await mkdtemp(join(tmpdir(), 'log-')), 'service.log')));
afterEach(() => rm(join(path, '..'), { recursive: true }));

const write = (lines: string[], limit?: number) => {
  const log = openLogFile(path, limit);
  for (const line of lines) log.write(Buffer.from(line));
  log.close();
};

test('later runs append, and nobody else can read it', async () => {
  write(['one\n']);
  write(['two\n']);
  expect(await readFile(path, 'utf8')).toBe('one\ntwo\n');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a file at its limit is rotated, and one old file is kept', async () => {
  write(['11111', '22222', '33333', '44444', '55555'], 10);
  expect(await readFile(path, 'utf8')).toBe('55555');
  expect(await readFile(`${path}.1`, 'utf8')).toBe('3333344444');
});
