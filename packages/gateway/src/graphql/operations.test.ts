import { beforeAll, describe, expect, it } from 'vitest';
import { bearer, codeOf, startTestGateway, TOKENS, type TestGateway } from '../test-kit/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  return () => gateway.close();
});

describe('variables', () => {
  const LOOK_UP = 'query ($by: ThingLookup!) { thing(by: $by) { id } }';
  const wrong = {
    'two keys': { id: 'a', name: 'b' },
    'no key': {},
    'a null key': { id: null },
    'a key and a null': { id: 'a', name: null },
    'an unknown key': { email: 'a' },
  };
  it.each(Object.entries(wrong))(
    'that look up a thing by %s are answered with 400, and no resolver runs',
    async (_title, by) => {
      const answered = await gateway.post({ query: LOOK_UP, variables: { by } }, bearer(TOKENS.key));
      expect(answered.status).toBe(400);
      expect(codeOf(answered)).toBe('BAD_USER_INPUT');
      expect(answered.data).toBeUndefined();
    },
  );

  it('that are valid are answered', async () => {
    const answered = await gateway.post({ query: LOOK_UP, variables: { by: { name: 'b' } } });
    expect(answered.data).toEqual({ thing: { id: 'b' } });
  });
});

const echoed = (text: string) => ({ echo: JSON.stringify({ text }) });

describe('a document of several operations', () => {
  const query = 'query A { echo(text: "a") } query B { echo(text: "b") }';

  it('runs the named one', async () => {
    for (const [operationName, text] of [
      ['A', 'a'],
      ['B', 'b'],
      ['A', 'a'],
    ] as const) {
      expect((await gateway.post({ query, operationName })).data).toEqual(echoed(text));
    }
  });

  it('runs none if none is named', async () => {
    for (const operationName of [undefined, null, 'C']) {
      const answered = await gateway.post({ query, operationName });
      expect(answered.status).toBe(400);
      expect(codeOf(answered)).toBe('BAD_USER_INPUT');
    }
  });
});
