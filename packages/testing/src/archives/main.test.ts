import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BUILDS } from './index.ts';

const run = (...words: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url)), ...words], { encoding: 'utf8' });

test('the command writes the requested group', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archives-'));
  const { status, stdout } = run(folder, 'builds');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^builds: \d+ ms\n$/) });
  expect(readdirSync(folder)).toEqual(
    Object.keys(BUILDS)
      .map((name) => `${name}.zip`)
      .toSorted(),
  );
  rmSync(folder, { recursive: true });
});

test.each([[[]], [['/tmp', 'nothing-like-this']]])(
  'without a folder, or with an unknown group, it prints its usage',
  (words) => {
    const { status, stderr } = run(...words);
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: ');
  },
);
