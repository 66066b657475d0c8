import { beforeAll, expect, test } from 'vitest';
import { newKey } from '../test-kit/subscribers.ts';
import { bearer, startTestGateway, type TestGateway } from '../test-kit/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  return () => gateway.close();
});

const lines = () => gateway.logged().match(/"msg":"operation"/g)?.length ?? 0;

/** How many lines the log gets while this is asked so often. */
async function linesOf(times: number, headers: (time: number) => Record<string, string>, query = '{ __typename }') {
  const before = lines();
  for (let time = 0; time < times; time++) await gateway.post({ query }, headers(time));
  return lines() - before;
}

test('each operation of a good key is told', async () => {
  const { token } = newKey(gateway);
  await gateway.post({ query: '{ __typename }' }, bearer(token));
  expect(await linesOf(25, () => bearer(token))).toBe(25);
});

test('of what an address sends without a good credential the first few are told, be they refused or not', async () => {
  expect(await linesOf(25, () => ({}))).toBeLessThanOrEqual(10);
  expect(await linesOf(25, (time) => bearer(`lyk_madeUp${time}`))).toBeLessThanOrEqual(10);
  expect(await linesOf(25, () => ({}), 'mutation { sessionCreate(password: "wrong") { id } }')).toBeLessThanOrEqual(1);
});
