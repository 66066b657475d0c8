import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fault, refusal, testClient, type TestRoot } from '../../test-kit/api.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aRoot } from '../../test-kit/world.ts';
import { SignUpScreen } from './SignUpScreen.tsx';

const PENDING = {
  signUpId: 'sgn_1',
  email: 'nora@northlight.example',
  expiresAt: '2026-01-01T00:10:00Z',
  canSendAgainAt: '2026-01-01T00:01:00Z',
};

interface Given {
  email?: string;
  username?: string;
  input: { code: string };
}

async function openSignUp(api: TestRoot = {}) {
  const onSignedUp = vi.fn();
  const root = {
    signUpCheck: () => ({ isAvailable: true, userErrors: [] }),
    signUpStart: vi.fn(() => ({ signUp: PENDING, userErrors: [] })),
    signUpFinish: vi.fn(() => ({ viewer: aRoot()['viewer'], userErrors: [] })),
    ...api,
  };
  const element = (
    <SignUpScreen
      mark=""
      tagline=""
      taglineHint=""
      supportUrl={undefined}
      signInAddress="/signin"
      onSignedUp={onSignedUp}
    />
  );
  const { user } = await renderRoutes([{ path: '/signup', element }], '/signup', testClient(aRoot({}, root)));
  const goOn = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  const askForCode = async () => {
    await user.type(screen.getByLabelText('E-mail'), PENDING.email);
    await goOn();
    await user.type(await screen.findByLabelText('Password'), 'Right-1-password');
    await goOn();
    await user.type(await screen.findByLabelText('Username'), 'northlight');
    await goOn();
  };
  const toCode = async () => {
    await askForCode();
    await screen.findByLabelText('Code');
  };
  return { user, goOn, askForCode, toCode, onSignedUp, root };
}

const currentStep = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .find((each) => each.getAttribute('aria-current') === 'step')?.textContent;

test('e-mail, password, username and the sixth digit open the account', async () => {
  const { user, toCode, onSignedUp, root } = await openSignUp();
  expect(currentStep()).toBe('E-mail');
  await toCode();
  expect(currentStep()).toBe('Code');
  expect(screen.getByText(PENDING.email)).toBeTruthy();
  expect(root.signUpStart).toHaveBeenCalledWith(
    { input: { email: PENDING.email, password: 'Right-1-password', username: 'northlight' } },
    undefined,
    expect.anything(),
  );
  await user.type(screen.getByLabelText('Code'), '482715');
  await vi.waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
  expect(root.signUpFinish).toHaveBeenCalledOnce();
});

test('a taken e-mail address is refused at its field', async () => {
  const taken = refusal('EMAIL_UNUSABLE', 'Invalid Email Format Or Email Already Exist', 'email');
  const { user, goOn } = await openSignUp({
    signUpCheck: ({ email }: Given) => ({ isAvailable: email === undefined, userErrors: email ? [taken] : [] }),
  });
  await user.type(screen.getByLabelText('E-mail'), 'taken@northlight.example');
  await goOn();
  const field = screen.getByLabelText('E-mail');
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Invalid Email Format Or Email Already Exist')).toBeTruthy();
  expect(currentStep()).toBe('E-mail');
});

test('an invalid e-mail address is reported a second after the last key', async () => {
  const { user } = await openSignUp();
  await user.type(screen.getByLabelText('E-mail'), 'nora');
  expect(await screen.findByText('Invalid Email Format Or Email Already Exist')).toBeTruthy();
});

test('password rules are ticked while typing, and a weak password cannot continue', async () => {
  const { user, goOn } = await openSignUp();
  await user.type(screen.getByLabelText('E-mail'), PENDING.email);
  await goOn();
  await user.type(await screen.findByLabelText('Password'), 'password');
  const rules = within(screen.getByRole('list', { name: 'Your password needs' })).getAllByRole('listitem');
  expect(rules.map((rule) => rule.textContent)).toEqual([
    '8 or more characters: done',
    'an upper-case letter: missing',
    'a lower-case letter: done',
    'a number: missing',
    'a special character: missing',
  ]);
  await goOn();
  expect(currentStep()).toBe('Password');
});

test('a wrong code is reported at its field and can be corrected', async () => {
  const { user, toCode, onSignedUp } = await openSignUp({
    signUpFinish: ({ input }: Given) =>
      input.code === '482715'
        ? { viewer: aRoot()['viewer'], userErrors: [] }
        : { viewer: null, userErrors: [refusal('CODE_WRONG', 'Invalid OTP', 'code')] },
  });
  await toCode();
  const field = screen.getByLabelText('Code');
  await user.type(field, '000000');
  expect(await screen.findByText('Invalid OTP')).toBeTruthy();
  await user.clear(field);
  await user.click(field);
  await user.paste('482 715');
  await vi.waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
});

test('a name taken in the meantime leads back to its step with the input kept', async () => {
  const taken = refusal('USERNAME_UNUSABLE', 'Invalid username or username already exist.', 'username');
  const { user, toCode } = await openSignUp({ signUpFinish: () => ({ viewer: null, userErrors: [taken] }) });
  await toCode();
  await user.type(screen.getByLabelText('Code'), '482715');
  expect(await screen.findByText('Invalid username or username already exist.')).toBeTruthy();
  expect(currentStep()).toBe('Username');
  expect(screen.getByLabelText('Username').getAttribute('value')).toBe('northlight');
});

/** Signs up with an answer to the code that is lost, and sends the code again. */
async function loseTheAnswer(sessionCreate: NonNullable<TestRoot['sessionCreate']>) {
  const finish = vi
    .fn<() => object>(() => ({ viewer: null, userErrors: [refusal('CODE_USED_UP', 'Used.', 'code')] }))
    .mockImplementationOnce(() => {
      throw fault('UPSTREAM_UNAVAILABLE');
    });
  const opened = await openSignUp({ signUpFinish: finish, sessionCreate });
  await opened.toCode();
  await opened.user.type(screen.getByLabelText('Code'), '482715');
  await vi.waitFor(() => expect(finish).toHaveBeenCalledOnce());
  await opened.user.click(await screen.findByRole('button', { name: 'Create account' }));
  return opened;
}

test('an account whose opening was not answered is signed in to by the next attempt', async () => {
  const sessionCreate = vi.fn(() => ({ viewer: aRoot()['viewer'], userErrors: [] }));
  const { onSignedUp } = await loseTheAnswer(sessionCreate);
  await vi.waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
  const input = { email: PENDING.email, password: 'Right-1-password' };
  expect(sessionCreate).toHaveBeenCalledWith({ input }, undefined, expect.anything());
});

test('a code that stopped working is reported when no account was opened', async () => {
  const wrong = refusal('INCORRECT_CREDENTIALS', 'Incorrect email or password');
  const { onSignedUp } = await loseTheAnswer(() => ({ viewer: null, userErrors: [wrong] }));
  expect(await screen.findByText('Used.')).toBeTruthy();
  expect(onSignedUp).not.toHaveBeenCalled();
});

test('a name taken since it was checked is refused at its field, which stays refused until it changes', async () => {
  const taken = refusal('USERNAME_UNUSABLE', 'Invalid username or username already exist.', 'username');
  const { user, askForCode } = await openSignUp({ signUpStart: () => ({ signUp: null, userErrors: [taken] }) });
  await askForCode();
  const field = screen.getByLabelText('Username');
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field);
  await user.type(field, '2');
  expect(field.getAttribute('aria-invalid')).toBe('false');
});
