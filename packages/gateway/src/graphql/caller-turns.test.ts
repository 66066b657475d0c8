import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { operationCost } from '@launchyard/schema/cost';
import { OPERATION_LIMITS } from '@launchyard/domain/session';
import { schema } from '@launchyard/schema/schema';
import type { ClaimedCaller } from '../access/caller.ts';
import { newKey } from '../test-kit/subscribers.ts';
import { bearer, codeOf, startTestGateway, type TestGateway } from '../test-kit/test-gateway.ts';
import { createCallerTurns } from './caller-turns.ts';

/** The real schema: what is asked about it takes time, and no service is asked for it. */
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ schema, operationCost });
  return () => gateway.close();
});

const callerWith = (token: string): ClaimedCaller => ({
  token,
  isBrowser: false,
  account: undefined,
  clientAddress: '192.0.2.1',
});
const [GREEDY, MODEST] = [callerWith('lyk_greedy'), callerWith('lyk_modest')];

/** Works without letting anything else in. */
function occupy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

const INTROSPECTION = { query: getIntrospectionQuery() };
const key = () => bearer(newKey(gateway).token);

describe('operations that one caller sends at once', () => {
  it('begin one by one, and those that others have sent meanwhile come between', async () => {
    const inTurn = createCallerTurns(() => true);
    const order: string[] = [];
    const begin = (caller: ClaimedCaller, name: string) =>
      inTurn(caller, async () => {
        occupy(5);
        order.push(name);
        return () => name;
      });
    const COUNT = 20;
    const greedy = Array.from({ length: COUNT }, () => begin(GREEDY, 'greedy'));
    // What arrives on another connection while the first of them is at work.
    await new Promise((resolve) => setImmediate(resolve));
    expect(await begin(MODEST, 'modest')).toBe('modest');
    expect(order.indexOf('modest')).toBeLessThan(4);
    await Promise.all(greedy);
    expect(order).toHaveLength(COUNT + 1);
  });

  it('let others come between also if all of them fail', async () => {
    const inTurn = createCallerTurns(() => true);
    let failed = 0;
    const COUNT = 40;
    const greedy = Array.from({ length: COUNT }, () =>
      inTurn(GREEDY, async () => {
        occupy(5);
        failed += 1;
        throw new Error('it failed');
      }).catch(() => undefined),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(failed).toBeLessThan(4);
    await Promise.all(greedy);
    expect(failed).toBe(COUNT);
  });

  it('have the turns of their address until their credential is confirmed', async () => {
    const inTurn = createCallerTurns((token) => token === MODEST.token);
    const order: string[] = [];
    const begin = (caller: ClaimedCaller, name: string) =>
      inTurn(caller, async () => {
        order.push(name);
        await new Promise((resolve) => setImmediate(resolve));
        return () => name;
      });
    const COUNT = 20;
    const made = Array.from({ length: COUNT }, (_, i) => begin(callerWith(`lyk_madeUp${i}`), `made up ${i}`));
    // From the same address, with a credential that is good: it waits for none of them.
    await begin(MODEST, 'modest');
    expect(order.slice(0, 2)).toEqual(['made up 0', 'modest']);
    await Promise.all(made);
    expect(order).toHaveLength(COUNT + 1);
  });

  it('are refused if too many wait to begin, and that caller’s only', async () => {
    const inTurn = createCallerTurns(() => true);
    const gate = Promise.withResolvers<() => void>();
    const first = inTurn(GREEDY, () => gate.promise);
    const others = Array.from({ length: 1_001 }, () => inTurn(GREEDY, async () => () => undefined));
    await expect(others.at(-1)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1 } });
    expect(await inTurn(MODEST, async () => () => 'begun')).toBe('begun');
    gate.resolve(() => undefined);
    await Promise.all([first, ...others.slice(0, -1)]);
  });

  it('go on after one that fails', async () => {
    const inTurn = createCallerTurns(() => true);
    const failing = inTurn(GREEDY, async () => {
      throw new Error('it failed');
    });
    const next = inTurn(GREEDY, async () => () => 'next');
    await expect(failing).rejects.toThrow('it failed');
    expect(await next).toBe('next');
  });

  it('wait for the services side by side', async () => {
    const slow = await startTestGateway();
    const COUNT = 20;
    const { token } = newKey(slow);
    const all = Promise.withResolvers<void>();
    let waiting = 0;
    slow.services.answers.set('/sign-out', async () => {
      waiting += 1;
      if (waiting === COUNT) all.resolve();
      await all.promise;
      return { status: 200, body: { signedOut: true } };
    });
    const asked = Array.from({ length: COUNT }, () =>
      slow.post({ query: 'mutation { sessionDelete }' }, bearer(token)),
    );
    await Promise.all(asked);
    expect(waiting).toBe(COUNT);
    await slow.close();
  });
});

describe('what is asked about the schema', () => {
  it('spends the budget of its caller', async () => {
    const caller = key();
    const first = await gateway.post(INTROSPECTION, caller);
    expect(first.extensions).toMatchObject({ cost: { requested: expect.toSatisfy((points) => points > 600) } });
  });

  it('is refused if it is too much, which costs something, too', async () => {
    const type = 'type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }';
    const all = `types { kind name description fields { name description args { name description ${type} } ${type} } }`;
    const query = `{ ${Array.from({ length: 15 }, (_, index) => `a${index}: __schema { ${all} }`).join(' ')} }`;
    const caller = key();
    for (let time = 0; time < 2; time++) {
      const answered = await gateway.post({ query }, caller);
      expect(codeOf(answered)).toBe('QUERY_TOO_COMPLEX');
      expect(answered.extensions).toMatchObject({
        cost: { requested: expect.toSatisfy((points) => points >= 100 && points < OPERATION_LIMITS.points) },
      });
    }
  });
});
