import { afterEach, beforeEach, expect, test } from 'vitest';
import { alertReport } from '@launchyard/contract/alerts';
import { fault } from '../test-kit/fake-services.ts';
import { bearer, GATEWAY_SECRET, startTestGateway, TOKENS, until, type TestGateway } from '../test-kit/test-gateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const reported = () => gateway.services.received.filter(({ path }) => path === '/alert-report');
const reports = () => reported().flatMap(({ body }) => alertReport.input.parse(body).reports);
const counted = () => reports().reduce((sum, { count }) => sum + count, 0);
const ask = (query: string) => gateway.post({ query }, bearer(TOKENS.key));

test('an error in the gateway is reported with its place and the request, not with its message', async () => {
  const { errors } = await ask('{ fails }');
  await until(() => reported().length > 0);
  const [report] = reported();
  expect(report?.headers['x-gateway-secret']).toBe(GATEWAY_SECRET);
  expect(report?.headers.authorization).toBeUndefined();
  expect(report?.body).toMatchObject({
    reports: [{ kind: 'serviceFault', count: 1, requestId: errors?.[0]?.extensions?.['requestId'] }],
  });
});

test('a service that is down is reported with a count, and its own faults are not', async () => {
  gateway.services.answers.set('/session/state', () => ({ status: 502, body: 'Bad Gateway' }));
  for (let index = 0; index < 3; index++) await ask('{ viewer { id } }');
  await until(() => counted() === 3);
  gateway.services.answers.set('/session/state', () => fault(500, 'INTERNAL'));
  await ask('{ viewer { id } }');
  await gateway.gateway.close();
  expect(counted()).toBe(3);
  for (const report of reports()) expect(report).toMatchObject({ kind: 'upstreamDown', subject: 'api' });
});

test('reports that cannot be sent raise none about themselves', async () => {
  gateway.services.answers.set('/alert-report', () => ({ status: 503, body: 'down' }));
  await ask('{ fails }');
  await until(() => gateway.logged().includes('alerts: not reported yet'));
  await gateway.gateway.close();
  for (const { body } of reported()) expect(JSON.stringify(body)).not.toContain('upstream');
});
