import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testClient } from '../test-kit/api.ts';
import { renderPart } from '../test-kit/render.tsx';
import { InputField } from './InputField.tsx';
import { useForm } from './use-form.ts';

const REFUSALS = [
  { message: 'Taken', field: ['input', 'name'] },
  { message: 'Too short', field: ['city'] },
  { message: 'Not now', field: null },
];

function Form({ refusals }: { refusals: typeof REFUSALS }) {
  const form = useForm(['street', 'city', 'name']);
  return (
    <>
      <InputField {...form.field('street')} label="Street" help="And its number" />
      <InputField {...form.field('city')} label="City" />
      <InputField {...form.field('name')} label="Name" />
      <button onClick={() => form.refuseAll(refusals)}>Send</button>
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
