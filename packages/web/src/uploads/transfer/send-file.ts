import type { ApolloClient } from '@apollo/client';
import type { TransferredUpload } from '@launchyard/transfer';
import { toastDone } from '../../kit/toasts.ts';
import { uploadMessages } from '../messages.ts';
import { transferCalls } from './transfer-calls.ts';
import { startTransfer } from './transfers.ts';

/** Sends what is missing of an upload from this file, in the account that it was begun in, and says when all of it has arrived. */
export function sendFile(client: ApolloClient, accountId: string, upload: TransferredUpload, file: Blob): void {
  startTransfer(upload, file, {
    accountId,
    calls: transferCalls(client, upload.id),
    onFinished: () => toastDone(uploadMessages.uploaded),
  });
}
