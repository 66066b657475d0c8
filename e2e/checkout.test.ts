import { createServer, type Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { cents } from '@launchyard/domain/money';
import { embeddedPayments } from '@launchyard/platform/providers/payments/embedded-payments';
import { RIGHT_CARD, startPayments, type TestPayments } from '@launchyard/testing/world/payments';
import { portOf } from '@launchyard/testing/world/ports';
import { findViolations } from './kit/accessibility.ts';
import { launchBrowser, openPanel } from './kit/browser.ts';

let payments: TestPayments;
let browser: Browser;
/** Where customers come back to. */
let panel: Server;
let panelUrl: string;

beforeAll(async () => {
  panel = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<title>Panel</title><h1>${request.url}</h1>`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => panel.once('listening', resolve));
  panelUrl = `http://localhost:${portOf(panel)}`;
  payments = await startPayments();
  browser = await launchBrowser();
  return async () => {
    await browser.close();
    await payments.close();
    panel.closeAllConnections();
    panel.close();
  };
});

async function openCheckout() {
  const provider = embeddedPayments(payments);
  const customer = { accountId: 'acc_1', email: 'billing@northlight.example' };
  const { customerId } = await provider.createCustomer(customer, crypto.randomUUID());
  const { url, checkoutId } = await provider.openCheckout(
    {
      customerId,
      reference: 'chk_1',
      mode: 'payment',
      lines: [{ text: 'Pay Per Concurrent User', detail: '2 more CCU, Nov 21 to Dec 12', amountCents: cents(14_000) }],
      nextBill: { text: '5 CCU × $100.00', amountCents: cents(50_000), at: new Date('2050-12-12T10:00:00Z') },
      email: customer.email,
      successUrl: `${panelUrl}/payment-success`,
      cancelUrl: `${panelUrl}/plans`,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
    crypto.randomUUID(),
  );
  const count = async () =>
    (await provider.listPayments(new Date(0), null)).payments.filter((each) => each.customerId === customerId);
  return { url, payments: count, state: () => provider.readCheckout(checkoutId) };
}

/** Types as a person does, key by key. */
async function fill(page: Page, changes: Partial<typeof RIGHT_CARD> = {}): Promise<void> {
  const typed = { ...RIGHT_CARD, ...changes };
  await page.getByLabel('Card number').fill('');
  await page.getByLabel('Card number').pressSequentially(typed.number.replaceAll(' ', ''));
  await page.getByLabel('Expiration date').fill('');
  await page.getByLabel('Expiration date').pressSequentially('0849');
  await page.getByLabel('Security code').fill(typed.cvc);
  await page.getByLabel('Name on card').fill(typed.name);
  await page.getByLabel('ZIP').fill(typed.zip);
}
const pay = (page: Page) => page.getByRole('button', { name: 'Pay $140.00' }).click();

test('a customer types a card, is told what is wrong, and pays once, however often they click', async () => {
  const { url, payments: made } = await openCheckout();
  const page = await openPanel(browser, url);
  await page.goto(url);
  expect(await findViolations(page)).toEqual([]);
  await fill(page, { zip: '7' });
  expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  expect(await page.getByLabel('Expiration date').inputValue()).toBe('08 / 49');
  await page.getByText('Visa', { exact: true }).waitFor();
  await pay(page);
  await page.getByText('Enter a ZIP code such as 78701.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('zip');
  // Nothing has to be typed again.
  expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.type('8701');
  await page.getByRole('button', { name: 'Pay $140.00' }).dblclick();
  await page.waitForURL(`${panelUrl}/payment-success`);
  expect(await made()).toMatchObject([{ amountCents: 14_000, succeededAt: expect.any(Date) }]);
  await page.goBack();
  await page.getByRole('heading', { name: 'This payment is complete' }).waitFor();
  await page.getByRole('link', { name: 'Back to Launchyard' }).click();
  await page.waitForURL(`${panelUrl}/payment-success`);
  await page.context().close();
});

test('a declined card is said beside its field, and the second step of another one pays', async () => {
  const { url, state } = await openCheckout();
  const page = await openPanel(browser, url, { phone: true, dark: true });
  await page.goto(url);
  await fill(page, { number: '4000000000009995' });
  await pay(page);
  await page.getByText('Your card has insufficient funds.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('number');
  expect(await findViolations(page)).toEqual([]);
  await fill(page, { number: '4000002760003184' });
  await pay(page);
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByText('Your bank could not confirm that it is you.').waitFor();
  await fill(page, { number: '4000002760003184' });
  await pay(page);
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.waitForURL(`${panelUrl}/payment-success`);
  expect(await state()).toEqual({ state: 'complete' });
  await page.context().close();
});

test('it fits a phone, leads back, and the list of test cards opens with the keyboard', async () => {
  const { url } = await openCheckout();
  const page = await openPanel(browser, url, { phone: true });
  await page.goto(url);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByText('Test cards', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('4000 0000 0000 0341').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: 'Back to Launchyard' }).click();
  await page.waitForURL(`${panelUrl}/plans`);
  await page.context().close();
});

test('without scripts it works the same', async () => {
  const { url, state } = await openCheckout();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  for (const [label, value] of [
    ['Card number', '4242424242424242'],
    ['Expiration date', '08/49'],
    ['Security code', '123'],
    ['ZIP', '78701'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await pay(page);
  await page.getByText('Enter the name on the card.').waitFor();
  expect(await page.title()).toBe('Problem: Pay by card · Launchyard');
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('08/49');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Nora Lindqvist');
  await pay(page);
  await page.waitForURL(`${panelUrl}/payment-success`);
  expect(await state()).toEqual({ state: 'complete' });
  await context.close();
});
