import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fault, refusal, testClient, type TestRoot } from '../test-kit/api.ts';
import { renderPart } from '../test-kit/render.tsx';
import { NewsletterDialog } from './NewsletterDialog.tsx';

const wording = { __typename: 'NewsletterWording' as const, version: 3, sentence: 'Send me the newsletter.' };
const SINCE = '2026-11-01T10:00:00Z';

const failing = () => {
  throw fault('UPSTREAM_UNAVAILABLE');
};

async function open(isSubscribed: boolean, root: TestRoot = {}) {
  let newsletter = { __typename: 'Newsletter' as const, isSubscribed, updatedAt: isSubscribed ? SINCE : null };
  const answer = (to: boolean) => () => {
    newsletter = { ...newsletter, isSubscribed: to, updatedAt: SINCE };
    return { newsletter, userErrors: [] };
  };
  const changes = {
    newsletterSubscribe: vi.fn(answer(true)),
    newsletterUnsubscribe: vi.fn(answer(false)),
  };
  const client = testClient({
    viewer: () => ({ __typename: 'Viewer', newsletter }),
    publicConfig: { newsletterWording: wording },
    ...changes,
    ...root,
  });
  const { user } = await renderPart(<NewsletterDialog onClose={() => undefined} />, client);
  await screen.findByRole('dialog', { name: 'Newsletter' });
  return { user, ...changes };
}

test('a subscriber unsubscribes at once, and is offered to come back', async () => {
  const { user, newsletterUnsubscribe } = await open(true);
  // A person clicks after the dialog has opened, which takes the focus.
  await vi.waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  expect(screen.getByText(/^You’ve been subscribed since/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('You’re not subscribed.');
  expect(newsletterUnsubscribe).toHaveBeenCalledOnce();
});

test('subscribing agrees to the sentence that is shown', async () => {
  const { user, newsletterSubscribe } = await open(false);
  expect(screen.getByText(wording.sentence)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeTruthy();
  expect(newsletterSubscribe).toHaveBeenCalledWith({ input: { wordingVersion: 3 } }, undefined, expect.anything());
});

test('a refusal is shown, and nothing changes', async () => {
  const changed = refusal('NEWSLETTER_WORDING_UNKNOWN', 'The newsletter terms have changed. Reload the page.');
  const { user } = await open(false, { newsletterSubscribe: () => ({ newsletter: null, userErrors: [changed] }) });
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('The newsletter terms have changed. Reload the page.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
});

test('when the service does not answer, it says so', async () => {
  await open(true, { viewer: { __typename: 'Viewer', newsletter: failing } });
  expect(await screen.findByText('Your newsletter settings could not be loaded')).toBeTruthy();
});
