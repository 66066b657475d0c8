import { expect, test } from 'vitest';
import { listFiles, readText } from './files.ts';
import { findOwnMutations } from './mutations/find.ts';

test('the panel sends mutations, and handles keys, refusals, faults and retries, in one place', () => {
  const files = listFiles(/^packages\/web\/src\/.*\.tsx?$/).filter(
    // GraphiQL only shows documents: it handles none of their answers.
    (path) => !/\.test\.tsx?$|\/(test-kit|generated|graphiql)\//.test(path),
  );
  expect(files).toContain('packages/web/src/kit/mutate.ts');
  expect(findOwnMutations(Object.fromEntries(files.map((path) => [path, readText(path)])))).toEqual([]);
});

test.each([
  ['const [run] = useMutation(LinkDeleteDocument);', 'sends a mutation'],
  ['await client.mutate({ mutation, variables });', 'sends a mutation'],
  ['const [refusal] = data.linkDelete.userErrors;', 'reads refusals'],
  ['const input = { appId, idempotencyKey: crypto.randomUUID() };', 'creates an idempotency key'],
  ['const idempotencyKey = crypto.randomUUID();', 'creates an idempotency key'],
  ['await ask({ ...wish, idempotencyKey: keys.keyOf(wish) });', 'creates an idempotency key'],
  ["if (refusal.code === 'LINK_NOT_FOUND') return;", 'compares a literal code'],
  ['if (triesAgain(faults) !== null) setTimeout(listen, 5_000);', 'decides by itself whether to retry'],
  ["const seconds = readRetryAfter(response.headers.get('retry-after'), now);", 'decides by itself whether to retry'],
])('%s: found', (text, name) => {
  const path = 'packages/web/src/links/use-delete-link.ts';
  expect(findOwnMutations({ [path]: text }).map((line) => line.split(',')[0])).toEqual([`${path} ${name}`]);
});
