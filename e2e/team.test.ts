import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './kit/accessibility.ts';
import { openPanel } from './kit/browser.ts';
import { signIn } from './kit/sign-in.ts';
import { expectToast } from './kit/toasts.ts';
import { openWorld } from './kit/world.ts';

const world = openWorld();

const LUCA = { email: 'luca@fieldworks.example', password: 'Right-1-password', username: 'luca_f' };

/** What the newest e-mail says. */
async function newestMail(): Promise<string> {
  return (await fetch(`${world.system.outbox}/outbox`)).text();
}

async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await sendInvitation(page, email);
  return /\/invitation#\w+/.exec(await newestMail())?.[0] ?? '';
}

async function sendInvitation(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Invite by e-mail' }).fill(email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click();
  await expectToast(page, 'Member invitation successful');
  await page.getByRole('row', { name: email }).getByText('Invited').waitFor();
}

test('somebody without an account signs up into the team, acts in it, and loses it while their panel is open', async () => {
  const owner = await openPanel(world.browser, world.system.url);
  await signIn(owner, world.system.people.owner);
  const link = await invite(owner, LUCA.email);

  const luca = await openPanel(world.browser, world.system.url);
  await luca.goto(link);
  await luca.getByRole('heading', { name: 'Join the team of northlight' }).waitFor();
  expect(new URL(luca.url()).hash).toBe('');
  await luca.getByRole('button', { name: 'Create an account' }).click();
  expect(await luca.getByLabel('E-mail').inputValue()).toBe(LUCA.email);
  await luca.getByRole('button', { name: 'Continue' }).click();
  await luca.getByLabel('Password', { exact: true }).fill(LUCA.password);
  await luca.getByRole('button', { name: 'Continue' }).click();
  await luca.getByLabel('Username').fill(LUCA.username);
  await luca.getByRole('button', { name: 'Continue' }).click();
  await luca.getByLabel('Code').waitFor();
  await luca.getByLabel('Code').pressSequentially(/The code is (\d{6})/.exec(await newestMail())?.[1] ?? '');
  await luca.getByRole('button', { name: 'Accept' }).click();
  await luca.getByText('Account of northlight').waitFor();
  await luca.getByText('of 200 GB').waitFor();

  await luca.getByRole('link', { name: 'Team', exact: true }).click();
  await luca.getByText("You are not the owner of this team. You can't manage the team.").waitFor();
  await owner.getByRole('row', { name: LUCA.email }).getByText('Joined', { exact: true }).waitFor();

  await owner.getByRole('button', { name: `Remove ${LUCA.email}` }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expectToast(owner, 'Member removed successfully');
  await luca.goto('/');
  await luca.getByText('of 200 GB').waitFor({ state: 'detached' });
  await owner.context().close();
  await luca.context().close();
});

test('an invitation opened by somebody else is not answered by them; the invited person accepts it without the e-mail', async () => {
  const owner = await openPanel(world.browser, world.system.url);
  await signIn(owner, world.system.people.owner);
  const { member, admin } = world.system.people;
  const link = await invite(owner, admin.email);

  const other = await openPanel(world.browser, world.system.url);
  await signIn(other, member, link);
  await other.getByText(`You are signed in as ${member.email}. Only the invited person can answer.`).waitFor();
  expect(await other.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  await other.getByRole('button', { name: 'Log out and answer as somebody else' }).click();
  await other.getByRole('link', { name: 'Sign in', exact: true }).click();
  await other.getByLabel('E-mail').fill(admin.email);
  await other.getByLabel('Password', { exact: true }).fill(admin.password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.getByRole('button', { name: 'Decline' }).click();
  await other.getByRole('heading', { name: 'You declined the invitation' }).waitFor();
  await owner.getByRole('row', { name: admin.email }).waitFor({ state: 'detached' });

  await invite(owner, admin.email);
  await other.goto('/team');
  await other.getByRole('button', { name: 'Accept the invitation of northlight' }).click();
  await expectToast(other, 'You are in the team of northlight.');
  await owner.context().close();
  await other.context().close();
});

test('a pasted list of addresses is invited at once, and each person gets an e-mail', async () => {
  const owner = await openPanel(world.browser, world.system.url);
  await signIn(owner, world.system.people.owner, '/team');
  const emails = ['mara', 'nils', 'olga'].map((name) => `${name}@fieldworks.example`);
  const field = owner.getByRole('textbox', { name: 'Invite by e-mail' });
  await field.fill(emails.join('\n'));
  await field.press('Enter');
  await owner
    .getByRole('dialog', { name: 'Invite 3 people, each as an editor?' })
    .getByRole('button', { name: 'Invite' })
    .click();
  for (const email of emails) await owner.getByRole('row', { name: email }).getByText('Invited').waitFor();
  const outbox = await newestMail();
  expect(emails.filter((email) => !outbox.includes(email))).toEqual([]);
  expect(await field.inputValue()).toBe('');
  await owner.context().close();
});

test.each([{ phone: false }, { phone: true }])(
  'a long address of somebody invited stays readable, and buttons are named by what they show (phone: $phone)',
  async ({ phone }) => {
    const email = `somebody.with.a.long.name.${phone}@northlight-visualisation.example`;
    const owner = await openPanel(world.browser, world.system.url, { phone });
    await signIn(owner, world.system.people.owner, '/team');
    await sendInvitation(owner, email);
    const head = owner.getByRole('rowheader', { name: email });
    const cut = await head.evaluate((cell) =>
      [cell, ...cell.querySelectorAll('*')]
        .filter((each) => each.scrollWidth > each.clientWidth)
        .map((each) => each.outerHTML),
    );
    expect(cut).toEqual([]);
    expect(await findViolations(owner, { rules: ['label-content-name-mismatch'] })).toEqual([]);
    const navigation = owner.getByRole('navigation', { name: 'Main' });
    const current = await navigation.locator('[aria-current=page]').allTextContents();
    expect(current).toEqual(phone ? [] : ['Team']);
    await owner.context().close();
  },
);
