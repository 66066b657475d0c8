import { act } from 'react';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GIB } from '@launchyard/domain/kit';
import { writeHostile } from '@launchyard/testing/archives/index';
import type { UploadStartPayload } from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';
import { alerts, dialogWith, openWizard } from '../../test-kit/wizard.tsx';
import { anApp, anUpload, aRoot, aStorage } from '../../test-kit/world.ts';
import { zipFile } from '../../test-kit/zip.ts';

const PLUGIN = 'Samples/PixelStreaming/x.js';
const windowsBuild = () =>
  zipFile('Villa.zip', 'Villa.exe', 'Villa/x', 'Engine/Redist/en-us/Setup.exe', 'Engine/a.exe', PLUGIN);
const linuxBuild = () => zipFile('Tour.zip', 'Linux/Tour.sh', 'Linux/Engine/a.pak', `Linux/Tour/${PLUGIN}`);
const admin = () => ({ viewer: { ...Object(aRoot()['viewer']), viewerCanDebugUploads: true } });

function hostileFile(name: string): File {
  const folder = mkdtempSync(join(tmpdir(), 'launchyard-hostile-'));
  writeHostile(join(folder, 'build.zip'), name);
  const bytes = new Uint8Array(readFileSync(join(folder, 'build.zip')));
  rmSync(folder, { recursive: true });
  return new File([bytes], 'build.zip');
}

async function whatWasFound(user: { click(element: Element): Promise<void> }) {
  await user.click(screen.getByText('What was found'));
  const facts = screen.getByText('Starts with').closest('dl');
  return Object.fromEntries(
    [...(facts?.children ?? [])].map((row) => [
      row.querySelector('dt')?.textContent,
      [...row.querySelectorAll('dd span')].map((line) => line.textContent),
    ]),
  );
}

test('the report names the file that decides and why, what else there is, the plugin with its folder, and the sizes', async () => {
  const { choose, user } = await openWizard();
  await choose(windowsBuild());
  expect(await whatWasFound(user)).toEqual({
    Build: ['Windows Build'],
    'Starts with': ['Villa.exe', 'Next to Engine, and named like the project folder.'],
    'Other executables': ['Engine/a.exe'],
    'PSX plugin': ['Version 1', 'Samples/PixelStreaming/'],
    Layout: ['No folder around it'],
    Files: ['5'],
    Size: [expect.stringMatching(/^\d+ B, 0 B unpacked$/)],
  });
  const storage = within(screen.getByRole('region', { name: 'Storage' }));
  expect(storage.getByText(/left after this upload/)).toBeTruthy();
  for (const figure of ['Used', 'Required', 'Available', 'Total']) expect(storage.getByText(figure)).toBeTruthy();
});

test('a Linux build shows its root script and leaves the platform open until the answer', async () => {
  const { choose, user } = await openWizard();
  await choose(linuxBuild());
  expect(await whatWasFound(user)).toMatchObject({
    Build: ['Linux or Windows: we will ask you'],
    'Root scripts': ['Linux/Tour.sh'],
    Layout: ['Everything is in Linux/'],
  });
});

test('with both plugins the report says that the old one is used', async () => {
  const { choose, user } = await openWizard();
  await choose(zipFile('a.zip', 'A.exe', PLUGIN, 'Samples/PixelStreaming2/x.js'));
  const found = await whatWasFound(user);
  expect(found['PSX plugin']).toContain('Version 2 is also present; version 1 is used.');
});

test.each([
  ['traversal', 'A path leads out of the archive: "../pwned-parent.txt".'],
  ['encrypted', 'It is encrypted with a password: "Game/secret.txt".'],
  ['duplicate-names', 'Two files would have the same name on Windows'],
  ['bomb-lies', 'The sizes of a file cannot be true'],
  ['deep', 'Folders are nested too deeply'],
  ['truncated-end', 'The end of the ZIP is missing, or too many bytes follow it.'],
])('an archive with %s is refused before a byte is sent, with the problem and the fix', async (name, words) => {
  const uploadStart = vi.fn();
  const { choose } = await openWizard({ uploadStart });
  await choose(hostileFile(name));
  expect(alerts()).toContain('The selected file is not extractable');
  expect(alerts()).toContain(words);
  expect(alerts()).toMatch(/pack(ed)? |Rename|Copy/i);
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
  expect(uploadStart).not.toHaveBeenCalled();
});

test('No to Linux can be answered again', async () => {
  const { choose, goOn, user, router } = await openWizard();
  await choose(linuxBuild());
  await goOn();
  await user.click((await dialogWith('Are your zip linux build?')).getByRole('button', { name: 'No' }));
  expect(alerts()).toContain('No exe found in the zip');
  await user.click(screen.getByRole('button', { name: 'Answer again' }));
  await user.click((await dialogWith('Are your zip linux build?')).getByRole('button', { name: 'Yes' }));
  expect(router.state.location.search).toBe('?step=details');
});

test('the answers are sent to the services', async () => {
  const uploadStart = vi.fn<(args: { input: unknown }) => Given<UploadStartPayload>>(() => ({
    upload: anUpload(),
    userErrors: [],
  }));
  const { choose, goOn, user, upload } = await openWizard({ uploadStart });
  await choose(zipFile('Tour.zip', 'Tour.sh', 'Engine/a.pak'));
  await goOn();
  await user.click((await dialogWith('Are your zip linux build?')).getByRole('button', { name: 'Yes' }));
  const question = await dialogWith('Continue without the PSX plugin?');
  await user.click(question.getByRole('button', { name: 'Continue' }));
  await screen.findByLabelText('App name');
  await upload();
  await vi.waitFor(() => expect(uploadStart).toHaveBeenCalled());
  expect(uploadStart.mock.calls[0]?.[0].input).toMatchObject({
    isLinuxBuild: true,
    isMissingPluginAccepted: true,
    skipsZipChecking: false,
  });
});

test('an administrator can skip the check of the ZIP', async () => {
  const uploadStart = vi.fn<(args: { input: unknown }) => Given<UploadStartPayload>>(() => ({
    upload: anUpload(),
    userErrors: [],
  }));
  const { choose, goOn, user, upload } = await openWizard({ ...admin(), uploadStart });
  await choose(zipFile('a.zip', 'readme.txt'));
  expect(alerts()).toContain('No exe found in the zip');
  await user.click(screen.getByRole('switch', { name: 'Skip Zip Checking' }));
  expect(alerts()).toBe('');
  await goOn();
  await user.type(await screen.findByLabelText('App name'), 'Harbour');
  await upload();
  await vi.waitFor(() => expect(uploadStart).toHaveBeenCalled());
  expect(uploadStart.mock.calls[0]?.[0].input).toMatchObject({ skipsZipChecking: true });
});

test('unsafe archives are refused even for administrators', async () => {
  const { choose, user } = await openWizard(admin());
  await user.click(screen.getByRole('switch', { name: 'Skip Zip Checking' }));
  await choose(hostileFile('traversal'));
  expect(alerts()).toContain('The selected file is not extractable');
});

test('customers see no administrator controls', async () => {
  await openWizard();
  expect(screen.queryByText('Skip Zip Checking')).toBeNull();
});

test('the new plugin on its own is accepted if this installation supports it', async () => {
  const publicConfig = { ...Object(aRoot()['publicConfig']), isPlugin2Supported: true };
  const { choose, goOn, router } = await openWizard({ publicConfig });
  await choose(zipFile('a.zip', 'A.exe', 'A/Samples/PixelStreaming2/x'));
  await goOn();
  expect(router.state.location.search).toBe('?step=details');
});

test('an update shows its version number, even after a failed upload used one', async () => {
  const app = anApp({
    nextVersionNumber: 5,
    latestVersion: { id: 'ver_1', number: 3, testedAt: '2026-11-18T10:00:00Z' },
  });
  const { choose, goOn } = await openWizard({}, { app }, '/uploads/new?app=AlpineVilla');
  await choose(windowsBuild());
  await goOn();
  await screen.findByLabelText('App name');
  expect(screen.getByText('v5')).toBeTruthy();
  expect(screen.getByText('Links that serve Latest switch to v5 after it passes its test.')).toBeTruthy();
});

const harbourOnly = ({ by }: { by: { name: string } }) =>
  by.name.toLowerCase() === 'harbour' ? anApp({ name: 'Harbour' }) : null;

test('a taken name is reported while typing, with a link to update that application', async () => {
  const { choose, goOn, user, router } = await openWizard({}, { app: harbourOnly });
  await choose(windowsBuild());
  await goOn();
  const name = await screen.findByLabelText('App name');
  await user.clear(name);
  await user.type(name, 'harbour');
  await screen.findByText('You already have an app with named "Harbour". Try updating it.');
  await user.type(name, '2');
  await vi.waitFor(() => expect(screen.queryByText(/You already have an app/)).toBeNull());
  await user.type(name, '{Backspace}');
  const instead = await screen.findByRole('link', { name: 'Update Harbour instead' });
  await act(async () => instead.click());
  await vi.waitFor(() => expect(router.state.location.search).toBe('?app=Harbour&step=details'));
  await vi.waitFor(() => expect(screen.getByLabelText('App name')).toHaveProperty('disabled', true));
});

test('invalid characters in a name are reported while typing', async () => {
  const { choose, goOn, user } = await openWizard();
  await choose(windowsBuild());
  await goOn();
  await user.type(await screen.findByLabelText('App name'), ' x');
  expect(alerts()).toContain('App name should not contain special characters or spaces');
});

test('updating an application shows that its last upload failed', async () => {
  const latestUpload = anUpload({ state: 'FAILED', stageLabel: 'Error Testing' });
  await openWizard({}, { app: anApp({ latestUpload }) }, '/uploads/new?app=AlpineVilla');
  expect(screen.getByText('Previous Install Failed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the failed upload' }).getAttribute('href')).toBe('/uploads/upl_1');
});

test('a ZIP can be dropped anywhere on the dialog', async () => {
  await openWizard();
  const target = screen.getByRole('button', { name: 'Continue' });
  const drop = createEvent.drop(target, { dataTransfer: { types: ['Files'], files: [windowsBuild()] } });
  fireEvent(target, drop);
  expect(await screen.findByText('readable, 5 files')).toBeTruthy();
});

test('a long file name is cut to 20 characters, with the full name in its tooltip', async () => {
  const { choose } = await openWizard();
  await choose(zipFile('AlpineVilla_Win64_Shipping_2.zip', 'A.exe', PLUGIN));
  expect(screen.getByText('AlpineVilla_Win64_Sh...').getAttribute('title')).toBe('AlpineVilla_Win64_Shipping_2.zip');
});

test('the report shows the figures of a full storage', async () => {
  const { choose } = await openWizard({}, { storage: aStorage(50 * GIB, 50 * GIB) });
  await choose(windowsBuild());
  expect(
    screen
      .getByText(/of 0\.00 GB free$/)
      .closest('li')
      ?.getAttribute('data-state'),
  ).toBe('failed');
});

test('an invalid app name is suggested in a valid form', async () => {
  const { choose, goOn } = await openWizard();
  await choose(zipFile('a.zip', 'My Cool-Game.exe', 'Engine/x', PLUGIN));
  await goOn();
  expect(await screen.findByLabelText('App name')).toHaveProperty('value', 'My_Cool_Game');
  expect(alerts()).toBe('');
});

test('a check of a file on an unresponsive disk can be stopped', async () => {
  const { user } = await openWizard();
  const file = windowsBuild();
  const slice = vi.spyOn(file, 'slice');
  const stuck = new File([], 'never');
  stuck.arrayBuffer = () => new Promise(() => undefined);
  slice.mockImplementation(() => stuck);
  await user.upload(screen.getByLabelText('choose a file'), file);
  expect(await screen.findByText(/· checking$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Continue/ })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Stop checking' }));
  expect(screen.queryByText('Villa.zip')).toBeNull();
  expect(screen.getByRole('button', { name: /Continue/ })).toHaveProperty('disabled', false);
});
