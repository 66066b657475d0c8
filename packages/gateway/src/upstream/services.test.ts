import { isDeepStrictEqual } from 'node:util';
import { pino } from 'pino';
import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '@launchyard/contract/calls';
import { call, Failed, Refused } from '@launchyard/contract/kit';
import { createLog } from '@launchyard/process/log';
import { PATIENCE } from '@launchyard/testing/waits';
import { freePorts } from '@launchyard/testing/world/ports';
import type { UpstreamSettings } from '../gateway-settings.ts';
import { fault, startFakeServices, type FakeServices } from '../test-kit/fake-services.ts';
import { createOperationUpstream } from './operation-upstream.ts';
import { createServices, type CallFor, type Services } from './services.ts';

const shared = {
  access: 'account.read',
  changes: false,
  summary: 'x',
  reply: z.object({ number: z.number() }),
} as const;
const input = z.object({ text: z.string(), list: z.array(z.number()).optional(), unset: z.string().optional() });
const get = call({ ...shared, input: z.object({}), name: 'things.get', method: 'GET', path: '/thing' });
const list = call({ ...shared, input, name: 'things.list', method: 'POST', path: '/thing-list' });
const write = call({
  ...shared,
  input,
  name: 'things.write',
  method: 'POST',
  path: '/thing-write',
  access: 'links.write',
  changes: true,
});
// A read, although it needs another right than reading the account.
const other = call({ ...shared, input, name: 'others.list', method: 'POST', path: '/other-list', access: 'signedIn' });

const CALLER: CallFor = { token: 'lyk_1', account: 'acc_1', requestId: 'request-1', clientAddress: '203.0.113.9' };
const log = pino({ level: 'silent' });

let fake: FakeServices;
let services: Services;
/** The breakers’ clock. */
let now = 0;
beforeEach(async () => {
  fake = await startFakeServices();
  for (const path of ['/thing', '/thing-list', '/thing-write', '/other-list']) {
    fake.answers.set(path, () => ({ status: 200, body: { number: fake.received.length } }));
  }
  services = createServices(settingsFor(fake.url), log, () => now);
});
afterEach(async () => {
  await services.close();
  await fake.close();
});

const settingsFor = (url: string): UpstreamSettings => ({
  url,
  urls: {},
  gatewaySecret: 'secret',
  timeoutMilliseconds: PATIENCE,
});
const thrownBy = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('a call', () => {
  it('carries the caller’s credential, account, request id and client address', async () => {
    await services.call(list, { text: 'a' }, CALLER);
    expect(fake.received[0]).toMatchObject({
      method: 'POST',
      path: '/thing-list',
      body: { text: 'a' },
      headers: {
        authorization: 'Bearer lyk_1',
        'x-account': 'acc_1',
        'x-request-id': 'request-1',
        'x-client-address': '203.0.113.9',
        'x-gateway-secret': 'secret',
        'content-type': 'application/json',
      },
    });
  });

  it('carries neither credential nor account if there is none', async () => {
    await services.call(list, { text: 'a' }, { ...CALLER, token: undefined, account: undefined });
    expect(fake.received[0]?.headers).not.toHaveProperty('authorization');
    expect(fake.received[0]?.headers).not.toHaveProperty('x-account');
  });

  it('with GET has no input, in the contract and on the wire', async () => {
    for (const each of calls.filter(({ method }) => method === 'GET')) {
      expect(z.strictObject({}).safeParse(each.input.parse({ a: 1 })).success, each.name).toBe(true);
    }
    await services.call(get, {}, CALLER);
    expect(fake.received[0]).toMatchObject({ method: 'GET', path: '/thing', body: {} });
  });

  it('that is refused throws the refusals as they arrived', async () => {
    const refusals = [{ code: 'APP_NAME_TAKEN', message: 'The name is taken', field: ['name'] }];
    fake.answers.set('/thing-write', () => ({ status: 422, body: { refusals } }));
    const error = await thrownBy(services.call(write, { text: 'a' }, CALLER));
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ violations: refusals });
  });

  it.each([
    ['a fault', () => fault(403, 'FORBIDDEN'), 'FORBIDDEN'],
    ['another shape than promised', () => ({ status: 200, body: { nummer: 1 } }), 'INTERNAL'],
    [
      'a refusal with an unknown code',
      () => ({ status: 422, body: { refusals: [{ code: 'NAME_TAKEN', message: 'Taken', field: [] }] } }),
      'INTERNAL',
    ],
    ['a refusal without refusals', () => ({ status: 422, body: { refusals: [] } }), 'INTERNAL'],
    ['a status of its own without a fault', () => ({ status: 404, body: 'Not found' }), 'INTERNAL'],
    ['a status of a proxy', () => ({ status: 502, body: 'Bad Gateway' }), 'UNAVAILABLE'],
  ])('that is answered with %s throws Failed with the area', async (_title, answer, code) => {
    fake.answers.set('/thing-list', answer);
    const error = await thrownBy(services.call(list, { text: 'a' }, CALLER));
    expect(error).toBeInstanceOf(Failed);
    expect(error).toMatchObject({ code, service: 'things' });
  });

  it('that is answered with nothing in time throws Failed with the area', async () => {
    fake.answers.set('/thing-list', () => new Promise<never>(() => undefined));
    const impatient = createServices({ ...settingsFor(fake.url), timeoutMilliseconds: 300 }, log);
    const error = await thrownBy(impatient.call(list, { text: 'a' }, CALLER));
    expect(error).toBeInstanceOf(Failed);
    expect(error).toMatchObject({ code: 'UNAVAILABLE', service: 'things' });
    await impatient.close();
  });

  it('whose input is reported malformed is logged with the paths', async () => {
    let logged = '';
    const told = createLog('gateway', 'info', { write: (line) => void (logged += line) });
    const own = createServices(settingsFor(fake.url), told);
    const message = 'text: must have at most 3 characters; list.2: must be a number';
    fake.answers.set('/thing-list', () => ({
      status: 400,
      body: { fault: { code: 'INPUT_MALFORMED', message, requestId: 'r' } },
    }));
    await thrownBy(own.call(list, { text: 'typed by somebody' }, CALLER));
    await own.close();
    expect(JSON.parse(logged)).toMatchObject({
      call: 'things.list',
      requestId: 'request-1',
      paths: ['text', 'list.2'],
    });
    expect(logged).not.toContain('typed by somebody');
  });

  it('of an area with its own address goes there', async () => {
    const elsewhere = await startFakeServices();
    elsewhere.answers.set('/other-list', () => ({ status: 200, body: { number: 77 } }));
    const urls = { others: elsewhere.url };
    const both = createServices({ ...settingsFor(fake.url), urls }, log);
    expect(await both.call(other, { text: 'a' }, CALLER)).toEqual({ number: 77 });
    await both.call(list, { text: 'a' }, CALLER);
    expect(fake.received.map((each) => each.path)).toEqual(['/thing-list']);
    await both.close();
    await elsewhere.close();
  });
});

describe('an area whose service is down', () => {
  it('is not called for two seconds after five failures, while other areas are; then it is tried again', async () => {
    fake.answers.set('/thing-list', () => ({ status: 503, body: {} }));
    for (let i = 0; i < 5; i++) await thrownBy(services.call(list, { text: 'a' }, CALLER));
    expect(await thrownBy(services.call(list, { text: 'a' }, CALLER))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(fake.received).toHaveLength(5);
    expect(await services.call(other, { text: 'a' }, CALLER)).toEqual({ number: 6 });
    fake.answers.set('/thing-list', () => ({ status: 200, body: { number: 1 } }));
    now += 1_999;
    expect(await thrownBy(services.call(list, { text: 'a' }, CALLER))).toMatchObject({ code: 'UNAVAILABLE' });
    now += 1;
    expect(await services.call(list, { text: 'a' }, CALLER)).toEqual({ number: 1 });
  });

  it('does not count as down if calls cannot be sent, or its replies are not understood', async () => {
    fake.answers.set('/thing-list', () => ({ status: 200, body: { nummer: 1 } }));
    for (let i = 0; i < 10; i++) {
      const account = '\r\nx-gateway-secret: guessed';
      expect(await thrownBy(services.call(other, { text: 'a' }, { ...CALLER, account }))).toMatchObject({
        code: 'INTERNAL',
        service: 'others',
      });
      expect(await thrownBy(services.call(list, { text: 'a' }, CALLER))).toMatchObject({ code: 'INTERNAL' });
    }
    expect(fake.received).toHaveLength(10);
    expect(await services.call(other, { text: 'a' }, CALLER)).toEqual({ number: 11 });
    expect(await services.call(write, { text: 'a' }, CALLER)).toEqual({ number: 12 });
  });

  it('fails at once if nothing listens there', async () => {
    const [port] = await freePorts();
    const gone = createServices(settingsFor(`http://127.0.0.1:${port}`), log);
    expect(await thrownBy(gone.call(list, { text: 'a' }, CALLER))).toMatchObject({ code: 'UNAVAILABLE' });
    await gone.close();
  });
});

describe('many calls from one address', () => {
  let patient: Services;
  beforeEach(() => {
    patient = createServices(settingsFor(fake.url), log);
  });
  afterEach(() => patient.close());

  /** Returns the outcome of each. */
  const ask = (times: number) =>
    Promise.all(Array.from({ length: times }, () => thrownBy(patient.call(list, { text: 'mine' }, CALLER))));

  it('wait for each other, and leave the services to everybody else', async () => {
    const held = Promise.withResolvers<void>();
    fake.answers.set('/thing-list', async ({ body }) => {
      if (!isDeepStrictEqual(body, { text: 'yours' })) await held.promise;
      return { status: 200, body: { number: 1 } };
    });
    const mine = ask(550);
    const neighbour = { ...CALLER, clientAddress: '203.0.113.10' };
    expect(await thrownBy(patient.call(list, { text: 'yours' }, neighbour))).toBeNull();
    expect(fake.received.length).toBeLessThan(100);
    held.resolve();
    expect((await mine).every((thrown) => thrown === null)).toBe(true);
  });

  it('are refused, not queued, if too many wait', async () => {
    const refused = (await ask(4_000)).filter((thrown) => thrown !== null);
    expect(refused[0]).toMatchObject({ code: 'RATE_LIMITED', service: 'things', retryAfterSeconds: 1 });
    expect(fake.received.length + refused.length).toBe(4_000);
  });
});

describe('within one operation', () => {
  it('equal reads are made once; reads for another account or of something else are not shared', async () => {
    const upstream = createOperationUpstream(services, CALLER, false);
    await Promise.all([upstream.call(list, { text: 'a' }), upstream.call(list, { text: 'a' })]);
    await upstream.call(list, { text: 'a' });
    expect(fake.received).toHaveLength(1);
    await upstream.call(list, { text: 'b' });
    await upstream.call(list, { text: 'a' }, { account: 'acc_2' });
    await upstream.call(other, { text: 'a' });
    await upstream.call(other, { text: 'a' });
    expect(fake.received.map((each) => each.headers['x-account'])).toEqual(['acc_1', 'acc_1', 'acc_2', 'acc_1']);
  });

  it('every write is made, and earlier reads are made again', async () => {
    const upstream = createOperationUpstream(services, CALLER, false);
    await upstream.call(list, { text: 'a' });
    await Promise.all([upstream.call(write, { text: 'a' }), upstream.call(write, { text: 'a' })]);
    await upstream.call(list, { text: 'a' });
    expect(fake.received.map((each) => each.path)).toEqual([
      '/thing-list',
      '/thing-write',
      '/thing-write',
      '/thing-list',
    ]);
  });

  it('in a subscription, only pending reads are shared', async () => {
    const upstream = createOperationUpstream(services, CALLER, true);
    await Promise.all([upstream.call(list, { text: 'a' }), upstream.call(list, { text: 'a' })]);
    await upstream.call(list, { text: 'a' });
    expect(fake.received).toHaveLength(2);
  });

  it('after signing in, calls continue with the new session', async () => {
    const upstream = createOperationUpstream(services, { ...CALLER, token: undefined }, false);
    await upstream.call(list, { text: 'a' });
    expect(upstream.hasCredential).toBe(false);
    upstream.become('lys_new');
    await upstream.call(list, { text: 'a' });
    expect(upstream.hasCredential).toBe(true);
    expect(fake.received.map((each) => each.headers.authorization)).toEqual([undefined, 'Bearer lys_new']);
  });
});
