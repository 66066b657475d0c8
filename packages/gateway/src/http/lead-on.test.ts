import { request as httpRequest } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../test-kit/test-gateway.ts';

const PANEL = 'https://panel.example';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    mode: 'production',
    panelOrigin: PANEL,
    oldHosts: ['old.example'],
    uploadHosts: ['upload.example'],
    redirectOrigins: ['https://analytics.example'],
  });
  return () => gateway.close();
});

/** Where a GET leads; `fetch` would not let a test name another host. */
const leads = (host: string, address: string, method = 'GET') =>
  new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    httpRequest({ port: gateway.port, host: '127.0.0.1', path: address, method, headers: { host } }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers.location]);
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['old.example', '/analytics?from=a', '/analytics?from=a'],
  ['OLD.example:443', '/', '/'],
  ['old.example', '/?userInfo=secret&tab=transaction', '/?tab=transaction'],
  ['old.example', '//evil.example/x', '/'],
  ['old.example', 'https://evil.example/x', '/'],
  ['old.example', '/graphiql', '/graphiql'],
  ['upload.example', '/?assetType=asset2d&apiKey=secret', '/?assetType=asset2d'],
  ['upload.example', '/?assetType=streamingapp&uploadAppName=Villa', '/?uploadAppName=Villa&assetType=streamingapp'],
])('at the former host %s, %s leads to %s of the panel', async (host, address, path) => {
  expect(await leads(host, address)).toEqual([307, PANEL + path]);
});

test('the API does not answer by redirecting: a key must never be sent on to another host', async () => {
  expect((await leads('old.example', '/graphql', 'POST'))[1]).toBeUndefined();
});

test.each([
  ['https://analytics.example/a?b=c', 'https://analytics.example/a?b=c'],
  ['https://evil.example/', `${PANEL}/`],
  ['//evil.example', `${PANEL}/`],
  ['javascript:alert(1)', `${PANEL}/`],
  ['https://analytics.example.evil.example/', `${PANEL}/`],
  ['/plans', `${PANEL}/plans`],
  ['', `${PANEL}/`],
])('leaving for %s leads to %s', async (redirect, location) => {
  expect(await leads('panel.example', `/leave?redirect=${encodeURIComponent(redirect)}`)).toEqual([307, location]);
});

test('without a target, or at a similar path, nobody leaves', async () => {
  expect(await leads('panel.example', '/leave')).toEqual([307, `${PANEL}/`]);
  expect((await leads('panel.example', '/leaves?redirect=https%3A%2F%2Fanalytics.example'))[0]).not.toBe(307);
});
