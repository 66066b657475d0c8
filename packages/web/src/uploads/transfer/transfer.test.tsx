import { TransferRefused, type TransferCalls } from '@launchyard/transfer';
import { afterEach, expect, test, vi } from 'vitest';
import { startPartStore, type PartStore } from '../../test-kit/part-store.ts';
import { fileTransfer, type FileTransfer } from './file-transfer.ts';

const PART_BYTES = 64 * 1024;
const SIZE = 10 * PART_BYTES + 777;
const PARTS = 11;
const CONTENT = crypto.getRandomValues(new Uint8Array(PART_BYTES));
const FILE_BYTES = new Uint8Array(SIZE).map((_, at) => (CONTENT[at % PART_BYTES] ?? 0) ^ Math.floor(at / PART_BYTES));

const stores: PartStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

async function aStore(options: Partial<Parameters<typeof startPartStore>[0]> = {}): Promise<PartStore> {
  const store = await startPartStore({ partCount: PARTS, ...options });
  stores.push(store);
  return store;
}

function aTransfer(calls: TransferCalls, file: Blob = new File([FILE_BYTES], 'build.zip')): FileTransfer {
  const upload = {
    id: 'upl_1',
    appName: 'A',
    versionNumber: 1,
    fileName: 'build.zip',
    sizeBytes: SIZE,
    partBytes: PART_BYTES,
  };
  return fileTransfer(upload, file, calls);
}

const onceEach = new Map(Array.from({ length: PARTS }, (_, index) => [index + 1, 1]));

test('every part arrives once, with its own hash, and the upload is finished', async () => {
  const store = await aStore();
  const transfer = aTransfer(store.calls);
  await transfer.run();
  expect(store.stored).toEqual(onceEach);
  expect(store.bytes()).toEqual(Buffer.from(FILE_BYTES));
  expect(store.finished).toBe(1);
  expect(transfer.state.get()).toMatchObject({ phase: 'finished', sentBytes: SIZE, percent: 100, stop: null });
});

test('links are requested in batches of at most sixteen, never one by one', async () => {
  const store = await aStore();
  await aTransfer(store.calls).run();
  expect(store.signed).toHaveLength(1);
  expect(store.signed[0]?.length).toBeLessThanOrEqual(16);
});

test('only parts that the services miss are sent', async () => {
  const received = [1, 2, 5].map((number) => ({
    number,
    bytes: FILE_BYTES.subarray((number - 1) * PART_BYTES, number * PART_BYTES),
  }));
  const store = await aStore({ received });
  const transfer = aTransfer(store.calls);
  await transfer.run();
  expect([...store.stored.keys()].toSorted((a, b) => a - b)).toEqual([3, 4, 6, 7, 8, 9, 10, 11]);
  expect(store.bytes()).toEqual(Buffer.from(FILE_BYTES));
});

test('progress never exceeds the file size', async () => {
  const store = await aStore();
  const transfer = aTransfer(store.calls);
  const seen: number[] = [];
  transfer.state.subscribe(() => seen.push(transfer.state.get().sentBytes));
  await transfer.run();
  expect(Math.max(...seen)).toBe(SIZE);
});

test.each([
  ['an expired link is signed again', 'expired'],
  ['a part is sent again after a broken connection', 'broken line'],
  ['a request to a temporarily unavailable store is retried', 'server error'],
] as const)('%s', async (_, mishap) => {
  const store = await aStore({ mishap: (number, attempt) => (number === 3 && attempt === 1 ? mishap : null) });
  const transfer = aTransfer(store.calls);
  await transfer.run();
  expect(transfer.state.get().phase).toBe('finished');
  expect(store.stored).toEqual(onceEach);
  if (mishap === 'expired') expect(store.signed.flat().filter((number) => number === 3)).toHaveLength(2);
});

test('parts found missing at the end are sent before the upload is finished', async () => {
  const store = await aStore();
  let isFirst = true;
  const finish = () => {
    if (!isFirst) return store.calls.finish();
    isFirst = false;
    return Promise.reject(new TransferRefused({ code: 'PARTS_MISSING', message: 'Some parts have not arrived yet.' }));
  };
  const transfer = aTransfer({ ...store.calls, finish });
  await transfer.run();
  expect(transfer.state.get().phase).toBe('finished');
  expect(store.finished).toBe(1);
});

test('a failed signing call is retried', async () => {
  const store = await aStore();
  const sign = vi.fn(store.calls.sign).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const transfer = aTransfer({ ...store.calls, sign });
  await transfer.run();
  expect(transfer.state.get().phase).toBe('finished');
});

test('an upload that accepts no more parts stops with the refusal’s message', async () => {
  const store = await aStore();
  const message = 'This upload accepts no more parts.';
  const refuse = () => Promise.reject(new TransferRefused({ code: 'UPLOAD_CLOSED', message }));
  const transfer = aTransfer({ ...store.calls, sign: refuse, finish: refuse });
  await transfer.run();
  expect(transfer.state.get()).toMatchObject({ phase: 'stopped', stop: { reason: 'refused', message } });
});

test('a changed file stops the upload and is not retried', async () => {
  const store = await aStore();
  const reads = vi.fn(() => Promise.reject(new DOMException('The file changed', 'NotReadableError')));
  // A browser refuses to read a slice of a file that has changed since it was chosen.
  class ChangedFile extends File {
    override slice(start?: number, end?: number): Blob {
      return Object.assign(super.slice(start, end), { arrayBuffer: reads });
    }
  }
  const transfer = aTransfer(store.calls, new ChangedFile([FILE_BYTES], 'build.zip'));
  await transfer.run();
  expect(transfer.state.get()).toMatchObject({ phase: 'stopped', stop: { reason: 'fileChanged' } });
  expect(store.stored.size).toBe(0);
  expect(reads.mock.calls.length).toBeLessThanOrEqual(4);
});

test('a stopped transfer sends nothing more, and uploaded parts stay', async () => {
  const store = await aStore({ mishap: (number) => (number > 4 ? 'server error' : null) });
  const transfer = aTransfer(store.calls);
  const run = transfer.run();
  await vi.waitFor(() => expect(store.stored.size).toBe(4));
  transfer.stop();
  await run;
  expect(transfer.state.get()).toMatchObject({ phase: 'stopped', stop: { reason: 'asked' } });
  expect(store.finished).toBe(0);
});

test('without a network it waits and resumes automatically', async () => {
  let isCut = true;
  const store = await aStore({ mishap: () => (isCut ? 'broken line' : null) });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const transfer = aTransfer(store.calls);
  const run = transfer.run();
  await vi.waitFor(() => expect(transfer.state.get().phase).toBe('waiting'));
  isCut = false;
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await run;
  expect(transfer.state.get().phase).toBe('finished');
  expect(store.stored).toEqual(onceEach);
  onLine.mockRestore();
});
