import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as OperationsPage } from './OperationsPage.tsx';
import { testClient } from '../../test-kit/api.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aConnection, aRoot } from '../../test-kit/world.ts';
import type * as Api from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';

const anAlert = (fields: Given<Api.Alert> = {}): Given<Api.Alert> => ({
  __typename: 'Alert',
  id: 'alr_1',
  kind: 'SERVICE_FAULT',
  title: 'Unexpected error',
  text: 'Unexpected error in api: TypeError at platform/src/session/sign-in.ts:52.',
  state: 'REFUSED',
  count: 1000,
  createdAt: '2026-11-21T11:05:47Z',
  lastActivityAt: '2026-11-21T12:05:47Z',
  requestId: 'request-1',
  messages: [
    {
      __typename: 'AlertMessage',
      channel: 'SLACK',
      state: 'REFUSED',
      tries: 8,
      problem: 'It answered 500.',
      createdAt: '2026-11-21T12:05:48Z',
      finishedAt: '2026-11-21T12:15:48Z',
    },
  ],
  ...fields,
});

const channel = (kind: 'SLACK' | 'TELEGRAM', isConfigured: boolean): Given<Api.AlertChannel> => ({
  __typename: 'AlertChannel',
  kind,
  isConfigured,
  lastSucceededAt: null,
  lastFailedAt: null,
  problem: null,
  viewerCanTest: true,
});

let asked: object[] = [];
function open(address: string, isStaff = true) {
  asked = [];
  const root = aRoot(
    {},
    {
      alerts: (filter: object) => {
        asked.push(filter);
        return { ...aConnection([anAlert()]), hasMoreThanCounted: false };
      },
      alertChannels: [channel('TELEGRAM', false), channel('SLACK', true)],
      alertChannelTest: ({ input }: { input: { channel: string } }) => {
        asked.push(input);
        return { channel: channel('SLACK', true), userErrors: [] };
      },
      node: () => anAlert({ id: 'alr_2', title: 'Upload stuck' }),
    },
    { viewerCanLookUpAccounts: isStaff },
  );
  return renderRoutes([{ path: '/operations', Component: OperationsPage }], address, testClient(root));
}

test('an alert opens to how often it occurred, and who was told or why not', async () => {
  const { user } = await open('/operations');
  const list = await screen.findByRole('list', { name: 'Operations' });
  expect(within(list).getByText('1,000 ×')).toBeTruthy();
  await user.click(within(list).getByRole('button', { name: 'Details: Unexpected error' }));
  expect(within(list).getByText('request-1')).toBeTruthy();
  expect(within(list).getByText(/Not sent, .*, 8 tries[.] It answered 500[.]/)).toBeTruthy();
});

test('the filter of the address is asked for, and nonsense in it is left out', async () => {
  await open('/operations?kind=UPLOAD_FAILED&state=nonsense');
  await screen.findByRole('list', { name: 'Operations' });
  expect(asked[0]).toMatchObject({ kinds: ['UPLOAD_FAILED'] });
  expect(asked[0]).not.toHaveProperty('states');
});

test('the link of a message opens its alert', async () => {
  await open('/operations?alert=alr_2');
  const named = await screen.findByRole('list', { name: 'Alert' });
  expect(within(named).getByRole('button', { name: 'Details: Upload stuck' }).getAttribute('aria-expanded')).toBe(
    'true',
  );
});

test('a configured channel can be tested', async () => {
  const { user } = await open('/operations');
  await user.click(await screen.findByRole('button', { name: 'Send a test message: Slack' }));
  await waitFor(() => expect(asked).toContainEqual({ channel: 'SLACK' }));
  expect(screen.queryByRole('button', { name: 'Send a test message: Telegram' })).toBeNull();
});

test('customers see that the page is for staff', async () => {
  await open('/operations', false);
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for our staff' })).toBeTruthy();
  expect(asked).toEqual([]);
});
