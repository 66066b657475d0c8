import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBuild } from '@launchyard/testing/archives/index';
import { COMPILED } from '@launchyard/testing/compiled';
import { beforeAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let folder: string;
let build: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'launchyard-cli-waits-'));
  build = join(folder, 'build.zip');
  writeBuild(build, { project: 'Villa', platform: 'Windows', engine: '5.4', plugin: 1 });
  return () => rmSync(folder, { recursive: true });
});

type Answer = { status: number; body: unknown; headers?: Record<string, string> };

const UPLOAD = {
  id: 'upl_1',
  appName: 'Villa',
  versionNumber: 1,
  fileName: 'build.zip',
  sizeBytes: 1,
  partBytes: 1,
  fingerprint: 'f',
  state: 'TESTING',
  stageLabel: 'Testing Application',
  progressPercent: 90,
  triesAgainAt: null as string | null,
  receivedBytes: 1,
  viewerCanRetry: false,
  app: null,
  failure: null,
};
const noUploads = { status: 200, body: { data: { viewer: { account: { uploads: { nodes: [] } } } } } };
const down: Answer = { status: 502, body: 'no gateway' };
const limited = {
  status: 200,
  body: { errors: [{ message: 'spent', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1 } }] },
};
const limitedForLong = {
  status: 200,
  body: { errors: [{ message: 'spent', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1800 } }] },
};
/** A proxy’s answer, which is not GraphQL. */
const slowedForLong = { status: 429, body: 'Slow down', headers: { 'retry-after': '1800' } };
const downForLong = { status: 503, body: 'Maintenance', headers: { 'retry-after': '1800' } };
const started = (upload: object | null) => ({
  status: 200,
  body: { data: { uploadStart: { upload, userErrors: [] } } },
});
const asked = (change: Partial<typeof UPLOAD>) => ({
  status: 200,
  body: { data: { viewer: { account: { upload: { ...UPLOAD, ...change } } } } },
});
/** A day and half an hour. */
const later = () => new Date(Date.now() + 88_200_000).toISOString();

/** Runs the command against a server that gives these answers, one per request, repeating the last one. */
async function run(answers: Answer[], ...flags: string[]) {
  const left = [...answers];
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => {
      const { status, body, headers } = (left.length > 1 ? left.shift() : left[0]) ?? down;
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens at a port has one
  const { port } = server.address() as AddressInfo;
  const env = {
    PATH: process.env['PATH'],
    LAUNCHYARD_API_KEY: 'ly_x',
    LAUNCHYARD_URL: `http://127.0.0.1:${port}`,
    NODE_COMPILE_CACHE: COMPILED,
  };
  const child = spawn(process.execPath, [MAIN, 'upload', build, '--app', 'Villa', ...flags], { env });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  const [code]: unknown[] = await once(child, 'close');
  server.close();
  return { code, stdout, stderr, server: `127.0.0.1:${port}` };
}

test('it says which server it waits for, and continues when that is back', async () => {
  const { code, stdout, server } = await run([down, noUploads, noUploads, started(UPLOAD)]);
  expect(stdout).toContain(`${server} does not respond. Retrying in 1 s, for up to 2 minutes\n`);
  expect(stdout).toContain('Uploading Villa v1');
  expect(code).toBe(0);
});

test('it waits for a spent budget as long as the services say, and says so', async () => {
  const { code, stdout } = await run([limited, noUploads, noUploads, started(UPLOAD)], '--json');
  expect(stdout).toContain('{"event":"waiting","reason":"RATE_LIMITED","seconds":1,');
  expect(code).toBe(0);
});

test.each([
  ['the API', limitedForLong],
  ['a proxy', slowedForLong],
])('if the rate limit lasts longer than it waits, it says when to retry, by %s', async (_, answer) => {
  const { code, stdout } = await run([answer]);
  expect(stdout).toContain('Too many requests. Try again in 30 min:');
  expect(code).toBe(1);
});

test('a server that is down until later is a lost network, not a rate limit', async () => {
  const { code, stdout } = await run([downForLong], '--json');
  const last = stdout.trim().split('\n').at(-1);
  expect(last).toMatch(
    /^\{"event":"ended","exitCode":3,"code":"NETWORK","message":"The server is down. Try again in 30 min:/,
  );
  expect(code).toBe(3);
});

test('a fault of ours in the pipeline is shown while it is retried', async () => {
  const answers = [noUploads, noUploads, started(UPLOAD), asked({ triesAgainAt: later() }), asked({ state: 'TESTED' })];
  const { code, stdout } = await run(answers, '--wait');
  expect(stdout).toMatch(/^Testing Application, 90 % · Something on our side failed; retrying in 24 h \d+ min\.$/m);
  expect(stdout).toContain('Villa v1 is ready to stream');
  expect(code).toBe(0);
});

test.each<[string, Answer[]]>([
  ['an account', [{ status: 200, body: { data: { viewer: null } } }]],
  ['the upload that was started', [noUploads, noUploads, started(null)]],
])('an answer without %s is a sentence and a last line, never a stack', async (_, answers) => {
  const { code, stdout, stderr } = await run(answers, '--json');
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^\{"event":"ended","exitCode":4,"code":"ANSWER_UNKNOWN"/);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(code).toBe(4);
});
