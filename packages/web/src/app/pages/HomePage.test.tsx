import '../../test-kit/browser.ts';
import { act } from 'react';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fault, testClient } from '../../test-kit/api.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aConnection, anApp, aRoot } from '../../test-kit/world.ts';
import { Component as HomePage } from './HomePage.tsx';

const sevenApps = Array.from({ length: 7 }, (_, index) => anApp({ id: `app_${index}`, name: `App_${index}` }));

interface Page {
  first: number;
  search?: string | null;
}

function pageOf({ first, search }: Page) {
  const found = sevenApps.filter(({ name }) => String(name).includes(search ?? ''));
  const hasNextPage = found.length > first;
  return {
    ...aConnection(found.slice(0, first)),
    totalCount: found.length,
    pageInfo: { hasNextPage, hasPreviousPage: false },
  };
}

async function openHome(account: Record<string, unknown>, address = '/') {
  return renderRoutes(
    [
      { path: '/', Component: HomePage, children: [{ index: true, element: null }] },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    address,
    testClient(aRoot(account)),
  );
}

const shownApps = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);

test('five applications are shown at first, all of them by See All, five again by See Less', async () => {
  const { router } = await openHome({ apps: pageOf });
  expect(shownApps()).toHaveLength(5);
  await act(async () => screen.getByRole('button', { name: /See All/ }).click());
  await vi.waitFor(() => expect(shownApps()).toHaveLength(7));
  expect(router.state.location.search).toBe('?all=');
  await act(async () => screen.getByRole('button', { name: 'See Less' }).click());
  await vi.waitFor(() => expect(shownApps()).toHaveLength(5));
});

test('a search is kept in the address, and shows what matches', async () => {
  const { user, router } = await openHome({ apps: pageOf });
  await user.type(screen.getByLabelText('Search applications'), 'App_3');
  await vi.waitFor(() => expect(shownApps()).toEqual(['App_3']));
  expect(router.state.location.search).toBe('?search=App_3');
});

test('a search without a result says what was searched and how many there are, and can be cleared', async () => {
  const { user } = await openHome({ apps: pageOf }, '/?search=hangar');
  expect(await screen.findByText('No application matches “hangar”')).toBeTruthy();
  expect(screen.getByText('You have 7 applications.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await vi.waitFor(() => expect(shownApps()).toHaveLength(5));
});

test('an account without applications is shown where to begin', async () => {
  await openHome({ apps: aConnection([]) });
  expect(screen.getByRole('button', { name: 'Choose ZIP' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Get started' })).getByText('northlight')).toBeTruthy();
});

test('an applications service that is down costs the list and nothing else, and trying again brings it', async () => {
  let isDown = true;
  const apps = (page: Page) => {
    if (isDown) throw fault('UPSTREAM_UNAVAILABLE', { service: 'apps' });
    return pageOf(page);
  };
  await openHome({ apps });
  expect(screen.getByText('Failed to fetch application list')).toBeTruthy();
  expect(screen.getByText(/Your applications are safe\. We try again in \d s\./)).toBeTruthy();
  expect(screen.getByText('1.00 GB')).toBeTruthy();
  isDown = false;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await vi.waitFor(() => expect(shownApps()).toHaveLength(5));
});

test('a storage that is not known is a dash, never nothing used', async () => {
  await openHome({ apps: pageOf, storage: fault('UPSTREAM_UNAVAILABLE', { service: 'plans' }) });
  const card = within(screen.getByRole('region', { name: 'Storage' }));
  expect(card.getByText('—')).toBeTruthy();
  expect(card.queryByRole('progressbar')).toBeNull();
  expect(shownApps()).toHaveLength(5);
});
