import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, testClient, type TestRoot } from '../test-kit/api.ts';
import { renderPart } from '../test-kit/render.tsx';
import { aBill, aBillLine, aBoughtPlan, aConnection, anInvoice, aRoot } from '../test-kit/world.ts';
import { Subscriptions } from './Subscriptions.tsx';

const card = { brand: 'Visa', last4: '4242', expiryMonth: 8, expiryYear: 2099 };

interface Asked {
  wish: { setCount?: number; cancel?: boolean; reactivate?: boolean };
}

/** What a change costs: each further one costs 70 dollars for the rest of the month. */
const planChangePreview = ({ wish: { setCount, cancel } }: Asked) => {
  const added = setCount === undefined ? 0 : Math.max(0, setCount - 3);
  const places = cancel ? 3 : Math.max(0, 3 - (setCount ?? 3));
  return {
    today: aBill(added * 7_000, added > 0 ? [aBillLine(added, 21)] : []),
    nextBill: cancel ? null : aBill((setCount ?? 3) * 10_000),
    nextBillUnchanged: aBill(30_000),
    loss: places > 0 ? { places, startsAt: '2026-12-12T12:00:00Z' } : null,
    fingerprint: `print of ${JSON.stringify({ setCount, cancel })}`,
    userErrors: [],
  };
};

async function open(account: object = {}, root: TestRoot = {}) {
  const figures = { streamingFigures: { places: 3 }, streamedTime: null };
  const client = testClient(aRoot({ plan: aBoughtPlan(), card, planChangePreview, ...figures, ...account }, root));
  const { user } = await renderPart(<Subscriptions />, client);
  return { user, plan: within(await screen.findByRole('region', { name: 'Pay Per Concurrent User' })) };
}

const changes = (plan: object) =>
  vi.fn<(given: { input: Asked & { fingerprint: string } }) => object>(() => ({
    account: { __typename: 'Account', id: 'acc_1', plan },
    userErrors: [],
  }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a plan shows its count, its next bill, its card and its state', async () => {
  const { plan } = await open();
  expect(plan.getByText('Active')).toBeTruthy();
  expect(plan.getByText('Next bill, Dec 12, 2026').nextSibling?.textContent).toBe('$300.00');
  expect(plan.getByText('Visa ending 4242')).toBeTruthy();
});

test('more are paid for before they are there: line by line, with the card, now and next', async () => {
  const planChange = changes(aBoughtPlan({ count: 5, paidCount: 5, nextBill: aBill(50_000) }));
  const { user, plan } = await open({}, { planChange });
  await user.click(plan.getByRole('button', { name: 'Edit CCU count' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit CCU count' });
  expect(button('Change count').disabled).toBe(true);
  expect(within(dialog).getByText('Your plan is for 3 already.')).toBeTruthy();
  await user.click(button('One more'));
  await user.click(button('One more'));
  const pay = await screen.findByRole('button', { name: 'Pay $140.00 and add 2 CCU' });
  const bills =
    '2 CCU for 21 of 30 days$140.00Today, Visa ending 4242$140.00Next bill on Dec 12, 2026$500.00 now $300.00';
  expect(dialog.textContent).toContain(bills);
  await user.click(pay);
  expect(await screen.findByText('Your plan is for 5 CCU now')).toBeTruthy();
  await vi.waitFor(() => expect(plan.getByText('5')).toBeTruthy());
  expect(planChange.mock.calls.map(([{ input }]) => input)).toMatchObject([
    { wish: { setCount: 5 }, fingerprint: 'print of {"setCount":5}' },
  ]);
});

test('fewer are gone at once, and can be taken back until the month ends', async () => {
  const { user, plan } = await open();
  await user.click(plan.getByRole('button', { name: 'Edit CCU count' }));
  await user.click(await screen.findByRole('button', { name: 'One fewer' }));
  expect(await screen.findByText(/until Dec 12, 2026 you can add them back without a charge/)).toBeTruthy();
  await vi.waitFor(() => expect(button('Remove 1 CCU').disabled).toBe(false));
});

test('a card that is declined changes nothing: the reason stays, with the way to another card', async () => {
  const refused = { account: null, userErrors: [refusal('CARD_DECLINED', 'The card has expired.')] };
  const cardChangeStart = vi.fn(() => ({ checkoutId: 'cko_1', url: 'https://pay.example/card', userErrors: [] }));
  const opened = vi.spyOn(window, 'open').mockReturnValue(window);
  const { user, plan } = await open({}, { planChange: refused, cardChangeStart });
  await user.click(plan.getByRole('button', { name: 'Edit CCU count' }));
  await user.click(await screen.findByRole('button', { name: 'One more' }));
  await user.click(await screen.findByRole('button', { name: 'Pay $70.00 and add 1 CCU' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit CCU count' }));
  expect(await dialog.findByText('The card has expired.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Change card' }));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('https://pay.example/card', '_self'));
  opened.mockRestore();
});

test('cancelling says what ends when; a plan that ends is reactivated, and changed no more', async () => {
  const ending = aBoughtPlan({ state: 'ENDING', daysLeft: 21, nextBill: null });
  const planChange = changes(ending);
  const { user, plan } = await open({}, { planChange });
  await user.click(plan.getByRole('button', { name: 'Cancel Plan' }));
  const question = await screen.findByRole('dialog', { name: 'Cancel your plan?' });
  await within(question).findByText(/until the end of the billing period on Dec 12, 2026/);
  expect(question.textContent).toContain('3 CCU');
  await user.click(button('Cancel plan'));
  expect(await screen.findByText('Your plan is cancelled')).toBeTruthy();
  expect(await plan.findByText('Termination · 21 days left')).toBeTruthy();
  expect(plan.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30');
  expect(plan.getByRole<HTMLButtonElement>('button', { name: 'Edit CCU count' }).disabled).toBe(true);
  expect(plan.getByText('Your plan is cancelled. Reactivate it to change it.')).toBeTruthy();

  planChange.mockImplementation(() => ({ account: { id: 'acc_1', plan: aBoughtPlan() }, userErrors: [] }));
  await user.click(plan.getByRole('button', { name: 'Reactivate' }));
  await screen.findByText(/The next bill is \$300.00 on Dec 12, 2026/);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reactivate' }));
  expect(await plan.findByText('Active')).toBeTruthy();
});

test('a bill that is not paid says why, and is paid now', async () => {
  const owed = { declineText: 'The card has expired.', triesAgainAt: '2026-12-13T12:00:00Z', viewerCanPay: true };
  const invoice = anInvoice(1, { state: 'OPEN', ...owed });
  let isPaid = false;
  const invoicePay = vi.fn(() => {
    isPaid = true;
    return { invoice: anInvoice(1), userErrors: [] };
  });
  const account = {
    plan: () => aBoughtPlan({ state: isPaid ? 'ACTIVE' : 'PAST_DUE' }),
    invoices: () => aConnection(isPaid ? [] : [invoice]),
  };
  const { user, plan } = await open(account, { invoicePay });
  expect(plan.getByText('Payment failed')).toBeTruthy();
  expect(plan.getByText(/Your last bill is not paid yet/)).toBeTruthy();
  expect(screen.getByText('$300.00 not paid')).toBeTruthy();
  expect(screen.getByText('The card has expired.')).toBeTruthy();
  await user.click(button('Pay now'));
  expect(await screen.findByText('Your bill is paid')).toBeTruthy();
  expect(await plan.findByText('Active')).toBeTruthy();
  expect(screen.queryByText('$300.00 not paid')).toBeNull();
});
