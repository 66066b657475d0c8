import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aLink, aPinned, openLinks } from '../test-kit/links.ts';

test.each([
  ['of all versions, the search says that there is no other', 3, 'No results for “v1x”'],
  ['of many versions, the search says that it knows the newest', 100, 'No results among the newest 100 versions'],
])('%s', async (_, count, words) => {
  const linkableVersions = Array.from({ length: count }, (_each, index) => aPinned(900 - index));
  const { user } = await openLinks([aLink(1, { pinnedVersion: aPinned(7), servesLatest: false })], {
    app: { linkableVersions },
  });
  screen.getByRole('button', { name: /^Version of Streaming-1/ }).focus();
  await user.keyboard('{Enter}');
  await user.type(await screen.findByRole('combobox', { name: 'Find a version' }), 'v1x');
  expect(await screen.findAllByText(words)).not.toEqual([]);
});
