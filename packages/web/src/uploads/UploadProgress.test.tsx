import { screen, waitFor } from '@testing-library/react';
import { MIB } from '@launchyard/domain/kit';
import type { TransferState } from '@launchyard/transfer';
import { afterEach, expect, test } from 'vitest';
import type { LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { testClient } from '../test-kit/api.ts';
import { startPartStore, type PartStore } from '../test-kit/part-store.ts';
import { renderPart } from '../test-kit/render.tsx';
import { aFailure, anUpload } from '../test-kit/world.ts';
import { chosenLimit, changeSpeedLimit, speedLimit } from './transfer/speed-memory.ts';
import { startTransfer, stopTransfers } from './transfer/transfers.ts';
import { useTransfer } from './transfer/use-transfers.ts';
import { UploadProgress } from './UploadProgress.tsx';

const SENDING: TransferState = {
  uploadId: 'upl_1',
  phase: 'sending',
  place: null,
  usesAlternate: false,
  alternateFails: false,
  sentBytes: 6 * 1024 * MIB,
  percent: 33,
  bytesPerSecond: 42.64 * MIB,
  secondsLeft: 292,
  stop: null,
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the world's upload has every field of the fragment
const upload = anUpload() as unknown as LiveUpload_UploadFragment;

const stores: PartStore[] = [];
afterEach(() => {
  stopTransfers();
  changeSpeedLimit(null);
  for (const store of stores.splice(0)) store.close();
});

test('sending shows the average speed, the time left, and what can be done about it', async () => {
  await renderPart(<UploadProgress upload={upload} transfer={SENDING} />, testClient({}));
  expect(screen.getByText('42.64 MB/s')).toBeTruthy();
  expect(screen.getByText('4 min 52 s')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pause AlpineVilla' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Limit' })).toBeTruthy();
});

test.each<[string, Partial<TransferState>, string[]]>([
  ['a lost connection', { phase: 'waiting' }, ['Waiting', 'no connection, it resumes automatically']],
  ['a pause', { phase: 'paused' }, ['Paused', 'received data is kept', 'Resume']],
  ['a stall', { phase: 'stalled' }, ['The upload stalled', 'Resume']],
  [
    'another window',
    { phase: 'elsewhere' },
    ['Another window is sending this file', 'It continues here when you close that window.'],
  ],
  ['the next place', { phase: 'queued', place: 1 }, ['Next in the queue', 'starts when the upload before it finishes']],
  ['a later place', { phase: 'queued', place: 3 }, ['Place 3 in the queue']],
  ['the other storage', { usesAlternate: true }, ['Internet connection problem trying alternate method for upload']],
  [
    'a failure of both storages',
    { usesAlternate: true, alternateFails: true, phase: 'waiting' },
    ['Something went wrong. Please refresh the page and try again.'],
  ],
])('%s has its own text', async (_, change, words) => {
  await renderPart(<UploadProgress upload={upload} transfer={{ ...SENDING, ...change }} />, testClient({}));
  for (const text of words) expect(screen.getByText(text)).toBeTruthy();
});

test('a paused upload shows its share of the file next to that of all stages', async () => {
  const sending = upload.stages.map((each) =>
    each.stage === 'UPLOAD' ? { ...each, state: 'RUNNING' as const } : each,
  );
  const paused = { ...upload, stages: sending, progressPercent: 0 };
  await renderPart(<UploadProgress upload={paused} transfer={{ ...SENDING, phase: 'paused' }} />, testClient({}));
  expect(screen.getByText('Paused, 33 % sent')).toBeTruthy();
  expect(screen.getByText('16.5 %')).toBeTruthy();
});

test('a stream test server that is down shows the specified message, and that nothing is lost', async () => {
  const stages = upload.stages.map((each, at) => ({
    ...each,
    state: at < 4 ? ('DONE' as const) : at === 4 ? ('RUNNING' as const) : ('WAITING' as const),
  }));
  const waiting = { ...upload, stages, state: 'QUEUED' as const, phaseLabel: 'Queueing', streamTestServerDown: true };
  await renderPart(<UploadProgress upload={waiting} transfer={null} />, testClient({}));
  const banner = screen.getAllByRole('status').find((each) => each.textContent.includes('Server is facing'));
  expect(banner?.textContent).toContain(
    "Server is facing some issues. Turn on 'Send Updates On Email' option and you will be notified via email when the full upload is completed.",
  );
  expect(banner?.textContent).toContain('It will be tested as soon as');
  // No countdown to an unknown time.
  expect(screen.getByText('waits for the server')).toBeTruthy();
});

test.each([
  ['SCAN', 'Virus scan'],
  ['PREPARE', 'Unpacking'],
] as const)('a failure in %s, which the row shows as Preparing, names that stage', async (stage, words) => {
  const stages = upload.stages.map((each) => (each.stage === stage ? { ...each, state: 'FAILED' as const } : each));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the world's failure has every field of the fragment
  const failed = { ...upload, state: 'FAILED', stages, failure: aFailure({ stage }) } as LiveUpload_UploadFragment;
  await renderPart(<UploadProgress upload={failed} transfer={null} />, testClient({}));
  expect(screen.getByText('Stopped while Preparing')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

function Followed() {
  return <UploadProgress upload={upload} transfer={useTransfer('upl_1')} />;
}

test('Pause stops sending, and Resume finishes it', async () => {
  let isSlow = true;
  const store = await startPartStore({ partCount: 4, mishap: () => (isSlow ? 'server error' : null) });
  stores.push(store);
  const file = new File([new Uint8Array(4 * 1024)], 'a.zip');
  const sent = {
    id: 'upl_1',
    appName: 'AlpineVilla',
    versionNumber: 4,
    fileName: 'a.zip',
    sizeBytes: 4096,
    partBytes: 1024,
  };
  startTransfer(sent, file, { accountId: 'acc_1', calls: store.calls });
  const { user } = await renderPart(<Followed />, testClient({}));
  await user.click(await screen.findByRole('button', { name: 'Pause AlpineVilla' }));
  expect(await screen.findByText('Paused')).toBeTruthy();
  isSlow = false;
  expect(store.stored.size).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Resume AlpineVilla' }));
  await waitFor(() => expect(store.finished).toBe(1));
});

test('a speed limit applies immediately and on the next visit', async () => {
  const { user } = await renderPart(<UploadProgress upload={upload} transfer={SENDING} />, testClient({}));
  await user.click(screen.getByRole('combobox', { name: 'Limit' }));
  await user.click(await screen.findByText('5 MB/s'));
  expect(speedLimit().bytesPerSecond).toBe(5 * MIB);
  expect(chosenLimit.get()).toBe(5 * MIB);
  expect(localStorage.getItem('launchyard.uploadLimit')).toBe(String(5 * MIB));
});
