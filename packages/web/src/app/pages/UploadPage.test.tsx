import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadFailures, type UploadFailure } from '@launchyard/domain/uploads';
import { TransferRefused, type TransferCalls } from '@launchyard/transfer';
import { refusal, testClient, type TestRoot } from '../../test-kit/api.ts';
import type * as Api from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { dialogWith } from '../../test-kit/wizard.tsx';
import { aFailure, anApp, anUpload, aRoot } from '../../test-kit/world.ts';
import { findTransfer, startTransfer, stopTransfers } from '../../uploads/transfer/transfers.ts';
import { Component as UploadPage } from './UploadPage.tsx';

afterEach(() => {
  stopTransfers();
});

async function openUpload(fields: Given<Api.Upload>, root: TestRoot = {}) {
  const { router, user } = await renderRoutes(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/uploads/:id', Component: UploadPage },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/uploads/upl_1',
    testClient(aRoot({ upload: anUpload({ app: anApp(), ...fields }) }, root)),
  );
  await screen.findByRole('dialog');
  return { router, user };
}

const failed = ({ code, message }: Pick<UploadFailure, 'code' | 'message'>, stage: Api.UploadStageName = 'TEST') => ({
  state: 'FAILED' as const,
  failure: aFailure({ code, stage, message }),
  viewerCanCancel: false,
});

const waiting = () => new Promise<never>(() => undefined);

/** A transfer of this tab that makes no progress unless its calls do. */
function send(calls: Partial<TransferCalls> = {}): void {
  const upload = {
    id: 'upl_1',
    appName: 'AlpineVilla',
    versionNumber: 4,
    fileName: 'a.zip',
    sizeBytes: 5,
    partBytes: 5,
  };
  startTransfer(upload, new File(['hello'], 'a.zip'), {
    accountId: 'acc_1',
    calls: { missingParts: waiting, sign: waiting, finish: waiting, ...calls },
  });
}

const notNow = () => Promise.reject(new TransferRefused({ code: 'UPLOAD_CLOSED', message: 'Not now.' }));

const refuseUpdate = () => ({
  upload: null,
  userErrors: [refusal('UPLOAD_ENDED', 'This upload has ended.', 'uploadId')],
});

const picture = () => document.querySelector('[role=dialog] img')?.getAttribute('src');

test('the application’s picture is shown, or a drawn one if there is none', async () => {
  await openUpload({ app: anApp({ thumbnailUrl: 'http://files.example/pictures/key' }) });
  expect(picture()).toBe('http://files.example/pictures/key');
  cleanup();
  await openUpload({});
  expect(picture()).toBeUndefined();
});

const refuseRetry = () => ({
  upload: null,
  userErrors: [
    refusal('UPLOAD_NOT_KEPT', 'What was sent is no longer kept. Please upload the file again.', 'uploadId'),
  ],
});

test('e-mails can be switched while the upload runs', async () => {
  const upload = anUpload({ sendsUpdatesOnEmail: false });
  const uploadUpdate = vi.fn<(args: { input: unknown }) => Given<Api.UploadUpdatePayload>>(() => ({
    upload,
    userErrors: [],
  }));
  const { user } = await openUpload({ sendsUpdatesOnEmail: true }, { uploadUpdate });
  await user.click(screen.getByRole('switch', { name: 'Send Updates On Email' }));
  await vi.waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Send Updates On Email' }).getAttribute('aria-checked')).toBe('false'),
  );
  expect(uploadUpdate.mock.calls[0]?.[0].input).toEqual({ uploadId: 'upl_1', sendsUpdatesOnEmail: false });
});

test('a refused switch stays as it was and shows the reason', async () => {
  const { user } = await openUpload({ sendsUpdatesOnEmail: true }, { uploadUpdate: refuseUpdate });
  const toggle = screen.getByRole('switch', { name: 'Send Updates On Email' });
  await user.click(toggle);
  await screen.findByText('This upload has ended.');
  expect(toggle.getAttribute('aria-checked')).toBe('true');
});

test.each([
  [uploadFailures.noExecutable, 'UE .exe not found'],
  [uploadFailures.plugin2, 'PSX Plugin not supported'],
  [uploadFailures.pluginMissing, 'PSX Plugin not detected'],
])('a failure has a short error under the stages and an explanation in its banner: %o', async (failure, mark) => {
  await openUpload(failed(failure));
  expect(screen.getByText(mark)).toBeTruthy();
  expect(screen.getByText(failure.message)).toBeTruthy();
  expect(screen.getByText('Need help solving this issue ?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry', description: /starts a new upload/ })).toBeTruthy();
  expect(screen.getByText(/Your links still serve v3/)).toBeTruthy();
});

test('on a phone the reason comes first, and the stages keep their short error', async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: true, media }));
  await openUpload(failed(uploadFailures.pluginMissing));
  vi.unstubAllGlobals();
  const order = [
    screen.getByText(uploadFailures.pluginMissing.message),
    screen.getByLabelText('App name'),
    screen.getByRole('list', { name: 'Stages' }),
    screen.getByText('PSX Plugin not detected'),
  ];
  expect(order.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))).toEqual(
    order,
  );
});

test('an internal failure is retried from the failed stage with one click', async () => {
  const going = anUpload({ state: 'PREPARING', stageLabel: 'Preparing Application', app: anApp() });
  const uploadRetry = vi.fn<(args: { input: unknown }) => Given<Api.UploadRetryPayload>>(() => ({
    upload: going,
    userErrors: [],
  }));
  const kept = { ...failed(uploadFailures.internal, 'PREPARE'), viewerCanRetry: true };
  const { user } = await openUpload({ ...kept, expiresAt: '2026-11-22T09:41:00Z' }, { uploadRetry });
  expect(screen.getByText(/Your upload is kept until Nov 22, 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('AlpineVilla resumed');
  expect(uploadRetry.mock.calls[0]?.[0].input).toEqual({ uploadId: 'upl_1' });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
});

test('discarding a kept upload asks first, says how much storage it frees, and removes the button', async () => {
  const kept = { ...failed(uploadFailures.internal, 'PREPARE'), viewerCanRetry: true, viewerCanRelease: true };
  const given = anUpload({ ...failed(uploadFailures.internal, 'PREPARE'), app: anApp() });
  const uploadCancel = vi.fn<(args: { input: unknown }) => Given<Api.UploadCancelPayload>>(() => ({
    upload: given,
    userErrors: [],
  }));
  const fields = { ...kept, expiresAt: '2026-11-22T09:41:00Z', sizeBytes: 5 * 1024 ** 3 };
  const { user } = await openUpload(fields, { uploadCancel });
  await user.click(screen.getByRole('button', { name: 'Discard upload' }));
  const question = await dialogWith('Discard the upload of AlpineVilla v4?');
  expect(question.getByText(/^This frees 5\.00 GB of storage now/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Yes' }));
  await screen.findByText('5.00 GB of storage freed');
  expect(uploadCancel.mock.calls[0]?.[0].input).toEqual({ uploadId: 'upl_1' });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Discard upload' })).toBeNull());
  expect(screen.queryByText(/Your upload is kept until/)).toBeNull();
});

test.each([
  uploadFailures.stuck,
  uploadFailures.storageFull,
  uploadFailures.storedBytesDamaged,
  uploadFailures.internal,
])('the banner of $code leads to support', async (failure) => {
  const { user } = await openUpload(failed(failure, 'PREPARE'));
  const ways = screen.getAllByRole('button', { name: 'Contact Support' });
  expect(ways).toHaveLength(2);
  await user.click(ways[1] ?? document.body);
  await screen.findByText(/This identifies your upload/);
});

test('a refused retry says why', async () => {
  const kept = { ...failed(uploadFailures.internal, 'PREPARE'), viewerCanRetry: true };
  const { user } = await openUpload(kept, { uploadRetry: refuseRetry });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('What was sent is no longer kept. Please upload the file again.');
});

test('without a video Watch Tutorial leads to the documentation', async () => {
  await openUpload(failed(uploadFailures.pluginMissing));
  for (const name of ['Watch Tutorial', 'See Documentation'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('https://panel.example/help/a-page');
});

test.each([
  ['https://video.example/plugin.mp4', true],
  ['https://video.example/watch?v=1', false],
])('the tutorial %s opens in a dialog, which plays it if it is a video', async (tutorialUrl, isPlayed) => {
  const publicConfig = { ...Object(aRoot()['publicConfig']), tutorialUrl };
  const { user } = await openUpload(failed(uploadFailures.pluginMissing), { publicConfig });
  await user.click(screen.getByRole('button', { name: 'Watch Tutorial' }));
  const dialog = (await screen.findByText('Enable PSX Plugin')).closest('[role=dialog]');
  expect(dialog?.querySelector('video')?.getAttribute('src') ?? null).toBe(isPlayed ? tutorialUrl : null);
  if (!isPlayed)
    expect((await dialogWith('Enable PSX Plugin')).getByRole('link', { name: 'Open the video' })).toBeTruthy();
});

test('Contact Support sends ids and codes, and no names of the app, the file or the person', async () => {
  const { user } = await openUpload(failed(uploadFailures.testFailed));
  const [contact] = screen.getAllByRole('button', { name: 'Contact Support' });
  if (!contact) throw new Error('there is no way to support');
  await user.click(contact);
  const dialog = await dialogWith(
    'This identifies your upload; it contains ids and codes, no names. Tell us what you expected.',
  );
  const text = dialog.getByText(/Upload: upl_1/).textContent;
  expect(text).toContain('Code: TEST_FAILED');
  expect(text).not.toMatch(/AlpineVilla|northlight|@/);
  const link = dialog.getByRole('link', { name: 'Write to support' }).getAttribute('href') ?? '';
  expect(link.startsWith('mailto:support@launchyard.example?body=')).toBe(true);
  expect(decodeURIComponent(link)).toContain('upl_1');
});

test('cancelling says what is lost and what is kept', async () => {
  const { user } = await openUpload({ receivedBytes: 3 * 1024 ** 3 });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await dialogWith('Cancel Confirmation');
  expect(dialog.getByText('Cancel the upload of AlpineVilla v4?')).toBeTruthy();
  expect(dialog.getByText('You’ll have to upload 3.00 GB again.')).toBeTruthy();
  expect(dialog.getByText('Uploaded data is deleted. Your links still serve v3.')).toBeTruthy();
});

test('once the file is uploaded, Cancel is off and says why; the e-mails can still be switched', async () => {
  await openUpload({ state: 'TESTING', viewerCanCancel: false });
  const cancel = screen.getByRole('button', {
    name: 'Cancel',
    description: 'The file has been uploaded, so this upload can no longer be cancelled.',
  });
  expect(cancel).toHaveProperty('disabled', true);
  expect(screen.getByRole('switch', { name: 'Send Updates On Email' })).toHaveProperty('disabled', false);
});

test('a refused transfer resumes with the same file', async () => {
  send({ missingParts: notNow, finish: notNow });
  const { user } = await openUpload({});
  expect(await screen.findByText('Not now.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => expect(screen.queryByText('Not now.')).toBeNull());
  expect(findTransfer('upl_1')?.file).toBeInstanceOf(File);
});

test('after the last part, a message says once that the page can be closed', async () => {
  const { user, router } = await openUpload({ state: 'ACQUIRING' });
  send({ missingParts: () => Promise.resolve([]), finish: () => Promise.resolve() });
  const alert = await dialogWith('AlpineVilla v4 has arrived');
  expect(alert.getByRole('switch', { name: 'Send Updates On Email' })).toBeTruthy();
  await user.click(alert.getByRole('button', { name: 'Ok' }));
  await vi.waitFor(() => expect(screen.queryByText('AlpineVilla v4 has arrived')).toBeNull());
  await router.navigate('/');
  await screen.findByText('Home');
  await router.navigate('/uploads/upl_1');
  await screen.findByRole('dialog');
  expect(screen.queryByText('AlpineVilla v4 has arrived')).toBeNull();
});

test('an administrator simulates a stuck upload while this tab sends it', async () => {
  const viewer = { ...Object(aRoot({ upload: anUpload({ app: anApp() }) })['viewer']), viewerCanDebugUploads: true };
  send();
  const { user } = await openUpload({}, { viewer });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Simulate Upload Stuck' });
  await user.click(button);
  expect(await screen.findByText('Upload stuck simulation started. Wait 15 sec')).toBeTruthy();
  expect(button.disabled).toBe(true);
});

test('customers do not see it', async () => {
  send();
  await openUpload({});
  expect(within(screen.getByRole('dialog')).queryByText('Simulate Upload Stuck')).toBeNull();
});

test('the page says what links will do after the test until it has passed', async () => {
  await openUpload({ state: 'TESTING' });
  expect(screen.getByText(/^Links that serve Latest switch to v\d+ after it passes its test[.]$/)).toBeTruthy();
  cleanup();
  await openUpload({ state: 'TESTED', viewerCanCancel: false });
  expect(screen.queryByText(/after it passes its test|has passed its test/)).toBeNull();
});
