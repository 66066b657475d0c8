import { beforeAll, describe, expect, it } from 'vitest';
import { NEW_DEVICE_TOKEN, NEW_SESSION_TOKEN } from '../test-kit/fake-services.ts';
import { bearer, codeOf, panelHeaders, startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';

const SIGN_IN = { query: 'mutation { sessionCreate(password: "correct") { id } }' };
const SIGN_OUT = { query: 'mutation { sessionDelete }' };

let gateway: TestGateway;
let production: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  production = await startTestGateway({ mode: 'production', panelOrigin: 'https://panel.example' });
  for (const { services } of [gateway, production]) {
    services.people.set(NEW_SESSION_TOKEN, {
      id: 'per_new',
      credential: 'session',
      role: 'customer',
      accountId: 'acc_new',
    });
  }
  return async () => {
    await gateway.close();
    await production.close();
  };
});

describe('signing in', () => {
  it('sets a cookie that scripts cannot read and other sites do not send, and continues as the signed-in person', async () => {
    const answered = await gateway.post(SIGN_IN, { 'x-launchyard': 'panel' });
    expect(answered.data).toEqual({ sessionCreate: { id: 'per_new' } });
    expect(answered.headers.getSetCookie()).toEqual([
      `launchyard_session_${gateway.port}=${NEW_SESSION_TOKEN}; Expires=Tue, 01 Jan 2030 00:00:00 GMT; Path=/; HttpOnly; SameSite=Lax`,
      `launchyard_device_${gateway.port}=${NEW_DEVICE_TOKEN}; Expires=Wed, 01 Jan 2031 00:00:00 GMT; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect(JSON.stringify(answered)).not.toContain(NEW_SESSION_TOKEN);
    expect(JSON.stringify(answered)).not.toContain(NEW_DEVICE_TOKEN);
  });

  it('sets a cookie in production that only this host over TLS can have set', async () => {
    const answered = await production.post(SIGN_IN, { 'x-launchyard': 'panel' });
    expect(answered.headers.getSetCookie()).toEqual([
      `__Host-session=${NEW_SESSION_TOKEN}; Expires=Tue, 01 Jan 2030 00:00:00 GMT; Path=/; HttpOnly; SameSite=Lax; Secure`,
      `__Host-device=${NEW_DEVICE_TOKEN}; Expires=Wed, 01 Jan 2031 00:00:00 GMT; Path=/; HttpOnly; SameSite=Lax; Secure`,
    ]);
  });

  it('replaces an existing cookie with the new session', async () => {
    const answered = await gateway.post(SIGN_IN, panelHeaders(gateway.port, 'lys_fixedByAnAttacker'));
    expect(answered.headers.getSetCookie().join()).toContain(NEW_SESSION_TOKEN);
    expect(answered.data).toEqual({ sessionCreate: { id: 'per_new' } });
  });

  it('is for browsers: a program is refused and gets no cookie', async () => {
    const answered = await gateway.post(SIGN_IN, bearer(TOKENS.key));
    expect(codeOf(answered)).toBe('FORBIDDEN');
    expect(answered.headers.getSetCookie()).toEqual([]);
  });
});

describe('signing out', () => {
  it('clears the cookie', async () => {
    const answered = await gateway.post(SIGN_OUT, panelHeaders(gateway.port));
    expect(answered.data).toEqual({ sessionDelete: true });
    expect(answered.headers.getSetCookie()).toEqual([
      `launchyard_session_${gateway.port}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`,
    ]);
  });
});

describe('the cookie', () => {
  it('of another installation on this machine is ignored', async () => {
    const headers = { cookie: `launchyard_session_1=${TOKENS.panel}; other=x`, 'x-launchyard': 'panel' };
    expect((await gateway.post({ query: '{ viewer { id } }' }, headers)).data).toEqual({ viewer: null });
  });

  it('of development is ignored in production', async () => {
    const headers = { cookie: `launchyard_session_${production.port}=${TOKENS.panel}`, 'x-launchyard': 'panel' };
    expect((await production.post({ query: '{ viewer { id } }' }, headers)).data).toEqual({ viewer: null });
    const own = { cookie: `__Host-session=${TOKENS.panel}`, 'x-launchyard': 'panel' };
    expect((await production.post({ query: '{ viewer { id } }' }, own)).data).toEqual({ viewer: { id: 'per_ann' } });
  });

  it('with anything but a token in it is ignored', async () => {
    const headers = panelHeaders(gateway.port, 'lys_a%0d%0aX-Evil:1');
    expect((await gateway.post({ query: '{ viewer { id } }' }, headers)).data).toEqual({ viewer: null });
  });
});
