import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { fault, refusal, testClient, type TestRoot } from '../test-kit/api.ts';
import { renderPart } from '../test-kit/render.tsx';
import { aBill, aBillLine, aBoughtPlan, aRoot } from '../test-kit/world.ts';
import { Plans } from './Plans.tsx';

const PAGE = 'https://pay.example/1';
const paid = { checkoutId: 'cko_1', url: PAGE, userErrors: [] };

let opened: MockInstance<typeof window.open>;
beforeEach(() => {
  opened = vi.spyOn(window, 'open').mockReturnValue(window);
});
afterEach(() => opened.mockRestore());

interface Asked {
  input: { plan: string; count: number; fingerprint: string; idempotencyKey: string };
}

/** Each preview has the fingerprint of its turn. */
async function open(account: object = {}, root: TestRoot = {}) {
  let asked = 0;
  const planChangePreview = ({ wish }: { wish: { start: { count: number } } }) => {
    const { count } = wish.start;
    asked += 1;
    return {
      today: aBill(count * 10_000, [aBillLine(count)]),
      nextBill: aBill(count * 10_000),
      nextBillUnchanged: null,
      loss: null,
      fingerprint: `print ${asked}`,
      userErrors: [],
    };
  };
  const start = vi.fn<(given: Asked) => object>(() => paid);
  const client = testClient(aRoot({ planChangePreview, ...account }, { planCheckoutStart: start, ...root }));
  const { user, router } = await renderPart(<Plans subscriptionsAddress="/account/subscriptions" />, client);
  const offer = within(await screen.findByRole('region', { name: 'Pay Per Concurrent User' }));
  return { user, router, offer, start };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const keysOf = ({ mock }: { mock: { calls: Asked[][] } }) => mock.calls.map(([asked]) => asked?.input.idempotencyKey);

test('the price follows the count, which stays between 1 and 15', async () => {
  const { user, offer } = await open();
  expect(offer.getByText('$300')).toBeTruthy();
  for (let step = 0; step < 4; step += 1) await user.click(offer.getByRole('button', { name: 'One fewer' }));
  expect(offer.getByRole('button', { name: 'Start with 1 CCU' })).toBeTruthy();
  for (let step = 0; step < 16; step += 1) await user.click(offer.getByRole('button', { name: 'One more' }));
  expect(offer.getByText('$1,500')).toBeTruthy();
  expect(offer.getByRole('button', { name: 'Start with 15 CCU' })).toBeTruthy();
});

test('the charge of today and the next bill are shown before the payment page opens in this window', async () => {
  const { user, offer, start } = await open();
  await user.click(offer.getByRole('button', { name: 'Start with 3 CCU' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay Per Concurrent User' });
  await within(dialog).findByText('Next bill on Dec 12, 2026');
  expect(dialog.textContent).toContain('3 CCU × $100$300.00Today$300.00');
  await user.click(button('Continue to pay $300.00'));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith(PAGE, '_self'));
  expect(start.mock.calls[0]?.[0].input).toMatchObject({ count: 3, fingerprint: 'print 1' });
});

test('a second try after a fault asks for the same page; a page that is known is not asked for again', async () => {
  const planCheckoutStart = vi.fn<(given: Asked) => object>(() => paid);
  planCheckoutStart.mockImplementationOnce(() => fault('UPSTREAM_UNAVAILABLE'));
  const { user, offer } = await open({}, { planCheckoutStart });
  opened.mockReturnValue(null);
  await user.click(offer.getByRole('button', { name: 'Start with 3 CCU' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to pay $300.00' }));
  await screen.findByText('Something went wrong. Please try again');
  await user.click(button('Continue to pay $300.00'));
  await screen.findByText('Please allow pop-ups to proceed with the payment');
  await user.click(button('Continue to pay $300.00'));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
  const [first, second, ...more] = keysOf(planCheckoutStart);
  expect([second, more]).toEqual([first, []]);
});

test('an outdated price is shown anew, and paid only once it is confirmed', async () => {
  const planCheckoutStart = vi.fn<(given: Asked) => object>(() => paid);
  planCheckoutStart.mockImplementationOnce(() => ({
    checkoutId: null,
    url: null,
    userErrors: [refusal('PLAN_CHANGE_OUTDATED', 'The price changed.', 'fingerprint')],
  }));
  const { user, offer } = await open({}, { planCheckoutStart });
  await user.click(offer.getByRole('button', { name: 'Start with 3 CCU' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to pay $300.00' }));
  expect(await screen.findByText('The price changed.')).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Continue to pay $300.00' }));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(planCheckoutStart.mock.calls[1]?.[0].input.fingerprint).toBe('print 2');
});

test('a member of the team is told that only the owner buys', async () => {
  const { user, offer, start } = await open({ viewerCanBuyPlans: false });
  const why = "You can't purchase any plan in team feature";
  expect(offer.getByText(why)).toBeTruthy();
  await user.click(offer.getByRole('button', { name: 'Start with 3 CCU' }));
  await vi.waitFor(() => expect(screen.getAllByText(why)).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(start).not.toHaveBeenCalled();
});

test('whoever has a plan is led to My Account', async () => {
  const { offer } = await open({ plan: aBoughtPlan() });
  expect(offer.getByText('You are already Subscribed to a Plan!!')).toBeTruthy();
  expect(offer.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/account/subscriptions');
  expect(offer.queryByRole('button', { name: /Start/ })).toBeNull();
});
