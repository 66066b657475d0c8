import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toasts } from '../kit/toasts.ts';
import { testClient } from '../test-kit/api.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { aRoot } from '../test-kit/world.ts';
import { NewPasswordScreen } from './NewPasswordScreen.tsx';

const PASSWORD = 'Other-2-password';

async function open() {
  const onSet = vi.fn();
  const finish = vi.fn(({ input }: { input: { keepsApiKeys: boolean } }) => ({
    isSet: true,
    endedApiKeyCount: input.keepsApiKeys ? 0 : 3,
    userErrors: [],
  }));
  const element = (
    <NewPasswordScreen
      mark="Launchyard"
      tagline=""
      taglineHint=""
      supportUrl={undefined}
      code="lyr_x"
      resetAddress="/repass"
      onSet={onSet}
    />
  );
  const client = testClient(aRoot({}, { passwordResetFinish: finish }));
  const { user } = await renderRoutes([{ path: '/fb-mail', element }], '/fb-mail', client);
  return { user, onSet, finish };
}

async function setPassword(keeps: boolean) {
  const { user, onSet, finish } = await open();
  expect(
    screen.getByText('You will be signed out everywhere. Your API keys will stop working unless you keep them.'),
  ).toBeTruthy();
  await user.type(screen.getByLabelText('New password'), PASSWORD);
  await user.type(screen.getByLabelText('New password again'), PASSWORD);
  if (keeps) await user.click(screen.getByRole('checkbox', { name: /^Keep my API keys/ }));
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await vi.waitFor(() => expect(onSet).toHaveBeenCalledOnce());
  return finish.mock.calls[0]?.[0].input;
}

test('a refusal disappears once the input is correct', async () => {
  const { user } = await open();
  const [first, second] = [screen.getByLabelText('New password'), screen.getByLabelText('New password again')];
  await user.type(first, 'short');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(first.getAttribute('aria-invalid')).toBe('true');
  await user.clear(first);
  await user.type(first, PASSWORD);
  expect(first.getAttribute('aria-invalid')).toBe('false');
  await user.type(second, 'Other');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(screen.getByText('Password does not match')).toBeTruthy();
  await user.type(second, '-2-password');
  expect(screen.queryByText('Password does not match')).toBeNull();
});

test('a new password revokes the API keys, and says how many', async () => {
  expect(await setPassword(false)).toMatchObject({ password: PASSWORD, keepsApiKeys: false });
  expect(toasts.get().at(-1)?.text).toBe('Password Reset Successful. 3 API keys revoked.');
});

test('API keys are kept on request', async () => {
  expect(await setPassword(true)).toMatchObject({ keepsApiKeys: true });
  expect(toasts.get().at(-1)?.text).toBe('Password Reset Successful');
});
