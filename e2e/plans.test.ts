import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { RIGHT_CARD } from '@launchyard/testing/world/payments';
import { findViolations } from './kit/accessibility.ts';
import { onEach, PAYMENT_RESULT } from './kit/appearing.ts';
import { launchBrowser, openPanel } from './kit/browser.ts';
import { openTogether } from './kit/open-together.ts';
import { signIn } from './kit/sign-in.ts';
import { startSystem, type System } from './kit/system.ts';
import { expectToast } from './kit/toasts.ts';

let system: System;
let browser: Browser;
let page: Page;
beforeAll(() =>
  openTogether(async (keep) => {
    [system, browser] = await Promise.all([keep(startSystem()), keep(launchBrowser())]);
    page = await openPanel(browser, system.url);
    await onEach(page, PAYMENT_RESULT, 'point');
    await signIn(page, system.people.owner);
  }),
);

/** Pays on the provider’s page with a card, and comes back. */
async function pay(number: string, button: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('08 / 49');
  await page.getByLabel('Security code').fill(RIGHT_CARD.cvc);
  await page.getByLabel('Name on card').fill(RIGHT_CARD.name);
  await page.getByLabel('ZIP').fill(RIGHT_CARD.zip);
  await page.getByRole('button', { name: button }).click();
}

const MORE = 'One more';
const open = async (path: string) => void (await page.goto(new URL(path, system.url).href));
const dialog = (name: string) => page.getByRole('dialog', { name });

test('a customer buys a plan with a test card, and reads what they paid', async () => {
  await open('/plans');
  await page.getByRole('button', { name: 'Start with 3 CCU' }).click();
  await page.getByRole('button', { name: 'Continue to pay $300.00' }).click();
  await page.getByText('Test mode: no money moves').waitFor();
  await pay(RIGHT_CARD.number, 'Pay $300.00');
  await page.waitForURL(/\/payment-success/);
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  await page.getByText('Pay Per Concurrent User with 3 CCU is active.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole('button', { name: 'Home' })
    .or(page.getByRole('link', { name: 'Home' }))
    .first()
    .click();
  await page.waitForURL(system.url);
});

test('they add some, cancel, reactivate, and find both bills', async () => {
  await open('/account/subscriptions');
  await page.getByRole('button', { name: 'Edit CCU count' }).click();
  const edit = dialog('Edit CCU count');
  for (let step = 0; step < 2; step += 1) await edit.getByRole('button', { name: MORE }).click();
  await edit.getByText('Today, Visa ending 4242').waitFor();
  await edit.getByRole('button', { name: /^Pay \$\d+\.\d\d and add 2 CCU$/ }).click();
  await expectToast(page, 'Your plan is for 5 CCU now');
  await page.getByRole('button', { name: 'Cancel Plan' }).click();
  // Until a dialog says what follows, its button only turns.
  await page.getByText(/no further bill is issued/).waitFor();
  await page.getByRole('button', { name: 'Cancel plan', exact: true }).click();
  // My Account opens over home, which says so too.
  await page
    .getByRole('dialog')
    .getByText(/Termination · \d+ days left/)
    .waitFor();
  await page.getByRole('button', { name: 'Reactivate', exact: true }).first().click();
  const question = dialog('Reactivate your plan?');
  await question.getByText(/Nothing is charged today/).waitFor();
  await question.getByRole('button', { name: 'Reactivate' }).click();
  await expectToast(page, 'Your plan is active again');
  await page
    .getByRole('link', { name: 'Transactions' })
    .or(page.getByRole('tab', { name: 'Transactions' }))
    .last()
    .click();
  await page
    .getByText('5 x Pay Per Concurrent User')
    .or(page.getByText('2 x Pay Per Concurrent User'))
    .first()
    .waitFor();
  await page.getByText('$300.00').first().waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('a card that the bank declines later changes nothing, and says why', async () => {
  await open('/account/subscriptions');
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  await page.getByText('Test mode: no money moves').waitFor();
  await pay('4000 0000 0000 0341', 'Save card');
  await page.waitForURL(/\/credit-card-success/);
  await page.getByText(/From now on, .* is charged/).waitFor();
  await open('/account/subscriptions');
  await page.getByRole('button', { name: 'Edit CCU count' }).click();
  const edit = dialog('Edit CCU count');
  await edit.getByRole('button', { name: MORE }).click();
  await edit.getByRole('button', { name: /^Pay \$\d+\.\d\d and add 1 CCU$/ }).click();
  await edit.getByText('Your card was declined.').waitFor();
  await edit.getByRole('status').getByText('6').waitFor();
});
