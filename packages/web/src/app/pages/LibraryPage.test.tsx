import { act } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testClient } from '../../test-kit/api.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aConnection, aRoot } from '../../test-kit/world.ts';
import { Component as HomePage } from './HomePage.tsx';
import { Component as LibraryPage } from './LibraryPage.tsx';

const open = (address: string) =>
  renderRoutes(
    [{ path: '/', Component: HomePage, children: [{ path: 'library/:screen?', Component: LibraryPage }] }],
    address,
    testClient(aRoot({ viewerCanChangeAssets: true, assets: aConnection([]) })),
  );

test.each([
  ['asset2d', '/library/new-image', 'Upload New Image'],
  ['assetvideo', '/library/new-video', 'Upload New Video'],
])('the home page with %s opens its upload dialog', async (assetType, address, title) => {
  const { router } = await open(`/?assetType=${assetType}`);
  await screen.findByRole('dialog');
  expect(screen.getByText(title)).toBeTruthy();
  const { location } = router.state;
  expect(location.pathname + location.search).toBe(address);
});

test('opened on its own, the library offers no selection, has its tab in the URL, and closes to the home page', async () => {
  const { router, user } = await open('/library?tab=videos');
  expect((await screen.findByRole('link', { name: /Videos/ })).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('button', { name: 'Add Selection' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(router.state.location.pathname).toBe('/');
});

test('logos have their own list and URL, and so does the screen for a new one', async () => {
  const { router, user } = await open('/library');
  const logos = await screen.findByText('Logos');
  await act(async () => user.click(logos));
  expect(router.state.location.search).toBe('?show=logos');
  await act(async () => user.click(screen.getAllByRole('button', { name: /Upload New Logo/ })[0] ?? document.body));
  expect(router.state.location.pathname).toBe('/library/new-logo');
  expect(screen.getByText('JPG or PNG, no spaces in the name. Up to 1 MB.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/library?show=logos');
});
