import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import {
  AppThumbnailFinishDocument,
  AppThumbnailStartDocument,
  type AppThumbnailStartMutation,
} from '../generated/graphql.ts';
import { faultOf } from '../kit/fault.ts';
import { kitMessages } from '../kit/messages.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { assetMessages } from './messages.ts';

type Link = NonNullable<AppThumbnailStartMutation['appThumbnailStart']['thumbnailUpload']>['link'];

/**
 * Sends a picture for an application (its public id) and has it shown; says how it went in a toast and answers whether it did. The cards
 * change by themselves. What goes wrong leaves the picture that was there.
 */
export function useSendThumbnail() {
  const [start] = useMutation(AppThumbnailStartDocument);
  const [finish] = useMutation(AppThumbnailFinishDocument);
  const [isSending, setSending] = useState(false);

  /** Answers why it did not work, or null. Rejects with what a request was rejected with. */
  const attempt = async (appId: string, file: File): Promise<string | null> => {
    const input = { appId, fileName: file.name, sizeBytes: file.size };
    const { appThumbnailStart: started } = (await start({ variables: { input } })).data ?? {};
    if (!started?.thumbnailUpload) return started?.userErrors[0]?.message ?? kitMessages.fault;
    const { id, link } = started.thumbnailUpload;
    if (!(await put(link, file)).ok) return kitMessages.fault;
    const { appThumbnailFinish: finished } = (await finish({ variables: { input: { thumbnailId: id } } })).data ?? {};
    return finished?.app ? null : (finished?.userErrors[0]?.message ?? kitMessages.fault);
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

async function put({ method, url, headers, sha256Header }: Link, file: File): Promise<Response> {
  const bytes = await file.arrayBuffer();
  const own = headers.map(({ name, value }) => [name, value] as const);
  return fetch(url, {
    method,
    headers: Object.fromEntries([...own, [sha256Header, await sha256Hex(bytes)]]),
    body: bytes,
  });
}

async function sha256Hex(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const faultText = (error: unknown): string =>
  faultOf(error).code === 'NETWORK' ? kitMessages.network : kitMessages.fault;
