import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fault, refusal, testClient } from '../../test-kit/api.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aRoot } from '../../test-kit/world.ts';
import { EnterScreen } from './EnterScreen.tsx';

const WORDS = 'This sign-in link has expired. Open it again from where you got it.';

async function open({ isSignedIn = false, code = 'lyc_x', isExpired = false, faults = 0 } = {}) {
  let faultsLeft = faults;
  const [onSignedIn, onStay] = [vi.fn(async () => undefined), vi.fn()];
  const sessionCreateWithCode = vi.fn(() =>
    isExpired
      ? { viewer: null, userErrors: [refusal('SIGN_IN_CODE_EXPIRED', WORDS)] }
      : { viewer: { person: { id: 'per_1' } }, userErrors: [] },
  );
  const somebody = isSignedIn ? { person: { email: 'nora@launchyard.example' } } : null;
  const viewer = () => {
    if (faultsLeft === 0) return somebody;
    faultsLeft -= 1;
    return fault('UPSTREAM_UNAVAILABLE', { service: 'session' });
  };
  const client = testClient(aRoot({}, { sessionCreateWithCode, viewer }));
  const element = (
    <EnterScreen
      mark="Launchyard"
      tagline=""
      taglineHint=""
      code={code}
      signInAddress="/signin"
      onSignedIn={onSignedIn}
      onStay={onStay}
    />
  );
  const { user } = await renderRoutes([{ path: '/enter', element }], '/enter', client);
  return { user, onSignedIn, onStay, sessionCreateWithCode };
}

test('a browser in which nobody is signed in uses the code at once, and once', async () => {
  const { onSignedIn, sessionCreateWithCode } = await open();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sessionCreateWithCode).toHaveBeenCalledOnce();
});

test('nobody who is signed in is replaced without being asked', async () => {
  const { user, onSignedIn, onStay, sessionCreateWithCode } = await open({ isSignedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Stay signed in as nora@launchyard.example' }));
  expect(onStay).toHaveBeenCalledOnce();
  expect(sessionCreateWithCode).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sign in with the link' }));
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test.each([
  ['an expired code', { isExpired: true }],
  ['an address without a code', { code: '' }],
])('%s says so and leads to the sign-in page', async (_, given) => {
  const { onSignedIn } = await open(given);
  expect(await screen.findByText(WORDS)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in another way' }).getAttribute('href')).toBe('/signin');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('a fault can be tried again: the code is still unused', async () => {
  const { user, onSignedIn, sessionCreateWithCode } = await open({ faults: 1 });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sessionCreateWithCode).toHaveBeenCalledOnce();
});
