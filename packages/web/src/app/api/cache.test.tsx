import { expect, test } from 'vitest';
import { ConfigsDocument } from '../../generated/graphql.ts';
import { testClient } from '../../test-kit/api.ts';
import { aConfig } from '../../test-kit/configs.ts';
import { aConnection, aRoot } from '../../test-kit/world.ts';

const page = (name: string, endCursor: string) => ({
  ...aConnection([aConfig(name)]),
  pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor },
});

test('a page is appended to the list that it continues, and dropped if that list has changed', async () => {
  const pages: Record<string, object> = { '': page('a', 'a'), a: page('b', 'b'), b: page('c', 'c') };
  const configs = ({ after }: { after?: string | null }) => pages[after ?? ''];
  const client = testClient(aRoot({ configs }));
  const variables = { search: null, first: 1 };
  const read = (after: string | null) =>
    client.query({ query: ConfigsDocument, variables: { ...variables, after }, fetchPolicy: 'network-only' });
  const names = () =>
    client
      .readQuery({ query: ConfigsDocument, variables: { ...variables, after: null } })
      ?.viewer?.account.configs?.nodes.map(({ name }) => name);
  await read(null);
  await read('a');
  expect(names()).toEqual(['a', 'b']);
  await read(null);
  await read('b');
  expect(names()).toEqual(['a']);
  await read('a');
  expect(names()).toEqual(['a', 'b']);
});
