import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIB } from '@launchyard/domain/kit';
import { PART_BYTES } from '@launchyard/domain/uploads';
import { BUILDS, writeBuild, writeHostile, writeSparseBuild } from '@launchyard/testing/archives/index';
import { COMPILED } from '@launchyard/testing/compiled';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startWorld, type World } from '@launchyard/testing/world/world';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let world: World;
let owner: TestPerson;
let folder: string;
let tiny: string;
beforeAll(async () => {
  world = await startWorld({ withWorker: true });
  owner = await world.person();
  folder = await mkdtemp(join(tmpdir(), 'launchyard-cli-'));
  tiny = aBuild('ue5.4-win');
  return async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
});

function aBuild(name: string): string {
  const path = join(folder, `${name}.zip`);
  const spec = BUILDS[name];
  if (!spec) throw new Error(`There is no build ${name}`);
  writeBuild(path, spec);
  return path;
}

interface Command {
  words: string[];
  key?: string;
  url?: string;
  /** Called with each piece of the standard output. */
  onOutput?: (output: string, interrupt: () => void) => void;
}

/** Runs the command as a separate process. */
async function launchyard({ words, key = owner.apiKey, url = world.url, onOutput }: Command) {
  const environment = {
    PATH: process.env['PATH'],
    LAUNCHYARD_API_KEY: key,
    LAUNCHYARD_URL: url,
    NODE_COMPILE_CACHE: COMPILED,
  };
  const child = spawn(process.execPath, [MAIN, ...words], { env: environment });
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  child.stdout.on('data', (chunk) => {
    stdout += String(chunk);
    onOutput?.(stdout, () => child.kill('SIGINT'));
  });
  const [code]: unknown[] = await once(child, 'close');
  return { code, stdout, stderr };
}

const event = z.looseObject({ event: z.string() });
const eventsIn = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => event.parse(JSON.parse(line)));

test('a build is uploaded and followed until it is ready; the same name again needs --update and creates version 2', async () => {
  const words = ['upload', tiny, '--app', 'Villa', '--wait'];
  const first = await launchyard({ words });
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(/^Checked in [\d.]+ s: \d+ files, nothing sent yet\nUploading Villa v1\n/);
  expect(first.stdout).toContain('App Uploaded successfully');
  expect(first.stdout).toMatch(/Villa v1 is ready to stream\n$/);
  expect(first.stdout.match(/^100\.0 %/gm)).toHaveLength(1);

  const again = await launchyard({ words });
  expect(again.code).toBe(1);
  expect(again.stdout).toContain('You already have an app with named "Villa". Try updating it. Add --update');
  const update = await launchyard({ words: [...words, '--update'] });
  expect(update).toMatchObject({ code: 0 });
  expect(update.stdout).toContain('Villa v2 is ready to stream');
});

test('with --json every line is an object, and the last one reports the end', async () => {
  const { code, stdout } = await launchyard({ words: ['upload', tiny, '--app', 'Jsonic', '--wait', '--json'] });
  expect(code).toBe(0);
  const events = eventsIn(stdout);
  expect(events.map((each) => each.event)).toEqual(
    expect.arrayContaining(['checked', 'started', 'sending', 'uploaded']),
  );
  expect(events.at(-2)).toMatchObject({ event: 'ready', appName: 'Jsonic', version: 1 });
  expect(events.at(-1)).toMatchObject({ event: 'ended', exitCode: 0, code: 'DONE' });
});

test('a failed build is explained, in words and as an object', async () => {
  const file = aBuild('ue5.4-win-noplugin');
  const words = ['upload', file, '--without-plugin', '--wait'];
  const told = await launchyard({ words: [...words, '--app', 'Told'] });
  expect(told.code).toBe(1);
  const lines = told.stdout.trim().split('\n').slice(-5);
  expect(lines).toEqual([
    'Enable PSX plugin & re-build',
    expect.stringMatching(
      /^Found: There is no Samples\/PixelStreaming\/.* Inspected only, not started: .*no pixel-streaming plugin\.$/,
    ),
    'What to do: In the editor enable the plugin "Pixel Streaming", restart it, package the project again and upload the new ZIP.',
    expect.stringMatching(/^More about it: http.*\/help\/plugin-missing$/),
    expect.stringMatching(/^Reference for support: upl_\w{26}\.test\.PLUGIN_MISSING$/),
  ]);

  const json = await launchyard({ words: [...words, '--app', 'Json', '--json'] });
  expect(eventsIn(json.stdout).at(-1)).toMatchObject({
    event: 'ended',
    code: 'PLUGIN_MISSING',
    explanation: { stage: 'TEST', classification: 'no plugin issue', solvedBy: 'CUSTOMER', isRetryable: false },
  });
});

test('a file that is refused before it is sent is explained, too', async () => {
  const { stdout } = await launchyard({ words: ['upload', aBuild('ue5.5-win-ps2'), '--app', 'X', '--json'] });
  expect(eventsIn(stdout).at(-1)).toMatchObject({
    code: 'PLUGIN_2_UNSUPPORTED',
    explanation: {
      advice: expect.stringMatching(/^Switch off "Pixel Streaming 2"/),
      documentationUrl: expect.stringMatching(/\/help\/plugin-2-unsupported$/),
      reference: null,
    },
  });
});

test('after an interruption the same command resumes with what is missing, and --limit is respected', async () => {
  const path = join(folder, 'large.zip');
  writeSparseBuild(path, { bytes: 180 * MIB, entries: 300 });
  const words = ['upload', path, '--app', 'Large', '--json'];
  let hasInterrupted = false;
  const began = performance.now();
  let seconds = 0;
  const first = await launchyard({
    words: [...words, '--limit', '25M'],
    onOutput: (output, interrupt) => {
      const whole = output.slice(0, output.lastIndexOf('\n'));
      if (hasInterrupted || !whole || !eventsIn(whole).some((each) => Number(each['sentBytes']) > 80 * MIB)) return;
      hasInterrupted = true;
      seconds = (performance.now() - began) / 1000;
      interrupt();
    },
  });
  expect(first.code).toBe(130);
  const events = eventsIn(first.stdout);
  expect(events.at(-1)).toMatchObject({ code: 'INTERRUPTED' });
  expect(first.stderr).toBe('Interrupted. The same command resumes the upload.\n');
  // The first part may go at once, and a slow machine only takes longer.
  expect(seconds).toBeGreaterThan((80 * MIB - PART_BYTES) / (25 * MIB));

  const second = await launchyard({ words });
  expect(second).toMatchObject({ code: 0, stderr: '' });
  const started = eventsIn(second.stdout).find((each) => each.event === 'started');
  expect(started).toMatchObject({ isResumed: true, version: 1 });
  // Two lanes were each sending a part of 16 MiB.
  expect(Number(started?.['receivedBytes'])).toBeGreaterThanOrEqual(48 * MIB);
  // Sending, hashing and syncing this much takes a busy machine some time.
});

test('an upload cancelled elsewhere while it is sent ends the command', async () => {
  const path = join(folder, 'unwanted.zip');
  writeSparseBuild(path, { bytes: 180 * MIB, entries: 300 });
  let cancelling: Promise<string> | undefined;
  const { code, stdout } = await launchyard({
    words: ['upload', path, '--app', 'Unwanted', '--json', '--limit', '60M'],
    onOutput: (output) => {
      const sending = eventsIn(output.slice(0, output.lastIndexOf('\n')) || '{"event":"none"}');
      const uploadId = sending.find((each) => each.event === 'started')?.['uploadId'];
      if (Number(sending.at(-1)?.['sentBytes']) > 0) cancelling ??= cancel(String(uploadId));
    },
  });
  expect(await cancelling).toContain('"userErrors":[]');
  expect(code).toBe(1);
  expect(eventsIn(stdout).at(-1)).toMatchObject({ event: 'ended', code: 'CANCELLED' });
});

async function cancel(uploadId: string): Promise<string> {
  const query =
    'mutation ($input: UploadCancelInput!) { uploadCancel(input: $input) { upload { state } userErrors { code } } }';
  const answer = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { uploadId } } }),
  });
  return answer.text();
}

test.each<[string, Partial<Command> & { file?: () => string; flags?: string[] }, number, RegExp]>([
  ['a wrong key', { key: `ly_${'x'.repeat(36)}` }, 1, /^The API key was refused\./m],
  ['a hostile ZIP', { file: () => aHostile('truncated-middle') }, 1, /The selected file is not extractable/],
  [
    'no ZIP at all',
    { file: () => fileURLToPath(import.meta.url) },
    1,
    /Invalid file type\. Please upload a ZIP file\./,
  ],
  ['a missing file', { file: () => '/nowhere/a.zip' }, 1, /^There is no file at \/nowhere\/a\.zip\.$/m],
  ['a folder', { file: () => folder }, 1, /is a folder\. Specify the ZIP of the build\.$/m],
  [
    'a name with a space',
    { flags: ['--app', 'no name'] },
    1,
    /App name should not contain special characters or spaces/,
  ],
  ['a build without the plugin', { file: () => aBuild('ue5.4-win-noplugin') }, 1, /Add --without-plugin/],
  [
    'a build with plugin 2',
    { file: () => aBuild('ue5.5-win-ps2') },
    1,
    /UE 5\.5 Pixel Streaming Plugin-2 not supported/,
  ],
  ['what may be a Linux build', { file: () => aBuild('ue5.4-linux') }, 1, /Are your zip linux build\?/],
  [
    'a Linux build of another name',
    { file: () => aBuild('ue5.4-linux'), flags: ['--app', 'X', '--linux'] },
    1,
    /root sh name should be same/,
  ],
  ['an update of nothing', { flags: ['--app', 'Nothing', '--update'] }, 1, /This application does not exist/],
  ['no key', { key: '' }, 2, /Set LAUNCHYARD_API_KEY/],
  ['an option that does not exist', { flags: ['--app', 'X', '--key', 'secret'] }, 2, /--key/],
  ['an invalid limit', { flags: ['--app', 'X', '--limit', 'fast'] }, 2, /--limit must be bytes per second/],
  ['an invalid address', { url: 'nonsense' }, 2, /LAUNCHYARD_URL is not a web address/],
])('%s ends with a code and a sentence, before a byte is sent', async (_, { file, flags, ...rest }, code, sentence) => {
  const ended = await launchyard({ words: ['upload', file?.() ?? tiny, ...(flags ?? ['--app', 'Refused'])], ...rest });
  expect(ended.stdout + ended.stderr).toMatch(sentence);
  expect(ended.code).toBe(code);
  expect(ended.stdout).not.toContain('Uploading');
});

function aHostile(name: string): string {
  const path = join(folder, `${name}.zip`);
  writeHostile(path, name);
  return path;
}

test('a build that fails its test exits with 1 and the reason of the services', async () => {
  const { code, stdout } = await launchyard({
    words: ['upload', aBuild('ue5.4-win-noplugin'), '--app', 'NoPlugin', '--without-plugin', '--wait'],
  });
  expect(stdout).toContain('Enable PSX plugin');
  expect(code).toBe(1);
});

test('a build with only plugin 2 is accepted if the installation streams such builds', async () => {
  const other = await startWorld({ isPlugin2Supported: true });
  const { apiKey: key } = await other.person();
  const { code, stdout } = await launchyard({
    words: ['upload', aBuild('ue5.5-win-ps2'), '--app', 'New'],
    key,
    url: other.url,
  });
  await other.close();
  expect(stdout).toContain('Uploading New v1');
  expect(code).toBe(0);
});

test('an upload that failed for a reason of ours is retried by the same command without sending anything again', async () => {
  const words = ['upload', tiny, '--app', 'Again', '--wait', '--json'];
  const person = await world.person();
  const uploaded = await launchyard({ words: words.slice(0, 4), key: person.apiKey });
  expect(uploaded.code).toBe(0);
  const { pool } = world.database;
  const failure = { code: 'INTERNAL', stage: 'acquire', message: 'Something went wrong.' };
  await pool.query(`update uploads set state = 'failed' where app_name = 'Again'`);
  await pool.query(
    `update uploads set failure = $1, finished_at = now(), kept_until = now() + interval '1 hour',
       version_id = (select v.id from app_versions v where v.app_id = uploads.app_id) where app_name = 'Again'`,
    [JSON.stringify({ ...failure, evidence: null, advice: null })],
  );
  const again = await launchyard({ words, key: person.apiKey });
  expect(again).toMatchObject({ code: 0, stderr: '' });
  const told = eventsIn(again.stdout).map((each) => each.event);
  expect(told).not.toContain('sending');
  expect(told).toContain('ready');
});

test('help lists every option and exit code', async () => {
  const { code, stdout } = await launchyard({ words: ['--help'] });
  expect(code).toBe(0);
  for (const word of ['--app', '--update', '--wait', '--json', '--limit', 'LAUNCHYARD_API_KEY', '130'])
    expect(stdout).toContain(word);
});
