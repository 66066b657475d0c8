import { TRANSFER_PHASES, type TransferCalls, type TransferredUpload, type TransferState } from '@launchyard/transfer';
import { guardLeaving } from '../../kit/leaving.ts';
import { tabStore } from '../../kit/store.ts';
import { rememberSpeed, speedLimit } from './speed-memory.ts';
import { fileTransfer, type FileTransfer } from './file-transfer.ts';

/** A transfer that this tab started, with its account. */
export interface FollowedTransfer {
  accountId: string;
  transfer: FileTransfer;
}

/**
 * All current and past transfers of this tab, until they are removed. Outlives screens and
 * accounts.
 */
export const transfers = tabStore<readonly FollowedTransfer[]>(() => []);

/**
 * Starts or resumes sending a file. There is one transfer per upload: a second one replaces the
 * first.
 */
export function startTransfer(
  upload: TransferredUpload,
  file: Blob,
  options: { accountId: string; calls: TransferCalls; onFinished?: () => void },
): void {
  forgetTransfer(upload.id);
  const transfer = fileTransfer(upload, file, options.calls);
  transfers.update((followed) => [...followed, { accountId: options.accountId, transfer }]);
  transfer.state.subscribe(guardSending);
  transfer.state.subscribe(() => noteSpeed(transfer.state.get()));
  guardSending();
  void send(transfer, options.onFinished);
}

async function send(transfer: FileTransfer, onFinished: (() => void) | undefined): Promise<void> {
  await transfer.run();
  guardSending();
  if (transfer.state.get().phase === 'finished') onFinished?.();
}

/** Only an unthrottled speed says what the connection can do. */
function noteSpeed({ phase, bytesPerSecond }: TransferState): void {
  if (phase === 'sending' && bytesPerSecond !== null && speedLimit().bytesPerSecond === null)
    rememberSpeed(bytesPerSecond);
}

export function findTransfer(uploadId: string): FileTransfer | null {
  return transfers.get().find(({ transfer }) => transfer.upload.id === uploadId)?.transfer ?? null;
}

/** Stops and removes the transfer. Uploaded parts stay with the services. */
export function forgetTransfer(uploadId: string): void {
  findTransfer(uploadId)?.stop();
  transfers.update((followed) => followed.filter(({ transfer }) => transfer.upload.id !== uploadId));
}

export function stopTransfers(): void {
  for (const { transfer } of transfers.get()) transfer.stop();
  transfers.set([]);
}

export const isAnySending = (): boolean => transfers.get().some(({ transfer }) => isSending(transfer.state.get()));

export const isSending = ({ phase }: TransferState): boolean => TRANSFER_PHASES[phase].goesOn;

const guardSending = () => guardLeaving(isAnySending());
