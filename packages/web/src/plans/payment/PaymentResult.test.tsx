import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resultPageOf } from './results.ts';
import { fault, testClient } from '../../test-kit/api.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aBill, aBoughtPlan, aRoot } from '../../test-kit/world.ts';
import { PaymentResult } from './PaymentResult.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const aCheckout = (fields: object = {}) => ({
  checkoutId: 'cko_1',
  state: 'COMPLETE',
  planName: 'Pay Per Concurrent User',
  count: 5,
  dueCents: 50_000,
  ...fields,
});

async function open(name: string, checkout: () => object | null | Error = () => aCheckout()) {
  const page = resultPageOf(`/${name}`);
  if (page === null) throw new Error(`${name} is no result page`);
  const routes = [
    { path: '/', element: <p>the home page</p> },
    { path: `/${name}`, element: <PaymentResult page={page} checkoutId="cko_1" /> },
  ];
  const card = { brand: 'Visa', last4: '4242' };
  const root = aRoot({ checkout, card, plan: aBoughtPlan({ count: 5, nextBill: aBill(50_000) }) });
  const { router } = await renderRoutes(routes, `/${name}?sessionId=cko_1`, testClient(root));
  return router;
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test.each([
  ['payment-success', 'Payment Successful', 9],
  ['payment-failure', 'Payment Failed: Something went terribly wrong...', 7],
  ['credit-card-failure', 'Credit Card Setup Failed', 7],
])('/%s says “%s” and leads home after %d seconds', async (name, title, seconds) => {
  const router = await open(name);
  await screen.findByRole('heading', { name: title });
  await pass(seconds - 2);
  expect(router.state.location.pathname).toBe(`/${name}`);
  await pass(3);
  expect(router.state.location.pathname).toBe('/');
});

test('a payment shows what was bought, what was paid, and what is billed next', async () => {
  await open('payment-success');
  await screen.findByRole('heading', { name: 'Payment Successful' });
  expect(screen.getByText(/Pay Per Concurrent User with 5 CCU is active/)).toBeTruthy();
  expect(screen.getByText('Paid').nextSibling?.textContent).toBe('$500.00');
  expect(screen.getByText('Next bill on Dec 12, 2026').nextSibling?.textContent).toBe('$500.00');
});

test('a payment whose confirmation comes later is waited for, without a countdown', async () => {
  let state = 'OPEN';
  const checkout = vi.fn(() => aCheckout({ state }));
  const router = await open('payment-success', checkout);
  await screen.findByRole('heading', { name: 'Waiting for the payment' });
  await pass(20);
  expect(router.state.location.pathname).toBe('/payment-success');
  state = 'COMPLETE';
  await pass(3);
  expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy();
  const asked = checkout.mock.calls.length;
  await pass(5);
  expect(checkout.mock.calls.length).toBe(asked);
});

test.each([
  ['REFUNDED', 'Payment returned'],
  ['EXPIRED', 'This payment page expired'],
])('a payment page that is %s says so', async (state, title) => {
  await open('payment-success', () => aCheckout({ state }));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('another card is named', async () => {
  await open('credit-card-success', () => aCheckout({ planName: null, count: null, dueCents: 0 }));
  expect(await screen.findByText('From now on, Visa ending 4242 is charged.')).toBeTruthy();
});

test('a payment page of another account is not found', async () => {
  await open('payment-success', () => null);
  expect(await screen.findByRole('heading', { name: 'This payment was not found' })).toBeTruthy();
});

test('a payment that cannot be looked up is not said to have failed', async () => {
  await open('payment-success', () => fault('UPSTREAM_UNAVAILABLE'));
  expect(await screen.findByRole('heading', { name: 'Your payment could not be looked up' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('whoever is within the page may read on; Home leads away at once', async () => {
  const router = await open('payment-failure');
  const home = await screen.findByRole('button', { name: 'Home' });
  act(() => home.focus());
  await pass(60);
  expect(router.state.location.pathname).toBe('/payment-failure');
  act(() => home.blur());
  await pass(8);
  expect(router.state.location.pathname).toBe('/');
});
