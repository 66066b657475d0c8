import { act } from 'react';
import { screen } from '@testing-library/react';
import type { FormattedExecutionResult } from 'graphql';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { kitMessages } from '../../kit/messages.ts';
import { toasts } from '../../kit/toasts.ts';
import { fault, testClient } from '../../test-kit/api.ts';
import type { Account, AppConnection } from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aConnection, anApp, aRoot } from '../../test-kit/world.ts';
import { useLiveContent } from '../use-live-content.ts';
import { Component as HomePage } from './HomePage.tsx';

const sevenApps = Array.from({ length: 7 }, (_, index) => anApp({ id: `app_${index}`, name: `App_${index}` }));

function LiveHomePage() {
  useLiveContent();
  return <HomePage />;
}

const openHome = (apps: Given<Account>['apps'], changes?: Subject<FormattedExecutionResult>) =>
  renderRoutes(
    [{ path: '/', Component: LiveHomePage, children: [{ index: true, element: null }] }],
    '/?all=',
    testClient(aRoot({ apps }), changes),
  );

const shownApps = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);

/** Seven applications, then whatever `after` returns. */
const withMore =
  (after: () => Given<AppConnection> | Promise<Given<AppConnection>>) =>
  ({ after: cursor }: { after?: string | null }) =>
    cursor
      ? after()
      : { ...aConnection(sevenApps), pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: 'app_6' } };

test('the list stays while the next page loads', async () => {
  const answer = Promise.withResolvers<Given<AppConnection>>();
  await openHome(withMore(() => answer.promise));
  await act(async () => screen.getByRole('button', { name: 'Show more' }).click());
  expect(shownApps()).toHaveLength(7);
  // A second click would request the same page again.
  await act(async () => screen.getByRole('button', { name: /Show more/ }).click());
  await act(async () => {
    answer.resolve(aConnection([anApp({ id: 'app_7', name: 'App_7' })]));
    // The result takes a few turns to reach the page.
    await new Promise((resolve) => void setImmediate(resolve));
  });
  await vi.waitFor(() => expect(shownApps()).toHaveLength(8));
});

test('after a change elsewhere, all pages shown are read again, and the list stays meanwhile', async () => {
  const changes = new Subject<FormattedExecutionResult>();
  const next = vi.fn<() => Given<AppConnection> | Promise<Given<AppConnection>>>(() =>
    aConnection([anApp({ id: 'app_7', name: 'App_7' })]),
  );
  const apps = vi.fn(withMore(next));
  const { user } = await openHome(apps, changes);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(shownApps()).toHaveLength(8));
  const answer = Promise.withResolvers<Given<AppConnection>>();
  next.mockReturnValueOnce(answer.promise);
  changes.next({ data: { contentChanged: { __typename: 'ContentChange', area: 'APPS', cursor: '1', resync: false } } });
  await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(2));
  expect(shownApps()).toHaveLength(8);
  await act(async () => answer.resolve(aConnection([anApp({ id: 'app_7', name: 'App_7b' })])));
  await vi.waitFor(() => expect(shownApps().at(-1)).toBe('App_7b'));
  expect(shownApps()).toHaveLength(8);
});

test('when the pages shown cannot be read again, the list stays and Show more reads on', async () => {
  const changes = new Subject<FormattedExecutionResult>();
  const next = vi.fn<() => Given<AppConnection> | Promise<Given<AppConnection>>>(() =>
    aConnection([anApp({ id: 'app_7', name: 'App_7' })]),
  );
  const { user } = await openHome(withMore(next), changes);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(shownApps()).toHaveLength(8));
  next.mockRejectedValueOnce(fault('UPSTREAM_UNAVAILABLE'));
  changes.next({ data: { contentChanged: { __typename: 'ContentChange', area: 'APPS', cursor: '1', resync: false } } });
  await vi.waitFor(() => expect(toasts.get().at(-1)).toMatchObject({ kind: 'fault', text: kitMessages.fault }));
  expect(shownApps()).toHaveLength(8);
  next.mockReturnValueOnce(aConnection([anApp({ id: 'app_7', name: 'App_7b' })]));
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(shownApps().at(-1)).toBe('App_7b'));
  expect(next).toHaveBeenCalledTimes(3);
});

test('a failed next page keeps the list and shows an error', async () => {
  const broken = fault('UPSTREAM_UNAVAILABLE');
  const { user } = await openHome(withMore(() => Promise.reject(broken)));
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(toasts.get().at(-1)).toMatchObject({ kind: 'fault', text: kitMessages.fault }));
  expect(shownApps()).toHaveLength(7);
});
