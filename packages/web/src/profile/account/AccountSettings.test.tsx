import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, testClient, type TestRoot } from '../../test-kit/api.ts';
import { renderPart } from '../../test-kit/render.tsx';
import { AccountSettings } from './AccountSettings.tsx';

const LOGO = 'http://127.0.0.1:4002/assets/logo.png';

async function open(root: TestRoot = {}) {
  const person = {
    __typename: 'Person' as const,
    id: 'per_1',
    email: 'nora@northlight.example',
    username: 'northlight',
  };
  let phoneNumber = '+14155552671';
  const usernameChange = vi.fn(({ input }: { input: { username: string } }) => {
    person.username = input.username;
    return { person, userErrors: [] };
  });
  const phoneNumberChange = vi.fn(() => {
    phoneNumber = '+491701234567';
    return { phoneNumber, userErrors: [] };
  });
  const accountDelete = vi.fn(() => ({ isDeleted: true, userErrors: [] }));
  const onDeleted = vi.fn();
  const send = vi.fn<(file: File) => void>();
  const passwordResetStart = vi.fn(() => ({ isSent: true, userErrors: [] }));
  const client = testClient({
    viewer: () => ({
      __typename: 'Viewer',
      person,
      account: { __typename: 'Account', id: 'acc_3', label: 'harbour', logoUrl: LOGO, viewerStanding: 'OWNER' },
      profile: { phoneNumber },
      accounts: [
        { __typename: 'Account', id: 'acc_1', label: person.username, viewerStanding: 'OWNER' },
        { __typename: 'Account', id: 'acc_2', label: 'meadow', viewerStanding: 'MEMBER' },
        { __typename: 'Account', id: 'acc_3', label: 'harbour', viewerStanding: 'OWNER' },
      ],
    }),
    usernameChange,
    phoneNumberChange,
    passwordResetStart,
    accountDelete,
    ...root,
  });
  const { user } = await renderPart(
    <AccountSettings logo={{ isSending: false, send }} onDeleted={onDeleted} />,
    client,
  );
  await screen.findByText('northlight');
  return { user, usernameChange, phoneNumberChange, passwordResetStart, accountDelete, onDeleted, send };
}

test('the logo is shown, and a new one can be chosen; one that does not load is replaced by a letter', async () => {
  const { user, send } = await open();
  const logo = screen.getByRole('presentation');
  expect(logo.getAttribute('src')).toBe(LOGO);
  expect(screen.getByText('PNG or JPG, up to 1 MB')).toBeTruthy();
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Upload New'), file);
  expect(send).toHaveBeenCalledWith(file);
  fireEvent.error(logo);
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(document.querySelector('[data-initial="H"]')).toBeTruthy();
});

const edit = (name: string) => screen.getByRole('button', { name: `Edit ${name}` });
const answer = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

test('a username is changed after a question that says what becomes of the links', async () => {
  const { user, usernameChange } = await open();
  await user.click(edit('Username'));
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, 'north-light{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Change your username to north-light?' });
  expect(question.textContent).toContain('The old URLs keep working');
  await user.click(answer(question, 'Change username'));
  expect(await screen.findByText('Username changed')).toBeTruthy();
  expect(await screen.findByText('north-light')).toBeTruthy();
  expect(usernameChange).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(document.activeElement).toBe(edit('Username')));
});

test('a name that is not valid, or the same, is refused at once; one in use when it is sent', async () => {
  const usernameChange = vi.fn(() => ({
    person: null,
    userErrors: [refusal('USERNAME_IN_USE', 'Username already exists. Choose a different username', 'username')],
  }));
  const { user } = await open({ usernameChange });
  await user.click(edit('Username'));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByText('Username is not valid')).toBeTruthy();
  expect(usernameChange).not.toHaveBeenCalled();
  await user.clear(screen.getByRole('textbox', { name: 'Username' }));
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'taken');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(answer(await screen.findByRole('dialog'), 'Change username'));
  expect(await screen.findByText('Username already exists. Choose a different username')).toBeTruthy();
});

test('a mobile number is changed, and shown as it is kept', async () => {
  const { user, phoneNumberChange } = await open();
  await user.click(edit('Phone Number'));
  const field = screen.getByRole('textbox', { name: 'Phone Number' });
  await user.clear(field);
  await user.type(field, '12');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByText('Mobile number is not valid')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '+49 170 1234567{Enter}');
  await user.click(answer(await screen.findByRole('dialog'), 'Change number'));
  expect(await screen.findByText('Mobile number changed successfully')).toBeTruthy();
  expect(await screen.findByText('+491701234567')).toBeTruthy();
  expect(phoneNumberChange).toHaveBeenCalledOnce();
});

test('Cancel and Escape leave a row as it was', async () => {
  const { user, usernameChange } = await open();
  for (const leave of [
    () => user.click(screen.getByRole('button', { name: 'Cancel' })),
    () => user.keyboard('{Escape}'),
  ]) {
    await user.click(edit('Username'));
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'x');
    await leave();
    expect(screen.getByText('northlight')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(edit('Username')));
  }
  expect(usernameChange).not.toHaveBeenCalled();
});

test('a link to set a new password is mailed to the user’s own address', async () => {
  const { user, passwordResetStart } = await open();
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  const question = await screen.findByRole('dialog', { name: 'Change your password?' });
  expect(question.textContent).toContain('nora@northlight.example');
  await user.click(answer(question, 'Send the link'));
  expect(await screen.findByText('Password reset link sent to your email')).toBeTruthy();
  const input = { email: 'nora@northlight.example' };
  expect(passwordResetStart).toHaveBeenCalledWith({ input }, undefined, expect.anything());
});

const openDelete = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  return screen.findByRole('dialog', { name: 'Delete northlight, harbour?' });
};

/** Types all of it: a dialog that has just opened takes the focus once. */
const typeWord = (user: Awaited<ReturnType<typeof open>>['user'], field: HTMLElement) =>
  vi.waitFor(async () => {
    await user.clear(field);
    await user.type(field, 'DELETE');
    expect(field).toHaveProperty('value', 'DELETE');
  });

test('an account is deleted once the word is typed exactly, with all that its owner owns', async () => {
  const { user, accountDelete, onDeleted } = await open();
  const question = await openDelete(user);
  expect(question.textContent).toContain('30 days');
  const field = within(question).getByRole('textbox', { name: 'Type DELETE to confirm' });
  const confirm = answer(question, 'Delete Account');
  for (const typed of ['', 'delete', 'DELETED']) {
    await user.clear(field);
    if (typed !== '') await user.type(field, typed);
    expect(confirm.hasAttribute('disabled'), typed).toBe(true);
  }
  await user.type(field, '{Enter}');
  expect(accountDelete).not.toHaveBeenCalled();
  await typeWord(user, field);
  await user.click(confirm);
  expect(await screen.findByText('Account deleted successfully')).toBeTruthy();
  expect(accountDelete).toHaveBeenCalledOnce();
  expect(onDeleted).toHaveBeenCalledOnce();
});

test('when it cannot be deleted, the user stays', async () => {
  const accountDelete = vi.fn(() => ({
    isDeleted: false,
    userErrors: [refusal('DELETION_NOT_CONFIRMED', 'Type DELETE in capital letters to delete your account.')],
  }));
  const { user, onDeleted } = await open({ accountDelete });
  const question = await openDelete(user);
  const field = within(question).getByRole('textbox');
  await typeWord(user, field);
  await user.type(field, '{Enter}');
  expect(await screen.findByText('Failed to delete account')).toBeTruthy();
  expect(onDeleted).not.toHaveBeenCalled();
  await user.click(answer(question, 'Cancel'));
  expect(screen.getByText('northlight')).toBeTruthy();
});
