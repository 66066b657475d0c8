import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { POINTS_PER_MINUTE, pointsToTake } from '@launchyard/domain/session';
import { createBudgets, type Cost } from './budget.ts';
import { fault } from '../test-kit/fake-services.ts';
import { bearer, codeOf, panelHeaders, startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';

const ask = { query: '{ nothing }' };
const CALLER = { isBrowser: false, account: undefined, clientAddress: '192.0.2.1' };
const key = bearer(TOKENS.key);
/** No minute ends while a test spends it. */
const now = () => Date.UTC(2026, 10, 20);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every answer has its cost, of this form
const costOf = (extensions: Record<string, unknown> = {}) => extensions['cost'] as Cost;

/** A fake budget service whose minute never ends. */
function keepBudget(left: number = POINTS_PER_MINUTE.key) {
  const budget = { left, questions: 0 };
  return {
    budget,
    answer: ({ body }: { body: unknown }) => {
      budget.questions += 1;
      const { points } = body as { points: number }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the gateway sent it
      const taken = pointsToTake(points, budget.left);
      budget.left -= taken;
      return { status: 200, body: { taken, left: budget.left, secondsLeft: 60 } };
    },
  };
}

describe('the budget of a key', () => {
  let gateways: TestGateway[];
  beforeAll(async () => {
    gateways = await Promise.all([1, 2].map(() => startTestGateway({ operationCost: () => 400, now })));
    return async () => {
      await Promise.all(gateways.map((each) => each.close()));
    };
  });

  it('is shared by all gateways, whichever the key uses, and fetched only now and then', async () => {
    const { budget, answer } = keepBudget();
    for (const { services } of gateways) services.answers.set('/budget-take', answer);
    let done = 0;
    for (let round = 0; round < 10; round++) {
      const tenTimes = gateways.flatMap((each) => Array.from({ length: 10 }, () => each.post(ask, key)));
      done += (await Promise.all(tenTimes)).filter((each) => codeOf(each) === undefined).length;
    }
    const most = POINTS_PER_MINUTE.key / 400;
    expect(done).toBeLessThanOrEqual(most);
    // What one gateway holds when the other runs out is at most a last small share.
    expect(done).toBeGreaterThan(most - 5);
    expect(budget.left).toBeLessThan(400);
    expect(budget.questions).toBeLessThan(done / 2);
  });
});

describe('the cost of an operation', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ operationCost: () => 4_000, now });
    // Read once, so that only the cost of answering counts below.
    await gateway.post(ask);
    return () => gateway.close();
  });

  it('is returned with every answer, and a key that has spent its budget is told when to retry', async () => {
    const { budget, answer } = keepBudget();
    gateway.services.answers.set('/budget-take', answer);
    const costs = [];
    for (let i = 0; i < 16; i++) costs.push((await gateway.post(ask, key)).extensions?.['cost']);
    expect(costs[0]).toMatchObject({ requested: 4_000, remaining: 56_000 });
    expect(costs[14]).toMatchObject({ remaining: 0 });
    expect(budget.left).toBe(0);
    const over = await gateway.post(ask, key);
    expect(over).toMatchObject({ status: 429, errors: [{ extensions: { code: 'RATE_LIMITED', limit: 60_000 } }] });
    const wait = over.errors?.[0]?.extensions?.['retryAfterSeconds'];
    expect(wait).toBeGreaterThan(0);
    expect(over.headers.get('retry-after')).toBe(String(wait));
    expect(over.errors?.[0]?.extensions).not.toHaveProperty('http');
  });

  it('is charged to the sender, however the credential is sent: to a session, a key or an address', async () => {
    const session = panelHeaders(gateway.port);
    const remaining = async (headers: Record<string, string>) => {
      const { extensions } = await gateway.post({ query: '{ __typename nothing }' }, headers);
      return Number(costOf(extensions).remaining);
    };
    gateway.services.answers.delete('/budget-take');
    const callers = [{}, session, bearer(TOKENS.panel), bearer(TOKENS.staff)];
    for (const headers of callers) {
      const before = await remaining(headers);
      expect(await remaining(headers)).toBe(before - 4_000);
    }
  });

  it('is charged to the address if a key is sent in the cookie, where it is not a credential', async () => {
    gateway.services.answers.delete('/budget-take');
    const asCookie = panelHeaders(gateway.port, TOKENS.key);
    expect((await gateway.post({ query: '{ viewer { id } }' }, asCookie)).data).toEqual({ viewer: null });
    const codes = [];
    for (let i = 0; i < 20; i++) codes.push(codeOf(await gateway.post({ query: '{ nothing }' }, asCookie)));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

describe('an address', () => {
  it('pays for each new credential, and can use no more once it has spent its budget', async () => {
    const gateway = await startTestGateway({ operationCost: () => 0, now });
    const questions = () => gateway.services.received.filter(({ path }) => path !== '/events-since').length;
    const codes = new Set<unknown>();
    for (let i = 0; i < 610; i++) codes.add(codeOf(await gateway.post(ask, bearer(`lyk_invented${i}`))));
    expect(codes).toEqual(new Set(['UNAUTHENTICATED', 'RATE_LIMITED']));
    const before = questions();
    expect((await gateway.post(ask, bearer('lyk_inventedAfterwards'))).status).toBe(429);
    expect(questions()).toBe(before);
    await gateway.close();
  });
});

test('an address pays once for a credential, however many of its sockets go on at the same time', async () => {
  let questions = 0;
  const services = {
    call: async () => {
      questions += 1;
      await setImmediate();
      return { taken: 60_000, left: 0, secondsLeft: 60 };
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it answers the one call that is made
  const { charge } = createBudgets(services as unknown as Parameters<typeof createBudgets>[0], now);
  const keys = ['first', 'second'].map((name) => ({ ...CALLER, token: `lyk_${name}` }));
  const charged = keys.flatMap((caller) => Array.from({ length: 1_000 }, () => charge(caller, 1, 'a request')));
  expect((await Promise.all(charged)).every(({ requested }) => requested === 1)).toBe(true);
  expect(questions).toBe(2);
});

describe('a new document', () => {
  it('costs a point for each of its tokens, valid or not, and nothing the next time', async () => {
    const gateway = await startTestGateway({ operationCost: () => 5, now });
    const requested = async (query: string) => {
      const { extensions } = await gateway.post({ query }, key);
      return costOf(extensions).requested;
    };
    expect(await requested('{ a: nothing }')).toBe(5 + 5);
    expect(await requested('{ a: nothing }')).toBe(5);
    expect(await requested('{ nothingLikeThis }')).toBe(3);
    expect(await requested('{ nothingLikeThis }')).toBe(0);
    await gateway.close();
  });

  it('costs by its length if it has few tokens or cannot be parsed, each time', async () => {
    const gateway = await startTestGateway({ operationCost: () => 5, now });
    const requested = async (query: string) => costOf((await gateway.post({ query }, key)).extensions).requested;
    expect(await requested(`{ nothing } # ${'x'.repeat(25_600)}`)).toBe(101 + 25 + 5);
    const broken = `{ nothing # ${'x'.repeat(25_600)}`;
    expect(await requested(broken)).toBe(101 + 25);
    expect(await requested(broken)).toBe(101 + 25);
    await gateway.close();
  });

  it('costs by the length of its request, and one that is malformed costs more, before and after it is parsed', async () => {
    const gateway = await startTestGateway({ now });
    const requested = async (body: unknown) => costOf((await gateway.post(body, key)).extensions).requested;
    expect(await requested({ query: '{ __typename }' })).toBe(3 + 1);
    expect(await requested({ query: '{ __typename }', extensions: { client: 'x'.repeat(20 * 1024) } })).toBe(20 + 1);
    expect(await requested('{ x')).toBe(20);
    expect(await requested('x'.repeat(100 * 1024))).toBe(100 + 20);
    await gateway.close();
  });

  it('is not parsed if the budget is spent', async () => {
    const gateway = await startTestGateway({ operationCost: () => 5_000, now });
    gateway.services.answers.set('/budget-take', () => fault(503, 'UNAVAILABLE'));
    await gateway.post(ask);
    for (let i = 0; i < 12; i++) await gateway.post(ask, key);
    for (const body of [{ query: '{ nothingLikeThis }' }, '{ x']) {
      expect(codeOf(await gateway.post(body, key))).toBe('RATE_LIMITED');
    }
    await gateway.close();
  });
});

describe('unavailable services', () => {
  it('stop no key: the gateway counts alone', async () => {
    const gateway = await startTestGateway({ operationCost: () => 5_000, now });
    gateway.services.answers.set('/budget-take', () => fault(503, 'UNAVAILABLE'));
    await gateway.post(ask);
    const codes = [];
    for (let i = 0; i < 13; i++) codes.push(codeOf(await gateway.post(ask, key)));
    expect(codes).toEqual([...Array<undefined>(12).fill(undefined), 'RATE_LIMITED']);
    await gateway.close();
  });
});
