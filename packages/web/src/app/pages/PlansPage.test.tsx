import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GIB } from '@launchyard/domain/kit';
import { fault, testClient, type TestRoot } from '../../test-kit/api.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { anApp, aConnection, aRoot, aStorage } from '../../test-kit/world.ts';
import { Component as HomePage } from './HomePage.tsx';
import { Component as PlansPage } from './PlansPage.tsx';

const open = (address: string, root: TestRoot) =>
  renderRoutes(
    [
      { path: '/', Component: HomePage, children: [{ index: true, element: null }] },
      { path: '/plans', Component: PlansPage },
    ],
    address,
    testClient(root),
  );

const aTrial = {
  __typename: 'Trial',
  trialDays: 14,
  daysLeft: 9,
  expiresAt: '2026-11-30T12:00:00Z',
  progressPercent: 36,
};
const anExpired = { ...aTrial, __typename: 'TrialExpired', progressPercent: 98 };
const home = (plan: object | null) =>
  aRoot({ plan, apps: aConnection([anApp()]), storage: aStorage(5 * GIB, 10 * GIB) });

test('a trial counts its days down, shows the storage, and leads to the plans', async () => {
  const { user } = await open('/', home(aTrial));
  const card = within(await screen.findByRole('region', { name: 'Stay Connected, Upgrade Today' }));
  expect(card.getByText(/Move from your 14-day trial to unlimited streaming/)).toBeTruthy();
  expect(card.getByText(/of 14 · ends Nov 30/)).toBeTruthy();
  expect(card.getByRole('progressbar', { name: 'Days left' }).getAttribute('aria-valuenow')).toBe('36');
  expect(card.getByRole('region', { name: 'Storage Utilized' }).textContent).toContain('5.00 GB of 10 GB');
  expect(card.getByText('Minutes Streamed')).toBeTruthy();
  await user.click(card.getByRole('link', { name: 'Upgrade Now' }));
  expect(await screen.findByRole('heading', { name: 'Plans' })).toBeTruthy();
});

test('an expired trial shows a bar at 98 percent and offers to renew', async () => {
  await open('/', home(anExpired));
  const card = within(await screen.findByRole('region', { name: 'Your trial has ended' }));
  expect(card.getByText('Expired')).toBeTruthy();
  expect(card.getByRole('progressbar', { name: 'Days left' }).getAttribute('aria-valuenow')).toBe('98');
  expect(card.getByRole('link', { name: 'Renew' }).getAttribute('href')).toBe('/plans');
});

test('without a trial, only the storage is shown', async () => {
  await open('/', home(null));
  expect(await screen.findByRole('region', { name: 'Storage' })).toBeTruthy();
  expect(screen.queryByText('Stay Connected, Upgrade Today')).toBeNull();
});

test('the plans show the account’s limits, who can change them, and that nothing can be bought here', async () => {
  await open('/plans', home(aTrial));
  expect(await screen.findByText('Contact Support to change your plan.')).toBeTruthy();
  const limits = screen.getByRole('region', { name: 'Your limits' });
  expect(limits.textContent).toContain('Storage10 GBSize');
  expect(limits.textContent).toContain('Size of one build50 GB');
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toMatch(/^https?:|^mailto:/);
});

test('what takes the place of the whole page has its heading', async () => {
  await open('/plans', {
    viewer: () => {
      throw fault('UPSTREAM_UNAVAILABLE');
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your plan could not be loaded' })).toBeTruthy();
});
