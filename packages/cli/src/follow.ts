import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from './api.ts';
import { documents, type Upload } from './documents.ts';
import type { Reporter } from './events.ts';
import { Ended, EXIT } from './exit.ts';
import { cliMessages } from './messages.ts';

const ASK_EVERY_MS = 2_000;
const ENDED = new Set(['TESTED', 'FAILED', 'CANCELLED', 'EXPIRED']);

/** Follows the pipeline to its end. Throws Ended, with the services' own explanation, when that is not a tested version. */
export async function followUpload(api: Api, uploadId: string, reporter: Reporter, signal: AbortSignal): Promise<void> {
  let upload = await readUpload(api, uploadId);
  while (!ENDED.has(upload.state)) {
    const { state, stageLabel, progressPercent } = upload;
    reporter.tell({ event: 'stage', uploadId, state, stageLabel, progressPercent });
    await pause(ASK_EVERY_MS, undefined, { signal });
    upload = await readUpload(api, uploadId);
  }
  const { appName, version, app, failure } = upload;
  if (upload.state === 'TESTED') {
    reporter.tell({ event: 'ready', uploadId, appId: app?.id ?? null, appName, version });
    return;
  }
  const state = upload.state.toLowerCase();
  const message = failure ? failure.message : cliMessages.ended(appName, state);
  const evidence = failure?.evidence ? cliMessages.evidence(failure.evidence) : '';
  const again = upload.viewerCanRetry ? cliMessages.retryHint : '';
  throw new Ended(EXIT.refused, failure?.code ?? upload.state, [message, evidence, again].filter(Boolean).join(' '));
}

async function readUpload(api: Api, id: string): Promise<Upload> {
  const { text, shape } = documents.upload;
  return (await api.askPatiently(text, { id }, shape)).viewer.account.upload;
}
