import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { partHeaders } from '@launchyard/transfer';
import {
  AppThumbnailFinishDocument,
  AppThumbnailStartDocument,
  type TransferCall_PartLinkFragment,
} from '../generated/graphql.ts';
import { mutate } from '../kit/mutate.ts';
import { faultText } from '../kit/fault-text.ts';
import { kitMessages } from '../kit/messages.ts';
import { reasonOf } from '../kit/not-done.ts';
import { REQUEST_TIMEOUT_MS } from '../kit/request-timeout.ts';
import { sha256Hex } from '../kit/sha256.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { assetMessages } from './messages.ts';

/**
 * Uploads an application's picture (by its public id), reports the result in a toast and resolves
 * to whether it worked. The cards update on their own. On failure the current picture stays.
 */
export function useSendThumbnail() {
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);

  /**
   * Resolves to the reason for a failure, or null. Rejects with the error of the picture's own
   * request.
   */
  const attempt = async (appId: string, file: File): Promise<string | null> => {
    const wish = { appId, fileName: file.name, sizeBytes: file.size };
    const started = await mutate(client, AppThumbnailStartDocument, wish);
    if (started.kind !== 'done') return reasonOf(started);
    const { thumbnailUpload } = started.payload;
    if (!thumbnailUpload || !(await put(thumbnailUpload.link, file)).ok) return kitMessages.fault;
    const finished = await mutate(client, AppThumbnailFinishDocument, { thumbnailId: thumbnailUpload.thumbnailId });
    return finished.kind === 'done' ? null : reasonOf(finished);
  };

  const send = async (appId: string, file: File): Promise<boolean> => {
    setSending(true);
    const problem = await attempt(appId, file).catch(faultText);
    setSending(false);
    if (problem === null) toastDone(assetMessages.thumbnailUploaded);
    else toastFault(problem);
    return problem === null;
  };
  return { send, isSending };
}

async function put(link: TransferCall_PartLinkFragment, file: File): Promise<Response> {
  const bytes = await file.arrayBuffer();
  const headers = partHeaders(link, await sha256Hex(bytes));
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return fetch(link.url, { method: link.method, headers, body: bytes, signal });
}
