import { act } from 'react';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testClient } from '../test-kit/api.ts';
import { renderPart } from '../test-kit/render.tsx';
import { aRoot } from '../test-kit/world.ts';
import { toastDone } from './toasts.ts';

const show = async (run: () => void) => {
  const { user } = await renderPart(<input aria-label="Name" />, testClient(aRoot({})));
  act(() => toastDone('Link deleted', { label: 'Undo', run }));
  return user;
};

test('the action of a toast runs once and closes it', async () => {
  const run = vi.fn();
  const user = await show(run);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('Link deleted')).toBeNull();
  await user.keyboard('{Control>}z{/Control}');
  expect(run).toHaveBeenCalledOnce();
});

test('Ctrl Z restores it, except from a text field', async () => {
  const run = vi.fn();
  const user = await show(run);
  await user.type(screen.getByRole('textbox'), 'a{Control>}z{/Control}');
  expect(run).not.toHaveBeenCalled();
  act(() => screen.getByRole('textbox').blur());
  await user.keyboard('{Control>}z{/Control}');
  expect(run).toHaveBeenCalledOnce();
});
