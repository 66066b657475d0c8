import { describe, expect, it } from 'vitest';
import { uploadChanged } from '../test-kit/events.ts';
import { CHANGES, listening, newKey, numberOf } from '../test-kit/subscribers.ts';
import { codeOf, startTestGateway, until } from '../test-kit/test-gateway.ts';
import { openSocket } from '../test-kit/test-socket.ts';

describe('a subscription', () => {
  it('charges the cost of each answer to the budget', async () => {
    const spending = await startTestGateway({ operationCost: () => 5_000, now: () => 0 });
    const { params, accountId } = newKey(spending);
    const socket = await openSocket(spending.port);
    await socket.init(params);
    socket.subscribe('1', CHANGES);
    await listening(spending, socket, accountId);
    for (let i = 0; i < 20; i++) spending.services.publish(uploadChanged(accountId));
    await until(() => socket.of('1').length >= 11);
    expect(codeOf(await spending.post({ query: '{ nothing }' }, params))).toBe('RATE_LIMITED');
    expect(socket.of('1')).toHaveLength(11);
    socket.close();
    await spending.close();
  });

  it('continues when its budget is full again', async () => {
    let now = 0;
    const spending = await startTestGateway({ operationCost: () => 5_000, now: () => now });
    const { params, accountId } = newKey(spending);
    const minute = { taken: 5_050, left: 0, secondsLeft: 1 };
    spending.services.answers.set('/budget-take', () => ({ status: 200, body: minute }));
    const socket = await openSocket(spending.port);
    await socket.init(params);
    socket.subscribe('1', CHANGES);
    await listening(spending, socket, accountId);
    const number = spending.services.publish(uploadChanged(accountId));
    await until(() => {
      // Each answer spends a whole minute, and only then the next one begins.
      now = socket.of('1').length * 1_000;
      return socket.of('1').some((message) => numberOf(message) === number);
    });
    socket.close();
    await spending.close();
  });
});
