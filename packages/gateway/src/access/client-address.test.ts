import { beforeAll, describe, expect, it } from 'vitest';
import { bearer, GATEWAY_SECRET, startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';

const FORGED = {
  'x-forwarded-for': '198.51.100.1, 203.0.113.7',
  'x-real-ip': '198.51.100.1',
  forwarded: 'for=198.51.100.1',
  'x-client-address': '198.51.100.1',
  'x-gateway-secret': 'guessed',
  'x-role': 'admin',
  'x-person-id': 'per_sue',
  'x-forwarded-host': 'evil.example',
};

/** What the services received for a request with forged headers. */
async function told(gateway: TestGateway, headers: Record<string, string> = FORGED) {
  await gateway.post({ query: '{ viewer { id } }' }, { ...headers, ...bearer(TOKENS.key) });
  return gateway.services.received.findLast((call) => call.path === '/session/state')?.headers ?? {};
}

describe('headers that identify a client', () => {
  let direct: TestGateway;
  let behindProxy: TestGateway;
  beforeAll(async () => {
    direct = await startTestGateway();
    behindProxy = await startTestGateway({ trustedProxies: ['127.0.0.0/8', '203.0.113.7'] });
    return async () => {
      await direct.close();
      await behindProxy.close();
    };
  });

  it('tell the country for a sign-in, if a trusted proxy says it in the header of the settings', async () => {
    const located = await startTestGateway({ trustedProxies: ['127.0.0.1'], countryHeader: 'cf-ipcountry' });
    const SIGN_IN = { query: 'mutation { sessionCreate(password: "correct") { id } }' };
    const countryFor = async (gateway: TestGateway, headers: Record<string, string>) => {
      await gateway.post(SIGN_IN, { 'x-launchyard': 'panel', 'x-country': 'FR', ...headers });
      return gateway.services.received.findLast(({ path }) => path === '/sign-in')?.headers['x-country'];
    };
    expect(await countryFor(located, { 'cf-ipcountry': 'DE' })).toBe('DE');
    expect(await countryFor(located, { 'cf-ipcountry': 'XX' })).toBeUndefined();
    expect(await countryFor(located, {})).toBeUndefined();
    expect(await countryFor(behindProxy, { 'cf-ipcountry': 'DE' })).toBeUndefined();
    expect(await countryFor(direct, { 'cf-ipcountry': 'DE' })).toBeUndefined();
    await located.close();
  });

  it('are not passed on when anybody sent them', async () => {
    const headers = await told(direct);
    expect(headers).toMatchObject({ 'x-client-address': '127.0.0.1', 'x-gateway-secret': GATEWAY_SECRET });
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-role', 'x-person-id', 'x-forwarded-host']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('are trusted from trusted proxies, up to the first untrusted address', async () => {
    expect(await told(behindProxy)).toMatchObject({ 'x-client-address': '198.51.100.1' });
    const longer = { 'x-forwarded-for': '10.9.9.9, 192.0.2.55, 203.0.113.7' };
    expect(await told(behindProxy, longer)).toMatchObject({ 'x-client-address': '192.0.2.55' });
    expect(await told(behindProxy, { 'x-forwarded-for': 'nonsense' })).toMatchObject({
      'x-client-address': '127.0.0.1',
    });
  });

  it.each([
    ['with its port', '198.51.100.66, 192.0.2.55:4711', '192.0.2.55'],
    ['IPv6 with its port', '198.51.100.66, [2001:db8::7]:4711', '2001:db8::7'],
    ['by no valid address', '198.51.100.66, unknown', '127.0.0.1'],
    ['by nothing', '198.51.100.66, ', '127.0.0.1'],
  ])('an address claimed by the client is ignored if the proxy identifies it %s', async (_, forwarded, address) => {
    expect(await told(behindProxy, { 'x-forwarded-for': forwarded })).toMatchObject({ 'x-client-address': address });
  });
});
