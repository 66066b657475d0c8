import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { NO_ANSWERS } from '@launchyard/domain/uploads';
import { PATIENCE } from '@launchyard/testing/waits';
import { portOf } from '@launchyard/testing/world/ports';
import { startTestServer, STREAMED, type TestServer } from '@launchyard/testing/world/test-server';
import { httpTester } from './http-tester.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const signal = new AbortController().signal;
const build = {
  folder: '/builds/one',
  versionId: 'ver_1',
  buildId: '01934f6e-2b5c-7c3a-9f10-0123456789ab',
  accountId: 'acc_1',
  appName: 'Harbour',
  version: 3,
  answers: NO_ANSWERS,
  testId: 'ver_1-2',
  isOnlyInspected: false,
};
const noticeUrl = 'https://hooks.example/stream-test/notices';
const token = 'a token of at least 32 characters';
const testerAt = (url: string, milliseconds = PATIENCE) =>
  httpTester({ url, token, noticeUrl, healthMilliseconds: milliseconds, testMilliseconds: milliseconds });
const tester = () => testerAt(server.url);
/** One for a server that takes questions and never answers. */
async function openSilent() {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  return testerAt(`http://127.0.0.1:${portOf(silent)}`, 200);
}
const failed = (reason: string) => JSON.stringify({ result: 'failed', reason, evidence: 'what was seen' });

test.each([
  ['an empty queue', '[]', 200, 'list', 0],
  ['a queue', '[{"owner":"acc_1","app":"Harbour","version":3}]', 200, 'list', 1],
  [
    'a longer one',
    JSON.stringify(Array.from({ length: 3 }, () => ({ owner: 'acc_1', app: 'Harbour', version: '3' }))),
    200,
    'list',
    3,
  ],
  ['something else', '{"queue":[]}', 200, 'noList', 0],
  ['null', 'null', 200, 'noList', 0],
  ['a page in front of it', '<html>Bad gateway</html>', 200, 'noList', 0],
  ['an error with a list', '[]', 503, 'noList', 0],
])('%s is reported as it is', async (_, body, status, answer, queued) => {
  server.answers.queue = () => ({ status, body });
  expect(await tester().health(signal)).toEqual({ answer, queued });
  expect(server.asked[0]).toMatchObject({ path: '/queue', authorization: `Bearer ${token}`, noticeUrl });
});

test('no server, hanging up and silence count as no answer', async () => {
  server.answers.queue = () => 'hangUp';
  expect(await tester().health(signal)).toEqual({ answer: 'silent', queued: 0 });
  expect(await (await openSilent()).health(signal)).toEqual({ answer: 'silent', queued: 0 });
  await server.close();
  expect(await tester().health(signal)).toEqual({ answer: 'silent', queued: 0 });
});

test('a build that streamed passes, and the note says so', async () => {
  const outcome = await tester().test(build, signal);
  expect(outcome).toEqual({
    isPassed: true,
    testKind: 'started',
    buildType: 'windows',
    evidence: 'Started and streamed: 30 frames in 1 s',
  });
  expect(server.asked[0]?.question).toEqual({
    id: 'ver_1',
    owner: 'acc_1',
    app: 'Harbour',
    version: 3,
    folder: '/builds/one',
    isLinuxBuild: null,
  });
});

test.each([
  ['crashed', 'APP_CRASHED', 'Your app most probably crashed.'],
  ['noPlugin', 'PLUGIN_MISSING', 'Enable PSX plugin & re-build'],
  ['noExecutable', 'EXECUTABLE_MISSING', 'No exe found in the zip'],
  ['other', 'TEST_FAILED', 'App testing failed.'],
])('a build that failed because of %s fails with the product’s words', async (reason, code, message) => {
  server.answers.test = () => ({ body: failed(reason) });
  expect(await tester().test(build, signal)).toEqual({
    isPassed: false,
    failure: { code, message },
    evidence: 'what was seen',
  });
});

test('a server that is down, hangs up, is too slow or has errors of its own says nothing about the build', async () => {
  server.answers.test = () => ({ status: 503, body: '' });
  await expect(tester().test(build, signal)).rejects.toMatchObject({ name: 'TesterUnavailable' });
  server.answers.test = () => 'hangUp';
  await expect(tester().test(build, signal)).rejects.toMatchObject({ name: 'TesterUnavailable' });
  await expect((await openSilent()).test(build, signal)).rejects.toMatchObject({ name: 'TesterUnavailable' });
  await server.close();
  await expect(tester().test(build, signal)).rejects.toMatchObject({ name: 'TesterUnavailable' });
});

test('an invalid answer is a fault, never a result', async () => {
  for (const body of ['{}', '{"result":"streamed"}', STREAMED.replace('windows', 'amiga'), 'fine']) {
    server.answers.test = () => ({ body });
    const wrong = await tester()
      .test(build, signal)
      .catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(Error);
    expect(wrong).not.toMatchObject({ name: 'TesterUnavailable' });
  }
});
