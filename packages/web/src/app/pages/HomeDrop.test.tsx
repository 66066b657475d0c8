import { act } from 'react';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testClient } from '../../test-kit/api.ts';
import type { Account } from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aConnection, anApp, aRoot } from '../../test-kit/world.ts';
import { zipFile } from '../../test-kit/zip.ts';
import { clearPicked, picked } from '../../uploads/scan/picked.ts';
import { Component as HomePage } from './HomePage.tsx';

afterEach(clearPicked);

/** Drops a ZIP on the head of the list. */
async function dropOnHome(account: Given<Account>, files = [zipFile('Villa.zip', 'Villa.exe')]) {
  const { router } = await renderRoutes(
    [
      { path: '/', Component: HomePage, children: [{ index: true, element: null }] },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/',
    testClient(aRoot({ apps: aConnection([anApp()]), ...account })),
  );
  const target = screen.getByRole('heading', { name: /Applications/ });
  const drop = createEvent.drop(target, { dataTransfer: { types: ['Files'], files } });
  await act(async () => void fireEvent(target, drop));
  return router;
}

test('a ZIP dropped anywhere on the page opens the wizard, which checks it', async () => {
  const router = await dropOnHome({});
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/uploads/new'));
  await vi.waitFor(() => expect(picked.get().step).toBe('scanned'));
});

test('only one of several ZIPs is accepted, and the page says so', async () => {
  await dropOnHome({}, [zipFile('Villa.zip', 'Villa.exe'), zipFile('Kiosk.zip', 'Kiosk.exe')]);
  expect(await screen.findByText('One ZIP at a time: Villa.zip was accepted, the other file was not.')).toBeTruthy();
  await vi.waitFor(() => expect(picked.get().step).toBe('scanned'));
});

test('dropping a file does nothing without the right to upload', async () => {
  const router = await dropOnHome({ viewerCanUpload: false });
  expect(router.state.location.pathname).toBe('/');
  expect(picked.get().step).toBe('none');
});

test('choosing the same ZIP twice is handled twice', async () => {
  const { user } = await renderRoutes(
    [
      { path: '/', Component: HomePage, children: [{ index: true, element: null }] },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/',
    testClient(aRoot({ apps: aConnection([]) })),
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no file field');
  await user.upload(input, zipFile('Villa.zip', 'Villa.exe'));
  await vi.waitFor(() => expect(picked.get().step).toBe('scanned'));
  // Browsers fire no event for a choice that changes nothing.
  expect(input.files).toHaveLength(0);
});
