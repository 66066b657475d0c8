import { act } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { refusal, testClient } from '../test-kit/api.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { aConnection, aRoot } from '../test-kit/world.ts';
import { Component as NotificationsPage } from '../app/pages/NotificationsPage.tsx';
import { NotificationBell } from './NotificationBell.tsx';

interface Row {
  id: string;
  isRead: boolean;
}

const row = (n: number, isRead = false) => ({
  __typename: 'Notification',
  id: `ntf_${n}`,
  kind: n % 2 === 0 ? 'UPLOAD_FAILED' : 'UPLOAD_TESTED',
  message: `App_${n} v1 is Ready To Stream`,
  createdAt: new Date(Date.now() - n * 60_000).toISOString(),
  isRead,
  link: { title: 'Open links', url: `/apps/App_${n}/links` },
  viewerCanDelete: true,
});

/** An account whose notifications can be read, deleted and cleared, as in the services. */
function anAccount(count: number, fails = false) {
  let rows: Row[] = Array.from({ length: count }, (_, index) => row(index + 1));
  const asked = { markRead: vi.fn(), clear: vi.fn(), delete: vi.fn() };
  const unread = () => rows.filter((each) => !each.isRead).length;
  const notifications = ({ first, after }: { first: number; after?: string | null }) => {
    const start = after ? rows.findIndex((each) => each.id === after) + 1 : 0;
    const nodes = rows.slice(start, start + first);
    const pageInfo = { hasNextPage: start + first < rows.length, hasPreviousPage: start > 0, startCursor: null };
    const endCursor = nodes.at(-1)?.id ?? null;
    return {
      ...aConnection(nodes.map((each) => ({ ...each }))),
      totalCount: rows.length,
      unreadCount: unread(),
      pageInfo: { ...pageInfo, endCursor },
    };
  };
  const refusals = { userErrors: [refusal('NOTIFICATION_NOT_FOUND', 'Not now')] };
  const client = testClient(
    aRoot(
      { notifications },
      {
        notificationsMarkRead(given: unknown) {
          asked.markRead(given);
          const changedCount = unread();
          rows = rows.map((each) => ({ ...each, isRead: true }));
          return { changedCount, unreadCount: 0, userErrors: [] };
        },
        notificationDelete({ input }: { input: { notificationId: string } }) {
          asked.delete(input.notificationId);
          if (fails) return { deletedNotificationId: null, ...refusals };
          rows = rows.filter((each) => each.id !== input.notificationId);
          return { deletedNotificationId: input.notificationId, userErrors: [] };
        },
        notificationsClear() {
          asked.clear();
          const changedCount = rows.length;
          rows = [];
          return { changedCount, unreadCount: 0, userErrors: [] };
        },
      },
    ),
  );
  return { client, asked };
}

/** The bell stays on every page, as in the panel's header. */
const pages = [
  {
    element: (
      <>
        <NotificationBell />
        <Outlet />
      </>
    ),
    children: [
      { path: '/notifications', Component: NotificationsPage },
      { path: '*', element: null },
    ],
  },
];

async function openBell(count: number, fails = false) {
  const { client, asked } = anAccount(count, fails);
  return { ...(await renderRoutes(pages, '/', client)), asked };
}

const menu = () => screen.queryByRole('region', { name: 'Notifications' });
const shownRows = () => within(menu() ?? document.body).queryAllByRole('listitem');

test('the bell shows the unread count; opening it shows the latest five, marks them as read, and keeps the dots of new ones', async () => {
  const { user, asked } = await openBell(7);
  const bell = await screen.findByRole('button', { name: 'Notifications, 7 unread' });
  await user.click(bell);
  expect(shownRows()).toHaveLength(5);
  await waitFor(() => expect(asked.markRead).toHaveBeenCalledWith({ input: { upTo: 'ntf_1' } }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
  expect(screen.getAllByText('Unread:')).toHaveLength(5);
  await user.keyboard('{Escape}');
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(bell);
  await user.click(bell);
  expect(screen.queryAllByText('Unread:')).toHaveLength(0);
  expect(asked.markRead).toHaveBeenCalledTimes(1);
});

test('an empty menu says so and offers nothing to clear', async () => {
  const { user, asked } = await openBell(0);
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('No Notification')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear ALL' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'View All' })).toBeNull();
  expect(asked.markRead).not.toHaveBeenCalled();
});

test('deleting one shows the product’s message and keeps the focus in the menu', async () => {
  const { user, asked } = await openBell(2);
  await user.click(await screen.findByRole('button', { name: /2 unread/ }));
  await user.click(screen.getByRole('button', { name: 'Delete: App_1 v1 is Ready To Stream' }));
  expect(await screen.findByText('Notification deleted successfully')).toBeTruthy();
  expect(asked.delete).toHaveBeenCalledWith('ntf_1');
  await waitFor(() => expect(shownRows()).toHaveLength(1));
  expect(document.activeElement).toBe(menu());
});

test('a failed deletion keeps the row and shows an error', async () => {
  const { user } = await openBell(1, true);
  await user.click(await screen.findByRole('button', { name: /1 unread/ }));
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText('Failed to delete notification')).toBeTruthy();
  expect(shownRows()).toHaveLength(1);
});

test('all are cleared at once', async () => {
  const { user, asked } = await openBell(3);
  await user.click(await screen.findByRole('button', { name: /3 unread/ }));
  await user.click(screen.getByRole('button', { name: 'Clear ALL' }));
  expect(await screen.findByText('No Notification')).toBeTruthy();
  expect(asked.clear).toHaveBeenCalledTimes(1);
});

test('following one closes the menu', async () => {
  const { user, router } = await openBell(1);
  await user.click(await screen.findByRole('button', { name: /1 unread/ }));
  await user.click(screen.getByRole('link', { name: 'Open links' }));
  expect(router.state.location.pathname).toBe('/apps/App_1/links');
  expect(menu()).toBeNull();
});

test('View All shows the total even on a single page, and keeps the focus after a deletion', async () => {
  const { user, asked } = await openBell(2);
  await user.click(await screen.findByRole('button', { name: /2 unread/ }));
  await act(async () => screen.getByRole('button', { name: 'View All' }).click());
  const shown = await screen.findByRole('dialog');
  const dialog = within(shown);
  expect(await dialog.findByText('1 - 2 of 2 items')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete: App_1 v1 is Ready To Stream' }));
  expect(await dialog.findByText('1 - 1 of 1 items')).toBeTruthy();
  expect(shown.contains(document.activeElement)).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Clear ALL' }));
  expect(await dialog.findByText('No Notification')).toBeTruthy();
  expect(asked.clear).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true));
});

test('View All shows six per page, forward and back', async () => {
  const { user, router } = await openBell(14);
  await user.click(await screen.findByRole('button', { name: /14 unread/ }));
  await act(async () => screen.getByRole('button', { name: 'View All' }).click());
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1 - 6 of 14 items')).toBeTruthy();
  await act(async () => dialog.getByRole('button', { name: 'Next' }).click());
  expect(await dialog.findByText('7 - 12 of 14 items')).toBeTruthy();
  await act(async () => dialog.getByRole('button', { name: 'Next' }).click());
  expect(await dialog.findByText('13 - 14 of 14 items')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  await act(async () => dialog.getByRole('button', { name: 'Prev' }).click());
  expect(await dialog.findByText('7 - 12 of 14 items')).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/notifications', search: '?page=2' });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(router.state.location.pathname).toBe('/');
});

test.each([
  ['?page=3', '13 - 14 of 14 items'],
  ['?page=9', '1 - 6 of 14 items'],
  ['?page=x', '1 - 6 of 14 items'],
])('all notifications at %s show %s', async (search, shown) => {
  await renderRoutes(pages, `/notifications${search}`, anAccount(14).client);
  expect(await screen.findByText(shown)).toBeTruthy();
});
