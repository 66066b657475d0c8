import { act } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testClient } from '../test-kit/api.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { aRoot } from '../test-kit/world.ts';
import { useAsked } from './use-asked.ts';

function Asking() {
  const { asked, ask, end } = useAsked(['delete']);
  return (
    <>
      <button onClick={() => ask('delete', 'lnk_1')}>Delete</button>
      {asked && <button onClick={end}>Cancel</button>}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('a double click asks once: one answer ends it, and it can be asked again', async () => {
  const { user } = await renderRoutes([{ path: '/', element: <Asking /> }], '/', testClient(aRoot({})));
  // Both before the page has rendered.
  act(() => {
    button('Delete').click();
    button('Delete').click();
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await user.click(button('Delete'));
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy();
});
