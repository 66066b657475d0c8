import type { ApolloClient } from '@apollo/client';
import type { TransferredUpload } from '@launchyard/transfer';
import { toastDone } from '../../kit/toasts.ts';
import { uploadMessages } from '../messages.ts';
import { transferCalls } from './transfer-calls.ts';
import { startTransfer } from './transfers.ts';

/**
 * Sends the missing parts of an upload from this file, in the account it was started in, and
 * finishes the upload once all have arrived.
 */
export function sendFile(client: ApolloClient, accountId: string, upload: TransferredUpload, file: Blob): void {
  startTransfer(upload, file, {
    accountId,
    calls: transferCalls(client, upload.id),
    onFinished: () => toastDone(uploadMessages.uploaded),
  });
}
