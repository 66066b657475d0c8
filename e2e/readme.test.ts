import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeBuilds, type Builds } from './kit/builds.ts';
import { openTogether } from './kit/open-together.ts';
import { startSystem, type System } from './kit/system.ts';

let system: System;
let builds: Builds;
let folder: string;
beforeAll(() =>
  openTogether(async (keep) => {
    folder = await mkdtemp(join(tmpdir(), 'launchyard-readme-'));
    await keep({ remove: () => rm(folder, { recursive: true, force: true }) });
    [system, builds] = await Promise.all([keep(startSystem()), keep(makeBuilds())]);
  }),
);

test('the README’s script turns a ZIP into a working link', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const [script, ...more] = [...readme.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? '');
  expect(more).toEqual([]);
  const file = join(folder, 'upload.mjs');
  await writeFile(file, script ?? '');
  const { code, output } = await run(file, [builds.tiny, 'FromReadme']);
  expect(output).toContain('/FromReadme/default');
  expect(code).toBe(0);
  const url = /https?:\/\/\S+\/FromReadme\/default/.exec(output)?.[0];
  expect((await fetch(url ?? '')).status).toBe(200);

  const again = await run(file, [builds.tiny, 'FromReadme']);
  expect(again.code, 'the same name again is a new version').toBe(0);
  const refused = await run(file, [builds.tiny, 'no name']);
  expect(refused.code).not.toBe(0);
  expect(refused.output).toContain('App name should not contain special characters or spaces');
});

test('the how-to’s script rolls back to the previous version, forward again, and reports what it cannot do', async () => {
  const page = await readFile(new URL('../docs/how-to/release-and-roll-back.md', import.meta.url), 'utf8');
  const [script, ...more] = [...page.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? '');
  expect(more).toEqual([]);
  const file = join(folder, 'roll-back.mjs');
  await writeFile(file, script ?? '');
  const back = await run(file, ['FromReadme']);
  expect(back).toEqual({ code: 0, output: 'FromReadme: Latest serves v1, before it was v2.\n' });
  const forward = await run(file, ['FromReadme', '2']);
  expect(forward).toEqual({ code: 0, output: 'FromReadme: Latest serves v2, before it was v1.\n' });
  const missing = await run(file, ['FromReadme', '9']);
  expect(missing).toEqual({ code: 1, output: 'FromReadme has no tested version 9.\n' });
});

function run(file: string, words: string[]): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, LAUNCHYARD_URL: system.url, LAUNCHYARD_API_KEY: system.people.owner.apiKey };
  const child = spawn(process.execPath, [file, ...words], { env });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
