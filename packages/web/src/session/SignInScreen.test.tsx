import type { ChangeCode } from '@launchyard/domain/kit';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fault, refusal, testClient } from '../test-kit/api.ts';
import type { SessionCreateInput, SessionCreatePayload } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { aRoot } from '../test-kit/world.ts';
import { SignInScreen } from './SignInScreen.tsx';

async function openSignIn(
  sessionCreate: (given: { input: SessionCreateInput }) => Given<SessionCreatePayload> | Error,
) {
  const onSignedIn = vi.fn();
  const asked = vi.fn(sessionCreate);
  const screenOfForm = (
    <SignInScreen
      mark="Launchyard"
      tagline=""
      taglineHint=""
      supportUrl={undefined}
      signUpAddress="/signup"
      forgotAddress="/repass"
      onSignedIn={onSignedIn}
    />
  );
  const client = testClient(aRoot({}, { sessionCreate: asked }));
  const { user } = await renderRoutes([{ path: '/signin', element: screenOfForm }], '/signin', client);
  const signIn = async (email: string, password: string) => {
    if (email !== '') await user.type(screen.getByLabelText('E-mail'), email);
    if (password !== '') await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { signIn, user, onSignedIn, asked };
}

const signedIn = () => ({ viewer: aRoot().viewer, userErrors: [] });

test('the correct e-mail and password sign in', async () => {
  const { signIn, onSignedIn } = await openSignIn(signedIn);
  await signIn('nora@northlight.example', 'Right-1-password');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test.each<[string, ChangeCode, string]>([
  ['a wrong password', 'INCORRECT_CREDENTIALS', 'Incorrect Credentials'],
  ['too many tries', 'TOO_MANY_ATTEMPTS', 'Too many requests. Try again later.'],
])('%s shows the services’ message and focuses the password', async (_, code, message) => {
  const { signIn, onSignedIn } = await openSignIn(() => ({ viewer: null, userErrors: [refusal(code, message)] }));
  await signIn('nora@northlight.example', 'wrong');
  expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('an empty e-mail is refused at its field, without a request', async () => {
  const { signIn, asked } = await openSignIn(signedIn);
  await signIn('', 'something');
  const email = screen.getByLabelText('E-mail');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe('required');
  expect(asked).not.toHaveBeenCalled();
});

test('an empty password counts as wrong, without a request', async () => {
  const { signIn, asked } = await openSignIn(signedIn);
  await signIn('nora@northlight.example', '');
  expect(screen.getByText('Incorrect Credentials')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

test('an internal error shows a calm message, and a retry works', async () => {
  let isDown = true;
  const { signIn, user, onSignedIn } = await openSignIn(() =>
    isDown ? fault('INTERNAL', { requestId: 'r1' }) : signedIn(),
  );
  await signIn('nora@northlight.example', 'Right-1-password');
  expect((await screen.findByText('Something went wrong. Please try again')).closest('[role=alert]')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test('the password can be shown and hidden', async () => {
  const { user } = await openSignIn(signedIn);
  const field = screen.getByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});
