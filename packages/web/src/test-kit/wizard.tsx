import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { NO_ANSWERS } from '@launchyard/domain/uploads';
import { Component as NewUploadPage } from '../app/pages/NewUploadPage.tsx';
import { clearPicked } from '../uploads/scan/picked.ts';
import { stopTransfers } from '../uploads/transfer/transfers.ts';
import { answers } from '../uploads/wizard/answers.ts';
import { testClient, type TestRoot } from './api.ts';
import type { Account } from './generated/schema.ts';
import type { Given } from './given.ts';
import { renderRoutes } from './render.tsx';
import { aRoot } from './world.ts';

afterEach(() => {
  stopTransfers();
  clearPicked();
  answers.set(NO_ANSWERS);
});

/**
 * The wizard at a URL, with an API that answers as the test says; `uploadPage` resolves when the
 * next page has loaded.
 */
export async function openWizard(
  root: TestRoot = {},
  account: Given<Account> = {},
  address = '/uploads/new',
  uploadPage: () => Promise<void> = () => Promise.resolve(),
) {
  const { router, user } = await renderRoutes(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/uploads/new', Component: NewUploadPage },
      { path: '/plans', element: <p>The plans</p> },
      { path: '/uploads/:id', element: <p>The upload</p>, loader: () => uploadPage().then(() => null) },
    ],
    address,
    testClient(aRoot(account, root)),
  );
  await screen.findByRole('dialog');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const goOn = () => press('Continue');
  const choose = async (file: File) => {
    await user.upload(await screen.findByLabelText('choose a file'), file);
    await waitFor(() => expect(screen.queryByText(/· checking/)).toBeNull());
  };
  const upload = () => press('Upload');
  return { router, user, goOn, choose, upload };
}

/** antd gives every dialog the same id in tests, so find one by its text, not by its name. */
export async function dialogWith(words: string) {
  const dialog = (await screen.findByText(words)).closest('[role=dialog]');
  if (!(dialog instanceof HTMLElement)) throw new Error(`No dialog says ${words}`);
  return within(dialog);
}

/** The error, in all texts that are announced. */
export const alerts = () =>
  screen
    .getAllByRole('alert')
    .map((each) => each.textContent)
    .join('');
