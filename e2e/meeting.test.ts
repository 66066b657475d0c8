import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeMeeting } from '@launchyard/testing/world/links';
import { findViolations } from './kit/accessibility.ts';
import { countInputs, frame, isLive, movesIn, stripOf } from './kit/picture.ts';
import { openStreamPage, openStreams } from './kit/streams.ts';

const streams = openStreams();

const makeLink = async () =>
  makeMeeting(streams.world, streams.owner, { appId: streams.appId, configId: await streams.makeConfig() });

const open = (url: string, phone = false): Promise<Page> => openStreamPage(streams.browser, url, { phone });

const people = (page: Page) => page.getByRole('button', { name: /^People: / });
const inputs = async (page: Page) => (await stripOf(page))?.inputs ?? 0;

test('host and guests see one picture; a guest’s mouse does nothing until the host hands over control', async () => {
  const link = await makeLink();
  const guest = await open(link.guestUrl);
  await guest.getByRole('heading', { name: 'The host has not started yet' }).waitFor();
  expect(await findViolations(guest)).toEqual([]);
  const host = await open(link.hostUrl);
  await isLive(host);
  // The guest did nothing.
  await isLive(guest);
  const phone = await open(link.guestUrl, true);
  await isLive(phone);
  expect(streams.fleet.started.size).toBe(1);
  await movesIn(host, guest);
  await guest.getByText('The host has control').waitFor();
  const before = await countInputs(host, guest);

  await guest.mouse.move(200, 200);
  await guest.mouse.down();
  await guest.mouse.up();
  await guest.keyboard.press('a');
  const since = await frame(guest);
  await expect.poll(() => frame(guest)).toBeGreaterThan(since + 30);
  expect(await inputs(guest)).toBe(before);

  // By keyboard alone.
  await people(host).focus();
  await host.keyboard.press('Enter');
  expect(await findViolations(host)).toEqual([]);
  await host.getByRole('button', { name: 'Give control to Guest 1' }).focus();
  await host.keyboard.press('Enter');
  await guest.getByText('You have control').waitFor();
  await host.getByText('Guest 1 has control').waitFor();
  await isLive(guest);
  await isLive(host);
  await guest.mouse.move(100, 100);
  await movesIn(guest, phone);

  await people(phone).click();
  await phone.getByLabel('Your name').fill('Ada');
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await phone.getByText(/^Ada \(guest \d\) \(you\)$/).waitFor();
  expect(await findViolations(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await people(host).click();
  await host.getByText(/^Ada \(guest \d\)$/).waitFor();
  await host.getByRole('button', { name: 'Take back control' }).click();
  await host.getByText('You have control').waitFor();
  await isLive(host);
  await movesIn(host, phone);

  await host.getByRole('button', { name: 'End the meeting' }).click();
  for (const page of [guest, phone]) await page.getByRole('heading', { name: 'The host ended the meeting' }).waitFor();
  expect(await findViolations(phone)).toEqual([]);
});

test('a guest with control who leaves gives it back; the place goes to who waits', async () => {
  const link = await makeLink();
  const host = await open(link.hostUrl);
  await isLive(host);
  const guest = await open(link.guestUrl);
  await isLive(guest);
  await isLive(await open(link.guestUrl));
  const late = await open(link.guestUrl);
  await late.getByText('Everyone in a meeting takes a place, and all of them are taken.').waitFor();
  expect(await findViolations(late)).toEqual([]);
  await people(host).click();
  await host.getByRole('button', { name: 'Give control to Guest 1' }).click();
  await guest.getByText('You have control').waitFor();
  await guest.getByRole('button', { name: 'Leave the meeting' }).click();
  await guest.getByRole('heading', { name: 'You left the stream' }).waitFor();
  await host.getByText('You have control').waitFor();
  await isLive(host);
  await movesIn(host, host);
  await isLive(late);
});

test('the host’s second tab takes over; guests read that the host is away, and watch on', async () => {
  const link = await makeLink();
  const host = await open(link.hostUrl);
  await isLive(host);
  const guest = await open(link.guestUrl);
  await isLive(guest);
  const tab = await open(link.hostUrl);
  await host.getByRole('heading', { name: 'This stream continues in another tab' }).waitFor();
  await isLive(tab);
  // The place of a page that is closed is kept for a few seconds.
  const letTimePass = streams.holdTime();
  await tab.close();
  await guest.getByText('The host is away.').waitFor();
  await guest.getByText(/The meeting ends in 0:\d\d\./).waitFor();
  const seen = await frame(guest);
  await expect.poll(() => frame(guest)).toBeGreaterThan(seen);
  expect(await findViolations(guest)).toEqual([]);
  letTimePass();
});
