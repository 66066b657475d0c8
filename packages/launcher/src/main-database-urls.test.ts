import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { urlForProcess } from '@launchyard/platform/database-roles';
import { COMPILED } from '@launchyard/testing/compiled';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./main-database-urls.ts', import.meta.url));

function run(environment: Record<string, string>) {
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...environment };
  return spawnSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' });
}

test('it prints the URL of each process that uses the database', () => {
  const url = 'postgres://owner:p%40ss@db.example:5433/launchyard?sslmode=require';
  const { status, stdout, stderr } = run({ MIGRATION_DATABASE_URL: url });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['api', 'files', 'streams', 'worker']);
  expect(lines[0]).toBe(`api ${urlForProcess(url, 'api')}`);
  for (const line of lines) expect(line).toMatch(/@db\.example:5433\/launchyard\?sslmode=require$/);
  expect(stdout).not.toContain('p%40ss');
});

test.each([
  [{}, 'MIGRATION_DATABASE_URL is unset. '],
  [
    { MIGRATION_DATABASE_URL: 'postgres://owner@db.example/launchyard' },
    'MIGRATION_DATABASE_URL is set to an invalid value: must be like postgres://role:password@host/database.',
  ],
])('with %j it says what is missing, and prints no URL', (environment, sentence) => {
  const { status, stdout, stderr } = run(environment);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});
