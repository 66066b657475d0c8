import { act } from 'react';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fault, testClient, type TestRoot } from '../../test-kit/api.ts';
import type { Account, DemoApp } from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aConnection, anApp, aRoot, aViewer } from '../../test-kit/world.ts';
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

async function openHome(account: Given<Account>, address = '/', root: TestRoot = {}) {
  return renderRoutes(
    [
      { path: '/', Component: HomePage, children: [{ index: true, element: null }] },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    address,
    testClient(aRoot(account, root)),
  );
}

const shownApps = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);

test('five applications are shown at first; See All shows all, See Less five again', async () => {
  const { router } = await openHome({ apps: pageOf });
  expect(shownApps()).toHaveLength(5);
  await act(async () => screen.getByRole('button', { name: /See All/ }).click());
  await vi.waitFor(() => expect(shownApps()).toHaveLength(7));
  expect(router.state.location.search).toBe('?all=');
  await act(async () => screen.getByRole('button', { name: 'See Less' }).click());
  await vi.waitFor(() => expect(shownApps()).toHaveLength(5));
});

test('a search is in the URL and filters the list', async () => {
  const { user, router } = await openHome({ apps: pageOf });
  await user.type(screen.getByLabelText('Search applications'), 'App_3');
  await vi.waitFor(() => expect(shownApps()).toEqual(['App_3']));
  expect(router.state.location.search).toBe('?search=App_3');
});

test('an empty search shows its term and the total, and can be cleared', async () => {
  const { user } = await openHome({ apps: pageOf }, '/?search=hangar');
  expect(await screen.findByText('No application matches “hangar”')).toBeTruthy();
  expect(screen.getByText('You have 7 applications.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await vi.waitFor(() => expect(shownApps()).toHaveLength(5));
});

test('an account without applications is shown how to start', async () => {
  await openHome({ apps: aConnection([]) });
  expect(screen.getByRole('button', { name: 'Choose ZIP' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Get started' })).getByText('northlight')).toBeTruthy();
});

test('when the applications service is down, only the list is missing, and a retry loads it', async () => {
  let isDown = true;
  const apps = (page: Page) => {
    if (isDown) throw fault('UPSTREAM_UNAVAILABLE', { service: 'apps' });
    return pageOf(page);
  };
  await openHome({ apps });
  expect(screen.getByText('Failed to fetch application list')).toBeTruthy();
  expect(screen.getByText(/Your applications are safe\. Retrying in \d s\./)).toBeTruthy();
  expect(screen.getByText('1.00 GB')).toBeTruthy();
  isDown = false;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await vi.waitFor(() => expect(shownApps()).toHaveLength(5));
});

test('while the viewer cannot be loaded, the old list stays and a retry runs the search', async () => {
  let isDown = false;
  const answer = () => {
    if (isDown) throw fault('UPSTREAM_UNAVAILABLE', { service: 'session' });
    return aViewer({ apps: pageOf });
  };
  const { user } = await openHome({}, '/', { viewer: answer });
  expect(shownApps()).toHaveLength(5);
  isDown = true;
  await user.type(screen.getByLabelText('Search applications'), 'App_3');
  await screen.findByText(/^“App_3” could not be searched for/);
  expect(shownApps()).toHaveLength(5);
  isDown = false;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await vi.waitFor(() => expect(shownApps()).toEqual(['App_3']));
  expect(screen.queryByText(/could not be searched for/)).toBeNull();
});

test('a search while the applications service is down does not show a list that was not searched', async () => {
  let isDown = false;
  const apps = (page: Page) => {
    if (isDown) throw fault('UPSTREAM_UNAVAILABLE', { service: 'apps' });
    return pageOf(page);
  };
  const { user } = await openHome({ apps });
  isDown = true;
  await user.type(screen.getByLabelText('Search applications'), 'App_3');
  await screen.findByText('Failed to fetch application list');
  expect(shownApps()).toEqual([]);
});

test('unknown storage shows a dash, never zero', async () => {
  await openHome({ apps: pageOf, storage: fault('UPSTREAM_UNAVAILABLE', { service: 'plans' }) });
  const card = within(screen.getByRole('region', { name: 'Storage' }));
  expect(card.getAllByText('—')).toHaveLength(2);
  expect(card.queryByRole('progressbar')).toBeNull();
  expect(shownApps()).toHaveLength(5);
});

test('support staff without applications see a link to customer accounts', async () => {
  const client = testClient(aRoot({ apps: aConnection([]) }, {}, { viewerCanLookUpAccounts: true }));
  await renderRoutes([{ path: '/', Component: HomePage, children: [{ index: true, element: null }] }], '/', client);
  expect(screen.getByRole('link', { name: 'Open Support' }).getAttribute('href')).toBe('/support');
});

test('deleting an application names what is lost and shows the next one', async () => {
  let apps = sevenApps;
  const page = ({ first }: Page) => ({
    ...aConnection(apps.slice(0, first)),
    totalCount: apps.length,
    pageInfo: { hasNextPage: apps.length > first, hasPreviousPage: false },
  });
  const appDelete = ({ input }: { input: { appId: string } }) => {
    apps = apps.filter((app) => app['id'] !== input.appId);
    return { deletedAppId: input.appId, binItem: { id: 'bin_1' }, userErrors: [] };
  };
  const { user } = await openHome({ apps: page }, '/', { appDelete });
  await user.click(screen.getByRole('button', { name: 'More for App_2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: /Delete App_2\?/ });
  expect(dialog.textContent).toContain('3 versions with 24.00 GB will be deleted.');
  expect(dialog.textContent).toContain('2 links will stop working immediately.');
  expect(dialog.textContent).toContain('You can undo this for 30 days.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Application deleted successfully');
  await vi.waitFor(() => expect(shownApps()).toEqual(['App_0', 'App_1', 'App_3', 'App_4', 'App_5']));
  expect(screen.getByRole('link', { name: /^Applications/ }).textContent).toBe('Applications 6');
});

test('an application that could not be deleted stays', async () => {
  const { user } = await openHome({ apps: pageOf }, '/', { appDelete: fault('UPSTREAM_UNAVAILABLE') });
  await user.click(screen.getByRole('button', { name: 'More for App_2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: /Delete App_2\?/ });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Failed to delete application');
  expect(shownApps()).toContain('App_2');
});

test('a question about an application is in the URL, survives a reload, and Cancel removes it', async () => {
  const { router, user } = await openHome({ apps: pageOf }, '/?all=&ask=delete-app&of=app_6');
  const dialog = await screen.findByRole('dialog', { name: /Delete App_6\?/ });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.search).toBe('?all=');
});

test('Back closes a question, and an answered question leaves no history entry', async () => {
  const { router, user } = await openHome({ apps: pageOf });
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'More for App_2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return screen.findByRole('dialog', { name: /Delete App_2\?/ });
  };
  await ask();
  expect(router.state.location.search).toBe('?ask=delete-app&of=app_2');
  await act(async () => router.navigate(-1));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.search).toBe('');
  await act(async () => router.navigate(1));
  expect(router.state.location.search).toBe('?ask=delete-app&of=app_2');
});

test('a question about a missing or unsuitable item gives way to the list', async () => {
  for (const address of ['/?ask=delete-app&of=app_gone', '/?ask=cancel-upload&of=app_2']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { router } = await openHome({ apps: pageOf }, address);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
  }
});

const demoApp: Given<DemoApp> = {
  __typename: 'DemoApp',
  name: 'Demo Application',
  url: 'https://demo.example',
  viewerCanDelete: true,
};

test('the demo application leads to its stream, and is deleted for good after a question', async () => {
  const { user } = await openHome({ apps: pageOf, demoApp }, '/', { demoAppDelete: { userErrors: [] } });
  const card = screen.getByRole('listitem', { name: 'Demo Application' });
  expect(within(card).getByRole('link', { name: 'Play App' }).getAttribute('href')).toBe('https://demo.example');
  await user.click(within(card).getByRole('button', { name: 'Delete Demo Application' }));
  const dialog = await screen.findByRole('dialog', { name: /Delete Demo Application\?/ });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(screen.queryByRole('listitem', { name: 'Demo Application' })).toBeNull());
});

test('a new account shows the demo application next to the first upload', async () => {
  await openHome({ apps: aConnection([]), demoApp });
  expect(screen.getByText('Get started')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Demo Application' })).toBeTruthy();
});

test('an application name in the URL opens the wizard for it and leaves the URL', async () => {
  const { router } = await openHome({ apps: pageOf }, '/?uploadAppName=Harbour&tab=subscription');
  await screen.findByText('Elsewhere');
  const { location, historyAction } = router.state;
  expect(location.pathname + location.search).toBe('/uploads/new?app=Harbour');
  expect(historyAction).toBe('REPLACE');
  expect(localStorage.getItem('tab')).toBe('subscription');
});

test.each(['?tab=javascript&search=App_3', '?uploadAppName=&assetType=x&search=App_3'])(
  '%s keeps only the search, and opens only known tabs',
  async (query) => {
    localStorage.removeItem('tab');
    const { router } = await openHome({ apps: pageOf }, `/${query}`);
    await vi.waitFor(() => expect(router.state.location.search).toBe('?search=App_3'));
    expect(localStorage.getItem('tab')).toBeNull();
  },
);

test.each([
  ['subscription', '/account/subscriptions'],
  ['transaction', '/account/transactions'],
])('the tab of My Account that was asked for, %s, opens once', async (tab, address) => {
  const { router } = await openHome({ apps: pageOf }, `/?tab=${tab}`);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(address));
  expect(localStorage.getItem('tab')).toBeNull();
});
