import type { ApolloClient } from '@apollo/client';
import type { Transfer, TransferCalls, TransferredUpload } from '@launchyard/transfer';
import {
  AssetCancelDocument,
  AssetFilesDocument,
  AssetLibraryDocument,
  AssetStartDocument,
} from '../../generated/graphql.ts';
import { create, mutate } from '../../kit/mutate.ts';
import { guardLeaving } from '../../kit/leaving.ts';
import { kitMessages } from '../../kit/messages.ts';
import { reasonOf } from '../../kit/not-done.ts';
import { ofEach } from '../../kit/state.ts';
import { tabStore } from '../../kit/store.ts';
import { toastDone, toastFault } from '../../kit/toasts.ts';
import { createWishKeys, type WishKeys } from '../../kit/wish-keys.ts';
import { unjudged } from '../unjudged.ts';
import { judgeFile } from './judge-file.ts';
import { libraryMessages } from './messages.ts';
import { sendCalls } from './send-calls.ts';
import { listKinds, type LibraryList } from './tabs.ts';

/** Sends a file: the upload engine, which another area connects. */
export type Send = (upload: TransferredUpload, file: Blob, calls: TransferCalls) => Transfer<Blob>;

/** A file that this tab sends to the library of its client's account. */
export interface Sending {
  client: ApolloClient;
  list: LibraryList;
  transfer: Transfer<Blob>;
}

/**
 * All files that this tab sends to libraries. Outlives screens and accounts: a video continues
 * after the library is closed.
 */
export const sendings = tabStore<readonly Sending[]>(() => []);

/**
 * Checks files, sends them, reports the result in toasts, and refetches what is shown. Resolves
 * once each is being sent or refused: to the reasons, one line each, with the file names if there
 * are several files.
 */
export async function sendAssets(
  client: ApolloClient,
  send: Send,
  list: LibraryList,
  files: readonly File[],
): Promise<string[]> {
  const refused = new Map<string, string[]>();
  for (const file of files) {
    const problem = await sendAsset(client, send, list, file);
    if (problem !== null) refused.set(problem, [...(refused.get(problem) ?? []), file.name]);
  }
  if (refused.size === 0) return [];
  const lines = [...refused].map(([problem, names]) =>
    files.length === 1 ? problem : libraryMessages.notTaken(problem, names),
  );
  const refusedCount = [...refused.values()].flat().length;
  toastFault(files.length === 1 ? (lines[0] ?? '') : libraryMessages.someNotTaken(refusedCount, files.length));
  return lines;
}

/**
 * They outlive the dialog: after a lost response, picking the same file again finds its upload and
 * reserves nothing twice.
 */
const keys = ofEach<ApolloClient, WishKeys>(() => createWishKeys());

/** Resolves to null once it is being sent, else to the reason. */
async function sendAsset(client: ApolloClient, send: Send, list: LibraryList, file: File): Promise<string | null> {
  const problem = await judgeFile(list, file).catch(unjudged);
  if (problem !== null) return problem;
  const wish = { kind: listKinds[list].api, fileName: file.name, sizeBytes: file.size };
  const outcome = await create(client, AssetStartDocument, wish, keys(client));
  if (outcome.kind !== 'done') return reasonOf(outcome);
  const { assetUpload } = outcome.payload;
  if (!assetUpload) return kitMessages.fault;
  const upload = { ...assetUpload, appName: file.name, versionNumber: 1 };
  const sending = { client, list, transfer: send(upload, file, sendCalls(client, assetUpload.id)) };
  sendings.update((others) => [...others, sending]);
  guardLeaving(true, 'library');
  void follow(sending);
  return null;
}

/** Refetches the visible parts of the library. */
export async function readLibraryAgain(client: ApolloClient): Promise<void> {
  await client.refetchQueries({ include: [AssetLibraryDocument, AssetFilesDocument] });
}

/** Stops sending a file; its uploaded parts are discarded. */
export const cancelSending = ({ transfer }: Sending): void => transfer.stop();

async function follow(sending: Sending): Promise<void> {
  const { client, transfer, list } = sending;
  await transfer.run();
  sendings.update((others) => others.filter((each) => each !== sending));
  guardLeaving(sendings.get().length > 0, 'library');
  const { phase, stop } = transfer.state.get();
  if (phase === 'finished') {
    toastDone(libraryMessages.uploaded[list]);
    await readLibraryAgain(client);
    return;
  }
  if (stop?.reason !== 'asked') toastFault(stop?.message ?? kitMessages.fault);
  // If this fails, the services discard the upload after a week.
  await mutate(client, AssetCancelDocument, { assetUploadId: transfer.upload.id });
}
