import { beforeAll, beforeEach, expect, test } from 'vitest';
import { browserFaultReport } from '@launchyard/contract/alerts';
import { FAULTS_AN_HOUR } from '@launchyard/domain/alerts';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { alerts } from '../tables/alerts.ts';

const PANEL = 'https://panel.example';

let now = new Date();
let world: PlatformWorld;
beforeAll(async () => {
  world = await startPlatform({ clock: () => now, addresses: { panel: PANEL } });
  return () => world.close();
});
beforeEach(async () => {
  now = new Date(now.getTime() + 2 * 3600_000);
  await world.database.sql.delete(alerts);
});

/** As the gateway passes it on. */
const report = async (message: string, { address = '203.0.113.1', token = '' } = {}) => {
  const headers = {
    'x-gateway-secret': world.config.gatewaySecret,
    'x-client-address': address,
    'x-browser': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  };
  const stack = `Error\n    at f (${PANEL}/assets/index-1.js:1:2)\n    at g (chrome://x)`;
  const as = token === '' ? { headers } : { headers, token };
  return expectReply(await world.rest(browserFaultReport, { message, stack, route: '/signin' }, as)).isAccepted;
};
const read = () => world.database.sql.select().from(alerts);

test('an error in a browser is an alert without personal data, and equal ones are one', async () => {
  expect(await report('no nora@people.example')).toBe(true);
  expect(await report('no tom@people.example', { address: '203.0.113.2' })).toBe(true);
  expect(await read()).toMatchObject([
    {
      kind: 'browserFault',
      count: 2,
      accountId: null,
      text: 'no <e-mail> On /signin, Chrome 131 on Linux. At f assets/index-1.js:1:2.',
    },
  ]);
});

test('one address fills neither the list nor the chat, and neither do many strangers together', async () => {
  for (let index = 0; index <= FAULTS_AN_HOUR.address; index++) {
    expect(await report(`fault ${'abcdefghijkl'[index]}`)).toBe(index < FAULTS_AN_HOUR.address);
  }
  const reports = Array.from({ length: FAULTS_AN_HOUR.strangers + 5 }, (_, index) =>
    report(`word ${String.fromCodePoint(0x4e00 + index)}`, { address: `198.51.100.${index}` }),
  );
  await Promise.all(reports);
  expect(await read()).toHaveLength(FAULTS_AN_HOUR.strangers);
});

test('somebody who is signed in is heard while strangers are not, up to a limit of their account', async () => {
  const { session: token } = await world.person();
  const strangers = Array.from({ length: FAULTS_AN_HOUR.strangers }, (_, index) =>
    report('of a stranger', { address: `198.51.100.${index}` }),
  );
  await Promise.all(strangers);
  expect(await report('of a stranger', { address: '198.51.100.250' })).toBe(false);
  const mine = Array.from({ length: FAULTS_AN_HOUR.account + 3 }, (_, index) =>
    report('of a customer', { token, address: `192.0.2.${index}` }),
  );
  expect((await Promise.all(mine)).filter(Boolean)).toHaveLength(FAULTS_AN_HOUR.account);
});

test('a report that is too large is refused', async () => {
  const input = { message: 'x'.repeat(401), stack: '', route: '/' };
  expect((await world.rest(browserFaultReport, input)).fault?.code).toBe('INPUT_MALFORMED');
});
