import { beforeAll, describe, expect, it } from 'vitest';
import { fault } from '../test-kit/fake-services.ts';
import { bearer, codeOf, startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.services.answers.set('/session/state', ({ headers }) =>
    headers['x-account'] === undefined ? fault(401, 'UNAUTHENTICATED') : fault(403, 'FORBIDDEN'),
  );
  return () => gateway.close();
});

const ask = (account: string) =>
  gateway.post({ query: '{ nothing viewer { id } }' }, { ...bearer(TOKENS.key), 'x-account': account });

describe('a named account', () => {
  it.each(['', 'é', 'acc ann', 'acc_ann, acc_bob', 'a'.repeat(65), '../acc_ann'])(
    'written as %j is answered like a foreign account, repeatedly',
    async (account) => {
      const { data, errors } = await ask('acc_of_others');
      expect(codeOf({ errors })).toBe('FORBIDDEN');
      for (let i = 0; i < 6; i++) expect(await ask(account)).toMatchObject({ status: 200, data, errors });
    },
  );

  it('is passed on if it is well-formed', async () => {
    await ask('acc_0-Z');
    expect(gateway.services.received.at(-1)?.headers['x-account']).toBe('acc_0-Z');
  });
});
