import { ApolloClient } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkConfigDocument } from '../../generated/graphql.ts';
import manifest from '../../generated/persisted-documents.json' with { type: 'json' };
import { createCache } from './cache.ts';
import { httpLink } from './http.ts';

afterEach(() => vi.restoreAllMocks());

/** The body of the request to the gateway. */
async function asked(sendsText: boolean) {
  const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no gateway'));
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: httpLink('/graphql', null, sendsText),
  });
  await expect(client.query({ query: LinkConfigDocument, variables: { id: 'cfg_1' } })).rejects.toThrow('no gateway');
  const body = request.mock.calls[0]?.[1]?.body;
  if (typeof body !== 'string') throw new Error('a question is text');
  return JSON.parse(body);
}

test('an operation with unmasked fragments is sent by a digest the gateway knows', async () => {
  const { query, extensions } = await asked(false);
  expect(query).toBeUndefined();
  const text = new Map(Object.entries(manifest)).get(extensions.persistedQuery.sha256Hash);
  expect(text).toContain('query LinkConfig(');
  expect(text).not.toContain('@unmask');
});

test('the text sent in development is valid in the schema', async () => {
  const { query, extensions } = await asked(true);
  expect(query).toContain('...ConfigPicker_Config');
  expect(query).not.toContain('@unmask');
  expect(extensions).toBeUndefined();
});
