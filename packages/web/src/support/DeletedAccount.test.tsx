import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testClient } from '../test-kit/api.ts';
import { renderPart } from '../test-kit/render.tsx';
import { DeletedAccount } from './DeletedAccount.tsx';

const deletion = { deletedAt: '2026-11-01T10:00:00Z', expiresAt: '2026-12-01T10:00:00Z', viewerCanRestore: true };

test('an admin restores a deleted account with a reason that the customer reads', async () => {
  const accountRestore = vi.fn(() => ({
    account: { __typename: 'Account' as const, id: 'acc_2', deletion: null },
    userErrors: [],
  }));
  const { user } = await renderPart(
    <DeletedAccount accountId="acc_2" deletion={deletion} />,
    testClient({ accountRestore }),
  );
  expect(screen.getByText(/Its owner deleted this account on Nov 1/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Restore account' }));
  expect(await screen.findByText('Enter a reason. The customer reads it.')).toBeTruthy();
  expect(accountRestore).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Deleted by mistake{Enter}');
  expect(await screen.findByText('Account restored')).toBeTruthy();
  const input = { accountId: 'acc_2', reason: 'Deleted by mistake' };
  expect(accountRestore).toHaveBeenCalledWith({ input }, undefined, expect.anything());
});

test('a colleague who is no admin reads who can restore it', async () => {
  await renderPart(
    <DeletedAccount accountId="acc_2" deletion={{ ...deletion, viewerCanRestore: false }} />,
    testClient({}),
  );
  expect(screen.getByText('An admin can restore it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restore account' })).toBeNull();
});
