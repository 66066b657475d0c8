import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fault, refusal, testClient, type TestRoot } from '../../test-kit/api.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aRoot, aViewer } from '../../test-kit/world.ts';
import { UsernameScreen } from './UsernameScreen.tsx';

const SENTENCE = 'Send me the newsletter.';
const newcomer = {
  ...aViewer(),
  accounts: [],
  person: { id: 'per_1', email: 'nora@northlight.example', username: null },
};

async function open(api: TestRoot = {}) {
  const on = { onSignedOut: vi.fn(), onFinished: vi.fn(async () => undefined), onLoggedOut: vi.fn() };
  const root = {
    viewer: newcomer,
    publicConfig: { supportUrl: 'mailto:x@example.com', newsletterWording: { version: 3, sentence: SENTENCE } },
    signUpCheck: ({ username }: { username?: string }) =>
      username === 'taken'
        ? {
            isAvailable: false,
            userErrors: [refusal('USERNAME_UNUSABLE', 'Invalid username or username already exist.', 'username')],
          }
        : { isAvailable: true, userErrors: [] },
    profileFinish: vi.fn((): object => ({ person: { id: 'per_1', username: 'nora_n' }, userErrors: [] })),
    sessionDelete: vi.fn(() => ({ userErrors: [] })),
    ...api,
  };
  const element = <UsernameScreen mark="Launchyard" tagline="" taglineHint="" {...on} />;
  const { user } = await renderRoutes([{ path: '/username', element }], '/username', testClient(aRoot({}, root)));
  return { user, root, ...on };
}

type Opened = Awaited<ReturnType<typeof open>>;

const button = () => screen.getByRole('button', { name: 'Create account' });
const finishes = ({ user }: Opened) => user.click(button());

async function fillIn(opened: Opened, { username = 'nora_n', phone = '(415) 555-2671', lead = 'A colleague' } = {}) {
  const { user } = opened;
  if (username) await user.type(await screen.findByLabelText('Username'), username);
  if (phone) await user.type(screen.getByLabelText('Phone number'), phone);
  if (lead) await user.type(screen.getByLabelText('Where did you hear about us?'), lead);
  await user.click(screen.getByLabelText(SENTENCE));
}

test('who handed their account over learns why they are here', async () => {
  const accounts = [
    { id: 'acc_2', label: 'no name yet', viewerStanding: 'OWNER' as const },
    { id: 'acc_1', label: 'northlight', viewerStanding: 'MEMBER' as const },
  ];
  await open({ viewer: { ...newcomer, accounts } });
  await screen.findByText('You are a member of northlight now. Choose a username for an account of your own.');
});

test('a username, a phone number and a lead source finish the profile, with what was agreed to', async () => {
  const opened = await open();
  await screen.findByText('Signed in as nora@northlight.example.');
  await fillIn(opened);
  await finishes(opened);
  await vi.waitFor(() => expect(opened.onFinished).toHaveBeenCalledOnce());
  expect(opened.root.profileFinish).toHaveBeenCalledWith(
    {
      input: {
        username: 'nora_n',
        phoneNumber: '+14155552671',
        leadSource: 'A colleague',
        newsletterWordingVersion: 3,
      },
    },
    undefined,
    expect.anything(),
  );
});

test('the newsletter’s box gates the button', async () => {
  const opened = await open();
  await screen.findByLabelText('Username');
  expect(button()).toHaveProperty('disabled', true);
  await fillIn(opened);
  expect(button()).toHaveProperty('disabled', false);
  await opened.user.click(screen.getByLabelText(SENTENCE));
  expect(button()).toHaveProperty('disabled', true);
});

test('a number without a calling code is one of the chosen country', async () => {
  const opened = await open();
  await opened.user.selectOptions(await screen.findByLabelText('Country'), 'Germany (+49)');
  await fillIn(opened, { phone: '0170 1234567' });
  await finishes(opened);
  await vi.waitFor(() => expect(opened.root.profileFinish).toHaveBeenCalledOnce());
  expect(opened.root.profileFinish).toHaveBeenCalledWith(
    { input: expect.objectContaining({ phoneNumber: '+491701234567' }) },
    undefined,
    expect.anything(),
  );
});

test.each([
  [{ username: 'anna lee' }, "Username should not contain spaces, special characters and can't be empty", 'Username'],
  [{ username: '' }, "Username should not contain spaces, special characters and can't be empty", 'Username'],
  [{ phone: '12' }, 'Mobile number is not valid!', 'Phone number'],
  [{ lead: '' }, 'Please enter where you heard about us!', 'Where did you hear about us?'],
])('%j is refused at its field, without a request', async (fields, message, label) => {
  const opened = await open();
  await screen.findByLabelText('Username');
  await fillIn(opened, fields);
  await finishes(opened);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(opened.root.profileFinish).not.toHaveBeenCalled();
});

test('a taken name is reported a second after the last key', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Username'), 'taken');
  expect(await screen.findByText('Username already exists')).toBeTruthy();
});

test('a name taken in the meantime is refused at its field', async () => {
  const taken = refusal('USERNAME_TAKEN', 'Username already exists', 'username');
  const opened = await open({ profileFinish: vi.fn(() => ({ person: null, userErrors: [taken] })) });
  await screen.findByLabelText('Username');
  await fillIn(opened);
  await finishes(opened);
  expect(await screen.findByText('Username already exists')).toBeTruthy();
  expect(opened.onFinished).not.toHaveBeenCalled();
});

test('when another tab was faster, it goes on', async () => {
  const finished = refusal('PROFILE_FINISHED', 'You finished your profile before. Nothing was changed.');
  const opened = await open({ profileFinish: vi.fn(() => ({ person: null, userErrors: [finished] })) });
  await screen.findByLabelText('Username');
  await fillIn(opened);
  await finishes(opened);
  await vi.waitFor(() => expect(opened.onFinished).toHaveBeenCalledOnce());
});

test('somebody with a username goes on, and somebody signed out to signing in', async () => {
  const named = await open({ viewer: aViewer() });
  await vi.waitFor(() => expect(named.onFinished).toHaveBeenCalledOnce());
  const nobody = await open({ viewer: null });
  await vi.waitFor(() => expect(nobody.onSignedOut).toHaveBeenCalledOnce());
});

test('after a fault it can be opened again', async () => {
  let isDown = true;
  const viewer = () => {
    if (isDown) throw fault('UPSTREAM_UNAVAILABLE');
    return newcomer;
  };
  const { user, onSignedOut } = await open({ viewer });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(onSignedOut).not.toHaveBeenCalled();
  isDown = false;
  await user.click(again);
  expect(await screen.findByLabelText('Username')).toBeTruthy();
});

test('signing out works', async () => {
  const { user, onLoggedOut } = await open();
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await vi.waitFor(() => expect(onLoggedOut).toHaveBeenCalledOnce());
});
