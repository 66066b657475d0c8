import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GIB } from '@launchyard/domain/kit';
import { fault, testClient, type TestRoot } from '../../test-kit/api.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { anApp, anInvoice, aBoughtPlan, aConnection, aRoot, aStorage } from '../../test-kit/world.ts';
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
  expect(card.getByRole('group', { name: 'Storage Utilized' }).textContent).toContain('5.00 GB of 10 GB');
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

const bought = async (plan: Parameters<typeof aBoughtPlan>[0], account: object = {}) => {
  await open('/', aRoot({ plan: aBoughtPlan(plan), apps: aConnection([anApp()]), ...account }));
  return within(await screen.findByRole('region', { name: 'Pay Per Concurrent User' }));
};
const linksIn = (part: { getAllByRole: typeof screen.getAllByRole }) =>
  part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a plan that was bought shows its count and next bill, and leads to My Account', async () => {
  const card = await bought({});
  expect(card.getByText('Active')).toBeTruthy();
  expect(card.getByText('Next bill, Dec 12').nextSibling?.textContent).toBe('$300.00');
  expect(linksIn(card)).toEqual([
    ['Edit CCU count', '/account/subscriptions?ask=edit-count'],
    ['My Account', '/account/subscriptions'],
  ]);
  expect(screen.getByRole('region', { name: 'Storage' })).toBeTruthy();
});

test('a plan that was cancelled counts its days down, and is reactivated from here', async () => {
  const card = await bought({ state: 'ENDING', daysLeft: 1, nextBill: null });
  expect(card.getByText('Termination · 1 day left')).toBeTruthy();
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('97');
  expect(linksIn(card)[0]).toEqual(['Reactivate Now', '/account/subscriptions?ask=reactivate-plan']);
});

test('a bill that was not paid says why to the owner, with the way to another card', async () => {
  const unpaid = anInvoice(1, { state: 'OPEN', declineText: 'The card has expired.' });
  const card = await bought({ state: 'PAST_DUE' }, { invoices: aConnection([unpaid]) });
  expect(card.getByText('Payment failed')).toBeTruthy();
  expect(await screen.findByText('The card has expired.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change card' }).getAttribute('href')).toBe('/account/subscriptions');
});

test('a member sees the plan, and nothing to change of it', async () => {
  const invoices = vi.fn(() => aConnection([]));
  const card = await bought({ state: 'PAST_DUE' }, { viewerCanBuyPlans: false, invoices });
  expect(screen.getByText('Your last bill is not paid')).toBeTruthy();
  expect(card.queryByRole('link')).toBeNull();
  expect(invoices).not.toHaveBeenCalled();
});

test('the plans show the account’s limits, and who else sells one', async () => {
  await open('/plans', home(aTrial));
  const limits = await screen.findByRole('region', { name: 'Your limits' });
  expect(limits.textContent).toContain('Storage10 GBSize');
  expect(limits.textContent).toContain('Size of one build50 GB');
  for (const name of ['Contact Support', 'Help Me Choose']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^https?:|^mailto:/);
  }
  expect(screen.getByRole('link', { name: "I'll Choose Later" }).getAttribute('href')).toBe('/');
});

test('what takes the place of the whole page has its heading', async () => {
  await open('/plans', {
    viewer: () => {
      throw fault('UPSTREAM_UNAVAILABLE');
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your plan could not be loaded' })).toBeTruthy();
});
