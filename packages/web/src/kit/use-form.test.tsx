import { screen, waitFor } from '@testing-library/react';
import { checkNewPassword, checkSamePassword } from '@launchyard/domain/session';
import { expect, test } from 'vitest';
import { refusal, testClient } from '../test-kit/api.ts';
import { renderPart } from '../test-kit/render.tsx';
import { InputField } from './InputField.tsx';
import { useForm } from './use-form.ts';

const REFUSALS = [
  { message: 'Taken', field: ['input', 'name'] },
  { message: 'Too short', field: ['city'] },
  { message: 'Not now', field: null },
];

function Form({ refusals }: { refusals: typeof REFUSALS }) {
  const form = useForm({ street: '', city: '', name: '' });
  return (
    <>
      <InputField {...form.field('street')} label="Street" help="And its number" />
      <InputField {...form.field('city')} label="City" />
      <InputField {...form.field('name')} label="Name" />
      <button onClick={() => form.refuse(refusals)}>Send</button>
    </>
  );
}

const said = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;

test('each refusal appears at the field it names, and the first of them gets the focus', async () => {
  const { user } = await renderPart(<Form refusals={REFUSALS.slice(0, 2)} />, testClient({}));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')));
  expect(['Street', 'City', 'Name'].map(said)).toEqual(['And its number', 'Too short', 'Taken']);
});

test('a refusal that names no field replaces the help of the first one until something is typed there', async () => {
  const { user } = await renderPart(<Form refusals={REFUSALS.slice(2)} />, testClient({}));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(said('Street')).toBe('Not now');
  await user.type(screen.getByLabelText('Street'), 'x');
  expect(said('Street')).toBe('And its number');
});

function PasswordForm() {
  const form = useForm(
    { email: '', password: '', passwordAgain: '' },
    {
      check: ({ password, passwordAgain }) => [
        ...checkNewPassword(password),
        ...checkSamePassword(password, passwordAgain),
      ],
      generalAt: 'password',
    },
  );
  const taken = refusal('EMAIL_UNUSABLE', 'Taken', 'email');
  return (
    <>
      <h1>{form.general}</h1>
      <InputField {...form.field('email')} label="E-mail" />
      <InputField {...form.field('password')} label="Password" />
      <InputField {...form.field('passwordAgain')} label="Again" />
      <button onClick={() => form.isRight() && form.refuse([taken])}>Send</button>
      <button onClick={() => form.refuse(REFUSALS.slice(2))}>Too often</button>
    </>
  );
}

async function openPasswords() {
  const { user } = await renderPart(<PasswordForm />, testClient({}));
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { type, press };
}

test('an error stays until it is right, also when another field puts it right', async () => {
  const { type, press } = await openPasswords();
  await type('Password', 'Right-1');
  await type('Again', 'Right-1-password');
  await press('Send');
  expect(said('Again')).toBe('Password does not match');
  await type('Again', '!');
  expect(said('Again')).toBe('Password does not match');
  await type('Password', '-password');
  expect([said('Password'), said('Again')]).toEqual([undefined, 'Password does not match']);
  await type('Password', '!');
  expect(said('Again')).toBeUndefined();
});

test('a refusal that only the services can judge stays until its own field has changed', async () => {
  const { type, press } = await openPasswords();
  await type('Password', 'Right-1-password');
  await type('Again', 'Right-1-password');
  await press('Send');
  expect(said('E-mail')).toBe('Taken');
  await type('Password', '!');
  expect(said('E-mail')).toBe('Taken');
  await type('E-mail', 'n');
  expect(said('E-mail')).toBeUndefined();
});

test('a form that shows general refusals itself keeps them until the next attempt, and focuses its field for them', async () => {
  const { type, press } = await openPasswords();
  await press('Too often');
  expect(screen.getByRole('heading').textContent).toBe('Not now');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await type('Password', 'x');
  expect(screen.getByRole('heading').textContent).toBe('Not now');
  await press('Send');
  expect(screen.getByRole('heading').textContent).toBe('');
});
