import { screen as shown } from '@testing-library/react';
import { Outlet, useLoaderData } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { guardLeaving } from '../kit/leaving.ts';
import { testClient } from '../test-kit/api.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { PageFault } from './PageFault.tsx';
import { screen } from './screen.tsx';

afterEach(() => guardLeaving(false));

const lost = () => new TypeError('Failed to fetch dynamically imported module');

/** A panel with a screen whose code fails to load this many times. */
async function open(failures: number) {
  let left = failures;
  const bring = vi.fn(async () => {
    if (left-- > 0) throw lost();
    return { Component: Links, loader: async () => 'six links' };
  });
  const children = [
    { index: true, element: <p>Home</p> },
    { path: 'links', lazy: screen(bring) },
  ];
  const routes = [{ path: '/', element: <Outlet />, errorElement: <PageFault />, children }];
  // The browser logs an error that ended a screen.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return { bring, ...(await renderRoutes(routes, '/links?tab=meeting', testClient({}))) };
}

function Links() {
  return <p>Here are {useLoaderData<string>()}</p>;
}

test('during an upload, Try again loads a screen whose code failed to load without a page reload', async () => {
  guardLeaving(true);
  const { user, router, bring } = await open(4);
  await shown.findByText('This page could not be loaded');
  expect(shown.getByText(/^Your upload continues\./)).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(bring).toHaveBeenCalledTimes(3));
  expect(shown.getByText('This page could not be loaded')).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(bring).toHaveBeenCalledTimes(4));
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByText('Here are six links')).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/links', search: '?tab=meeting' });
});

test('a screen whose code loads at the second attempt shows no error', async () => {
  await open(1);
  expect(await shown.findByText('Here are six links')).toBeTruthy();
});
