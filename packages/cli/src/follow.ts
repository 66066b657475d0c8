import { setTimeout as pause } from 'node:timers/promises';
import { given, type Api } from './api.ts';
import type { Reporter } from './events.ts';
import { Ended, EXIT } from './exit.ts';
import { ofFailure } from './explanation.ts';
import { CliOneUploadDocument, type UploadFragment as Upload } from './generated/graphql.ts';
import { cliMessages } from './messages.ts';
import { ENDED } from './states.ts';

/** A small build takes a second; a large one is polled at most this often. */
const ASK_MS = { first: 250, most: 2_000 } as const;

/**
 * Follows the pipeline to its end. Throws Ended, with the services’ explanation, unless the version was tested
 * successfully.
 */
export async function followUpload(api: Api, uploadId: string, reporter: Reporter, signal: AbortSignal): Promise<void> {
  let upload = await readUpload(api, uploadId);
  for (let asked = 0; !ENDED.includes(upload.state); asked++) {
    const { state, stageLabel, progressPercent, triesAgainAt } = upload;
    reporter.tell({ event: 'stage', uploadId, state, stageLabel, progressPercent, triesAgainAt });
    await pause(Math.min(ASK_MS.most, ASK_MS.first * 2 ** asked), undefined, { signal });
    upload = await readUpload(api, uploadId);
  }
  const { appName, versionNumber: version, app } = upload;
  if (upload.state !== 'TESTED') throw endOf(upload);
  reporter.tell({ event: 'ready', uploadId, appId: app?.id ?? null, appName, version });
}

/**
 * How an upload that accepts no more parts ended, for example because it was cancelled meanwhile; null if it has not
 * ended.
 */
export async function findEnd(api: Api, uploadId: string): Promise<Ended | null> {
  const upload = await readUpload(api, uploadId);
  return ENDED.includes(upload.state) ? endOf(upload) : null;
}

function endOf(upload: Upload): Ended {
  const { appName, failure } = upload;
  const state = upload.state.toLowerCase();
  const message = failure ? failure.message : cliMessages.ended(appName, state);
  const explanation = failure && ofFailure(failure);
  const told = upload.viewerCanRetry ? `${message} ${cliMessages.retryHint}` : message;
  return new Ended(EXIT.refused, failure?.code ?? 'CANCELLED', told, { explanation });
}

async function readUpload(api: Api, id: string): Promise<Upload> {
  const { viewer } = await api.askPatiently(CliOneUploadDocument, { id });
  return given(viewer?.account.upload);
}
