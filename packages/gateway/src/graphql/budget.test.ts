import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POINTS_PER_MINUTE, pointsToTake } from '@launchyard/domain/session';
import { fault } from '../test-kit/fake-services.ts';
import { bearer, codeOf, startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';

const ask = { query: '{ nothing }' };
const key = bearer(TOKENS.key);

/** What the services do, without the minute’s end. */
function keepBudget(left = POINTS_PER_MINUTE) {
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
    gateways = await Promise.all([1, 2].map(() => startTestGateway({ operationCost: () => 400 })));
  });
  afterAll(async () => {
    await Promise.all(gateways.map((each) => each.close()));
  });

  it('is one for all gateways together, whichever the key asks, and asked for now and then only', async () => {
    const { budget, answer } = keepBudget();
    for (const { services } of gateways) services.answers.set('/budget-take', answer);
    let done = 0;
    for (let round = 0; round < 10; round++) {
      const tenTimes = gateways.flatMap((each) => Array.from({ length: 10 }, () => each.post(ask, key)));
      done += (await Promise.all(tenTimes)).filter((each) => codeOf(each) === undefined).length;
    }
    const most = POINTS_PER_MINUTE / 400;
    expect(done).toBeLessThanOrEqual(most);
    // What one has in hand when the other runs out is at most a last share of little.
    expect(done).toBeGreaterThan(most - 5);
    expect(budget.left).toBeLessThan(400);
    expect(budget.questions).toBeLessThan(done / 2);
  });
});

describe('the cost of an operation', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ operationCost: () => 4_000 });
  });
  afterAll(() => gateway.close());

  it('is told with every answer, and a key that has spent its budget is told when to come back', async () => {
    const { budget, answer } = keepBudget();
    gateway.services.answers.set('/budget-take', answer);
    const costs = [];
    for (let i = 0; i < 16; i++) costs.push((await gateway.post(ask, key)).extensions?.['cost']);
    expect(costs[0]).toMatchObject({ requested: 4_000, remaining: 56_000 });
    expect(costs[14]).toMatchObject({ remaining: 0 });
    expect(budget.left).toBe(0);
    const over = await gateway.post(ask, key);
    expect(codeOf(over)).toBe('RATE_LIMITED');
    expect(over.errors?.[0]?.extensions?.['retryAfterSeconds']).toBeGreaterThan(0);
    const other = await gateway.post(ask);
    expect(other.extensions?.['cost']).toEqual({ requested: 4_000, remaining: null, resetAt: null });
    expect((await gateway.post({ query: '{ nothingLikeThis }' })).extensions?.['cost']).toMatchObject({ requested: 0 });
  });
});

describe('services that do not answer', () => {
  it('stop no key: the gateway counts alone', async () => {
    const gateway = await startTestGateway({ operationCost: () => 5_000 });
    gateway.services.answers.set('/budget-take', () => fault(503, 'UNAVAILABLE'));
    const codes = [];
    for (let i = 0; i < 13; i++) codes.push(codeOf(await gateway.post(ask, key)));
    expect(codes).toEqual([...Array<undefined>(12).fill(undefined), 'RATE_LIMITED']);
    await gateway.close();
  });
});
