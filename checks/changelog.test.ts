import { expect, test } from 'vitest';
import { schemaChanges } from './fresh/changelog.ts';

const before = 'type Query { apps(first: Int): [App!]! old: Int } type App { name: String! }';

test('an unchanged schema has no changes, whatever its descriptions say', () => {
  expect(schemaChanges(before, `"Asks." ${before}`)).toBe('The schema has not changed.');
});

test('breaking changes come before others, with their elements as code', () => {
  const after = 'type Query { apps(first: Int, last: Int): [App!]! new: Int } type App { name: String! size: Int }';
  expect(schemaChanges(before, after)).toBe(
    [
      '#### Breaks callers\n\n- Field `Query.old` was removed.',
      '#### May surprise callers\n\n- An optional argument `Query.apps(last:)` was added.',
      '#### Breaks nobody\n\n- Field `App.size` was added.\n- Field `Query.new` was added.',
    ].join('\n\n'),
  );
});
