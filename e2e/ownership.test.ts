import { expect, test } from 'vitest';
import { openPanel } from './kit/browser.ts';
import { signIn } from './kit/sign-in.ts';
import { expectToast } from './kit/toasts.ts';
import { openWorld } from './kit/world.ts';

const world = openWorld();

test('an account is handed over by both, and its former owner goes on under a name of their own', async () => {
  const { owner: anna, member: jonas } = world.system.people;
  const giver = await openPanel(world.browser, world.system.url);
  await signIn(giver, anna);
  await giver.getByRole('link', { name: 'Team', exact: true }).click();
  await giver.getByRole('button', { name: `Hand over the account to ${jonas.email}` }).click();
  await giver.getByLabel('Your password').fill(anna.password);
  await giver.getByLabel('Your password').press('Enter');
  await giver.getByText(`This account is offered to ${jonas.email}`).waitFor();

  const receiver = await openPanel(world.browser, world.system.url);
  await signIn(receiver, jonas, '/team');
  await receiver.getByRole('button', { name: `Take over the account ${anna.username}` }).click();
  const dialog = receiver.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not it');
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await dialog.getByText('This is not your password.').waitFor();
  await dialog.getByLabel('Your password').fill(jonas.password);
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expectToast(receiver, `You now own the account ${anna.username}`);
  await receiver.getByText('of 200 GB').waitFor();
  await receiver.getByRole('link', { name: 'Developer Section' }).click();
  await receiver.getByRole('heading', { name: 'Developer Section' }).waitFor();

  // Whatever they do next: they have no name now.
  await giver.waitForURL((address) => address.pathname === '/username');
  await giver.getByText(`You are a member of ${anna.username} now.`).waitFor();
  await giver.getByLabel('Username').fill('anna_on_her_own');
  expect(await giver.getByRole('heading', { level: 1 }).count()).toBe(1);
  await giver.context().close();
  await receiver.context().close();
});
