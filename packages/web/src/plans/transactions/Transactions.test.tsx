import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, testClient, type TestRoot } from '../../test-kit/api.ts';
import { renderPart } from '../../test-kit/render.tsx';
import { aBill, aBillLine, aConnection, anInvoice, aRoot } from '../../test-kit/world.ts';
import { Transactions } from './Transactions.tsx';

interface Asked {
  state: 'OPEN' | 'PAID';
  first: number;
  after?: string | null;
}

async function open(paid: (asked: Asked) => object, unpaid: readonly object[] = [], root: TestRoot = {}) {
  const invoices = (asked: Asked) => (asked.state === 'OPEN' ? aConnection(unpaid) : paid(asked));
  return renderPart(<Transactions />, testClient(aRoot({ invoices }, root)));
}

test('before the first payment, that is said', async () => {
  await open(() => aConnection([]));
  expect(await screen.findByText('No transactions yet')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an invoice tells its day, number, what it is for, its amount, and that it is paid', async () => {
  const more = anInvoice(2, { bill: aBill(14_000, [aBillLine(2, 21)]) });
  await open(() => aConnection([more, anInvoice(1)]));
  const [, second, first] = (await screen.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(second).toContain('2 x Pay Per Concurrent User, prorated');
  expect(second).toContain('$140.00');
  expect(first).toMatch(/^Nov 12, 2026.*3 x Pay Per Concurrent UserPaid\$300.00$/);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

const pageOf = (from: number, count: number, endCursor: string | null) => ({
  ...aConnection(Array.from({ length: count }, (_, index) => anInvoice(from - index))),
  totalCount: 21,
  pageInfo: { hasNextPage: endCursor !== null, hasPreviousPage: false, startCursor: null, endCursor },
});

test('older invoices are loaded below', async () => {
  const { user } = await open(({ after }) => (after ? pageOf(1, 1, null) : pageOf(21, 20, 'c20')));
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await vi.waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(22));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('what is not paid stands above, is paid now, and keeps its reason if that fails', async () => {
  const owed = anInvoice(3, { state: 'OPEN', viewerCanPay: true, declineText: 'The card has expired.' });
  const invoicePay = vi.fn(() => ({ invoice: null, userErrors: [refusal('CARD_DECLINED', 'Your bank declined.')] }));
  const { user } = await open(() => aConnection([anInvoice(1)]), [owed], { invoicePay });
  await screen.findByText('$300.00 not paid');
  const strip = within(screen.getAllByRole('alert')[0] ?? document.body);
  expect(strip.getByText('Invoice 3: 3 x Pay Per Concurrent User, due Dec 12, 2026.')).toBeTruthy();
  expect(strip.getByText('The card has expired.')).toBeTruthy();
  await user.click(strip.getByRole('button', { name: 'Pay now' }));
  expect(await strip.findByText('Your bank declined.')).toBeTruthy();
  expect(strip.getByRole('button', { name: 'Change card' })).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
