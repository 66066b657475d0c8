import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GIB } from '@launchyard/domain/kit';
import { refusal } from '../../test-kit/api.ts';
import type { UploadStartInput } from '../../test-kit/generated/schema.ts';
import { alerts, dialogWith, openWizard } from '../../test-kit/wizard.tsx';
import { anApp, anUpload, aStorage } from '../../test-kit/world.ts';
import { zipFile } from '../../test-kit/zip.ts';
import { findTransfer } from '../../uploads/transfer/transfers.ts';

afterEach(() => void vi.useRealTimers());

const windowsBuild = () =>
  zipFile('AlpineVilla_Win64.zip', 'AlpineVilla.exe', 'Engine/a.pak', 'Samples/PixelStreaming/x.js');
const linuxBuild = () => zipFile('Tour.zip', 'Tour.sh', 'Engine/a.pak', 'Samples/PixelStreaming/x.js');

const REFUSED = "Your role doesn't allow uploads here";

test('somebody who may not upload learns it before choosing a file', async () => {
  await openWizard({}, { viewerCanUpload: false });
  expect(await screen.findByText(REFUSED)).toBeTruthy();
  expect(screen.queryByLabelText('choose a file')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('an editor of one application may upload a version of it, and nothing new', async () => {
  await openWizard(
    {},
    { viewerCanUpload: false, app: anApp({ name: 'Harbour', viewerCanUpload: true }) },
    '/uploads/new?app=Harbour',
  );
  expect(await screen.findByLabelText('choose a file')).toBeTruthy();
  expect(screen.queryByText(REFUSED)).toBeNull();
});

test('without a file it asks for one', async () => {
  const { goOn } = await openWizard();
  await goOn();
  expect(alerts()).toContain('Please select a file');
});

test.each([
  ['a file of another type', () => new File(['x'], 'build.rar'), 'Invalid file type. Please upload a ZIP file.'],
  [
    'a file that is not really a ZIP',
    () => new File(['PK no zip at all, just text'], 'build.zip'),
    'The selected file is not extractable',
  ],
  ['a build without an executable', () => zipFile('build.zip', 'readme.txt'), 'No exe found in the zip'],
  [
    'a build with only the new plugin',
    () => zipFile('build.zip', 'A.exe', 'A/Samples/PixelStreaming2/x'),
    'UE 5.5 Pixel Streaming Plugin-2 not supported.',
  ],
])('%s is refused in the exact words, and Continue does nothing', async (_, file, words) => {
  const { choose, goOn, router } = await openWizard();
  await choose(file());
  expect(alerts()).toContain(words);
  await goOn();
  expect(router.state.location.search).toBe('');
});

test('the check report says what was found before a byte is sent', async () => {
  const { choose } = await openWizard();
  await choose(windowsBuild());
  const report = within(screen.getByRole('region', { name: 'Check of the build' }));
  expect(report.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'passed: Archivereadable, 3 files',
    'passed: ExecutableAlpineVilla.exe',
    'passed: PSX pluginSamples/PixelStreaming/',
    expect.stringMatching(/^passed: Storage\d+ B of 49\.00 GB free$/),
  ]);
});

test('the second step replaces the first in the same dialog', async () => {
  const { choose, goOn } = await openWizard();
  const dialog = screen.getByRole('dialog');
  await choose(windowsBuild());
  await goOn();
  await screen.findByLabelText('App name');
  expect(screen.getByRole('dialog')).toBe(dialog);
});

test('a Linux build asks first: No makes it a Windows build without an executable', async () => {
  const { choose, goOn, user } = await openWizard();
  await choose(linuxBuild());
  await goOn();
  const question = await dialogWith('Are your zip linux build?');
  await user.click(question.getByRole('button', { name: 'No' }));
  expect(alerts()).toContain('No exe found in the zip');
});

test('a Linux build needs a script with the app’s name', async () => {
  const { choose, goOn, user, upload } = await openWizard();
  await choose(linuxBuild());
  await goOn();
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  const name = await screen.findByLabelText('App name');
  expect(name).toHaveProperty('value', 'Tour');
  await user.clear(name);
  await user.type(name, 'Harbour');
  await upload();
  expect(alerts()).toContain('App name and root sh name should be same.');
});

test('a build without the plugin continues only after a confirmation', async () => {
  const { choose, goOn, user, router } = await openWizard();
  await choose(zipFile('a.zip', 'A.exe'));
  await goOn();
  const question = 'Continue without the PSX plugin?';
  await user.click((await dialogWith(question)).getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.search).toBe('');
  await goOn();
  await user.click((await dialogWith(question)).getByRole('button', { name: 'Continue' }));
  expect(router.state.location.search).toBe('?step=details');
});

test('insufficient storage is reported before the second step, with the shortfall to three decimals', async () => {
  const { choose, goOn, router, user } = await openWizard({}, { storage: aStorage(50 * GIB, 50 * GIB) });
  await choose(windowsBuild());
  await goOn();
  const dialog = await dialogWith('Unable to upload App !');
  expect(dialog.getByText('No enough storage to upload your file')).toBeTruthy();
  expect(dialog.getByText('0.001 GB more are required.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Manage Apps' })).toBeTruthy();
  expect(router.state.location.search).toBe('');
  await user.click(dialog.getByRole('link', { name: 'Upgrade Storage' }));
  expect(router.state.location.pathname).toBe('/plans');
});

test.each([
  ['', 'Please fill your App name'],
  ['my app', 'App name should not contain special characters or spaces'],
])('the app name %j is refused at its field', async (wanted, words) => {
  const { choose, goOn, user, upload } = await openWizard();
  await choose(windowsBuild());
  await goOn();
  const name = await screen.findByLabelText('App name');
  await user.clear(name);
  if (wanted !== '') await user.type(name, wanted);
  await upload();
  expect(alerts()).toContain(words);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
});

test('a refusal appears at the field it concerns', async () => {
  const words = 'You already have an app with named "AlpineVilla". Try updating it.';
  const uploadStart = () => ({ upload: null, userErrors: [refusal('APP_NAME_TAKEN', words, 'appName')] });
  const { choose, goOn, upload } = await openWizard({ uploadStart });
  await choose(windowsBuild());
  await goOn();
  await screen.findByLabelText('App name');
  await upload();
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByLabelText('App name').getAttribute('aria-invalid')).toBe('true');
});

test('a shortfall reported by the services opens the same dialog, which gives the focus back', async () => {
  const short = {
    __typename: 'StorageShortError',
    code: 'STORAGE_SHORT' as const,
    message: 'No enough storage to upload your file',
    field: ['sizeBytes'],
  };
  const uploadStart = () => ({
    upload: null,
    userErrors: [{ ...short, missingBytes: GIB, missingGigabytes: '1.000' }],
  });
  const { choose, goOn, upload, user } = await openWizard({ uploadStart });
  await choose(windowsBuild());
  await goOn();
  await screen.findByLabelText('App name');
  await upload();
  const dialog = await dialogWith('Unable to upload App !');
  expect(dialog.getByText('1.000 GB more are required.')).toBeTruthy();
  const [sent] = screen.getAllByRole('button', { name: 'Upload', hidden: true });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(sent));
});

test('an accepted upload has its own URL and is being sent', async () => {
  const uploadStart = vi.fn(({ input }: { input: UploadStartInput }) => ({
    upload: anUpload({
      appName: input.appName,
      fileName: input.fileName,
      sizeBytes: input.sizeBytes,
      versionNumber: 1,
    }),
    userErrors: [],
  }));
  const { choose, goOn, upload, router } = await openWizard({ uploadStart });
  await choose(windowsBuild());
  await goOn();
  await screen.findByLabelText('App name');
  await upload();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/uploads/upl_1'));
  expect(findTransfer('upl_1')).not.toBeNull();
  const [given] = uploadStart.mock.calls[0] ?? [];
  expect(given?.input).toMatchObject({
    appName: 'AlpineVilla',
    isUpdate: false,
    fileName: 'AlpineVilla_Win64.zip',
    sizeBytes: windowsBuild().size,
    sendsUpdatesOnEmail: true,
    isLinuxBuild: null,
    isMissingPluginAccepted: false,
    skipsZipChecking: false,
  });
  expect(given?.input['fingerprint']).toMatch(/^[0-9a-f]{64}$/);
});

test('an update keeps the name, and says so', async () => {
  const { choose, goOn } = await openWizard({}, { app: anApp() }, '/uploads/new?app=AlpineVilla');
  expect(screen.getByText('Update App - AlpineVilla')).toBeTruthy();
  await choose(windowsBuild());
  await goOn();
  expect(await screen.findByLabelText('App name')).toHaveProperty('disabled', true);
});

test('Back returns to the file step and keeps the file', async () => {
  const { choose, goOn, user, router } = await openWizard();
  await choose(windowsBuild());
  await goOn();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await vi.waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByText('readable, 3 files')).toBeTruthy();
});

test('the second step without a checked file leads to the first', async () => {
  const { router } = await openWizard({}, {}, '/uploads/new?step=details');
  await vi.waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a thumbnail that is not a picture is refused before it is sent', async () => {
  const { user, choose, goOn } = await openWizard();
  await choose(windowsBuild());
  await goOn();
  const field = await screen.findByLabelText('Choose a thumbnail');
  await user.upload(field, new File(['<svg/>'], 'evil.png', { type: 'image/png' }));
  expect(await screen.findByText('Invalid file type. Please upload a JPG or PNG file.')).toBeTruthy();
});

test('the new application’s own name is not reported as taken while its page loads', async () => {
  let isStarted = false;
  const app = () => (isStarted ? anApp({ name: 'AlpineVilla' }) : null);
  const answered = Promise.withResolvers<void>();
  const uploadStart = async () => {
    await answered.promise;
    isStarted = true;
    return { upload: anUpload({}), userErrors: [] };
  };
  const opened = Promise.withResolvers<void>();
  const { choose, goOn, upload, router } = await openWizard({ uploadStart }, { app }, undefined, () => opened.promise);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await choose(windowsBuild());
  await goOn();
  await screen.findByLabelText('App name');
  await upload();
  // Longer than the delay before the name is checked.
  await vi.advanceTimersByTimeAsync(2_000);
  answered.resolve();
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.queryByText(/You already have an app/)).toBeNull();
  opened.resolve();
  await screen.findByText('The upload');
});

test('an unknown application in the URL becomes the suggested name', async () => {
  const { choose, goOn } = await openWizard({}, { app: null }, '/uploads/new?app=Harbour');
  expect(screen.getByText('Add New Config App')).toBeTruthy();
  await choose(windowsBuild());
  await goOn();
  expect(await screen.findByLabelText('App name')).toHaveProperty('value', 'Harbour');
});
