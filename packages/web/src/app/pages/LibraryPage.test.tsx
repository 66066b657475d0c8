import '../../test-kit/browser.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testClient } from '../../test-kit/api.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aConnection, aRoot } from '../../test-kit/world.ts';
import { Component as HomePage } from './HomePage.tsx';
import { Component as LibraryPage } from './LibraryPage.tsx';

const open = (address: string) =>
  renderRoutes(
    [{ path: '/', Component: HomePage, children: [{ path: 'library', Component: LibraryPage }] }],
    address,
    testClient(aRoot({ viewerCanChangeAssets: true, assets: aConnection([]) })),
  );

test.each([
  ['asset2d', '?tab=images&add', 'Upload New Image'],
  ['assetvideo', '?tab=videos&add', 'Upload New Video'],
])('the home page asked for %s opens its upload dialog', async (assetType, search, title) => {
  const { router } = await open(`/?assetType=${assetType}`);
  await screen.findByRole('dialog');
  expect(screen.getByText(title)).toBeTruthy();
  const { location } = router.state;
  expect(location.pathname + location.search).toBe(`/library${search}`);
});

test('the library by itself offers nothing to choose; its tab stands in the address, and closing leads home', async () => {
  const { router, user } = await open('/library?tab=videos');
  expect((await screen.findByRole('tab', { name: /Videos/ })).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Add Selection' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(router.state.location.pathname).toBe('/');
});
