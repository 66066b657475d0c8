import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, codeOf, startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';
import { BUDGET_PER_MINUTE, createBudgets } from './budget.ts';

describe('the budget of a key', () => {
  it('is spent by what operations cost, and full again after a minute', () => {
    let now = Date.UTC(2026, 0, 1);
    const charge = createBudgets(() => now);
    expect(charge('lyk_a', 59_000)).toEqual({
      requested: 59_000,
      remaining: 1_000,
      resetAt: '2026-01-01T00:01:00.000Z',
    });
    now += 30_500;
    expect(() => charge('lyk_a', 1_001)).toThrow(
      expect.objectContaining({ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 30 } }),
    );
    expect(charge('lyk_a', 1_000).remaining).toBe(0);
    expect(charge('lyk_b', 1).remaining).toBe(BUDGET_PER_MINUTE - 1);
    now += 29_500;
    expect(charge('lyk_a', 1).remaining).toBe(BUDGET_PER_MINUTE - 1);
  });
});

describe('the cost of an operation', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ operationCost: () => 4_000 });
  });
  afterAll(() => gateway.close());

  it('is told with every answer, and a key that has spent its budget is told when to come back', async () => {
    const costs = [];
    for (let i = 0; i < 16; i++)
      costs.push((await gateway.post({ query: '{ nothing }' }, bearer(TOKENS.key))).extensions?.['cost']);
    expect(costs[0]).toMatchObject({ requested: 4_000, remaining: 56_000 });
    expect(costs[14]).toMatchObject({ remaining: 0 });
    const over = await gateway.post({ query: '{ nothing }' }, bearer(TOKENS.key));
    expect(codeOf(over)).toBe('RATE_LIMITED');
    expect(over.errors?.[0]?.extensions?.['retryAfterSeconds']).toBeGreaterThan(0);
    const other = await gateway.post({ query: '{ nothing }' });
    expect(other.extensions?.['cost']).toEqual({ requested: 4_000, remaining: null, resetAt: null });
    expect((await gateway.post({ query: '{ nothingLikeThis }' })).extensions?.['cost']).toMatchObject({ requested: 0 });
  });
});
