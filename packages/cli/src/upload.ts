import { randomUUID } from 'node:crypto';
import { appNameTaken } from '@launchyard/domain/apps';
import { FAULT, NO_ANSWER } from '@launchyard/domain/kit';
import { uploadViolations } from '@launchyard/domain/uploads';
import {
  machineClock,
  SpeedLimit,
  Transfer,
  TransferRefused,
  type CallRefusal,
  type TransferStop,
} from '@launchyard/transfer';
import { given, machineNetwork, refuseFirst, type Api } from './api.ts';
import { sha256Hex, type BuildFile } from './build-file.ts';
import type { Reporter } from './events.ts';
import { Ended, EXIT } from './exit.ts';
import { fileEnd } from './file-end.ts';
import { findEnd, followUpload } from './follow.ts';
import {
  CliCapabilitiesDocument,
  CliOpenUploadsDocument,
  CliRetryUploadDocument,
  CliStartUploadDocument,
  type UploadFragment as Upload,
} from './generated/graphql.ts';
import { cliMessages } from './messages.ts';
import type { UploadOptions } from './options.ts';
import { putPart } from './put-part.ts';
import { answersOf, scanBuild, type Scan } from './scan.ts';
import { UNFINISHED } from './states.ts';
import { transferCalls } from './transfer-calls.ts';

interface Job {
  options: UploadOptions;
  file: BuildFile;
  api: Api;
  reporter: Reporter;
  signal: AbortSignal;
}

/** Checks the file, starts or resumes an upload, sends it, and follows it if requested. Throws Ended. */
export async function uploadBuild(job: Job): Promise<void> {
  const { file, options, api, reporter, signal } = job;
  const scan = await scanBuild(file, options, () => takesPlugin2(api));
  const { fileName, sizeBytes } = file;
  const { fileCount: files } = scan.inspection;
  reporter.tell({ event: 'checked', fileName, sizeBytes, files, seconds: scan.seconds });
  const begun = (await findBegun(job, scan)) ?? (await retryKept(job, scan));
  const upload = begun ?? (await start(job, scan));
  const { id: uploadId, appName, versionNumber: version, receivedBytes } = upload;
  const isResumed = begun !== undefined;
  reporter.tell({ event: 'started', uploadId, appName, version, isResumed, receivedBytes, sizeBytes });
  if (upload.state === 'UPLOADING') {
    await send(job, upload);
    reporter.tell({ event: 'uploaded', uploadId });
  }
  if (options.waits) await followUpload(api, uploadId, reporter, signal);
}

/** Whether this installation streams builds with only the new plugin. */
async function takesPlugin2(api: Api): Promise<boolean> {
  return (await api.askPatiently(CliCapabilitiesDocument, {})).publicConfig.isPlugin2Supported;
}

/** The unfinished upload of the same file for the same application, recognised by its fingerprint. */
async function findBegun(
  { api, options }: Job,
  { fingerprint }: Scan,
  states = UNFINISHED,
): Promise<Upload | undefined> {
  const { viewer } = await api.askPatiently(CliOpenUploadsDocument, { states });
  const name = options.appName.toLowerCase();
  return given(viewer?.account.uploads).nodes.find(
    (upload) => upload.fingerprint === fingerprint && upload.appName.toLowerCase() === name,
  );
}

/** Retries the kept, failed upload of the same file: nothing is sent again. */
async function retryKept(job: Job, scan: Scan): Promise<Upload | undefined> {
  const failed = await findBegun(job, scan, ['FAILED']);
  if (!failed?.viewerCanRetry) return undefined;
  const { uploadRetry } = await job.api.askPatiently(CliRetryUploadDocument, { input: { uploadId: failed.id } });
  const [refusal] = given(uploadRetry).userErrors;
  // A lost answer made this command retry twice.
  if (refusal && refusal.code !== uploadViolations.running.code) return undefined;
  return { ...failed, state: 'ACQUIRING' };
}

async function start({ api, file, options }: Job, { fingerprint }: Scan): Promise<Upload> {
  const { appName, isUpdate, sendsUpdatesOnEmail } = options;
  const { fileName, sizeBytes } = file;
  const build = { fileName, sizeBytes, fingerprint, ...answersOf(options) };
  const wish = { appName, isUpdate, sendsUpdatesOnEmail, ...build };
  const input = { ...wish, client: 'CLI' as const, idempotencyKey: randomUUID() };
  const { uploadStart } = await api.askPatiently(CliStartUploadDocument, { input });
  const { upload, userErrors } = given(uploadStart);
  try {
    refuseFirst(userErrors);
  } catch (error) {
    throw error instanceof TransferRefused ? refused(error.refusal) : error;
  }
  return given(upload);
}

function refused({ code, message }: CallRefusal): Ended {
  const hint = code === appNameTaken('').code ? ` ${cliMessages.updateHint}` : '';
  return new Ended(EXIT.refused, code, message + hint);
}

/** Sends what is missing. Resolves once the services have all of it. */
async function send({ api, file, options, reporter, signal }: Job, upload: Upload): Promise<void> {
  const limit = new SpeedLimit(machineClock, options.limit);
  const transfer = new Transfer<Buffer>(upload, {
    calls: transferCalls(api, upload.id),
    read: (offset, bytes) => file.read(offset, bytes),
    hash: sha256Hex,
    put: (link, body, sha256, put) => putPart(link, body, sha256, { ...put, limit }),
    network: machineNetwork,
    clock: machineClock,
    limit,
    pacing: 'within parts',
    report: (fault) => void process.stderr.write(`${String(fault)}\n`),
  });
  const stop = () => transfer.stop();
  signal.addEventListener('abort', stop, { once: true });
  const tell = () => {
    const { phase, sentBytes, percent, bytesPerSecond, secondsLeft, usesAlternate } = transfer.state.get();
    // Nobody is there to press Resume.
    if (phase === 'stalled') return stop();
    const { sizeBytes } = upload;
    reporter.tell({
      event: 'sending',
      phase,
      sentBytes,
      sizeBytes,
      percent,
      bytesPerSecond,
      secondsLeft,
      usesAlternate,
    });
  };
  const unsubscribe = transfer.state.subscribe(tell);
  await transfer.run();
  unsubscribe();
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  const ended = transfer.state.get();
  if (ended.phase === 'finished') return;
  const isClosed = ended.stop?.code === uploadViolations.notUploading.code;
  throw (isClosed ? await findEnd(api, upload.id) : null) ?? stopped(ended.stop);
}

function stopped(stop: TransferStop | null): Ended {
  switch (stop?.reason) {
    case 'fileChanged':
      return fileEnd('changed');
    case 'fileGone':
      return fileEnd('gone');
    case 'signedOut':
      return new Ended(EXIT.refused, FAULT.UNAUTHENTICATED, cliMessages.keyRefused);
    case 'refused':
      return new Ended(EXIT.refused, stop.code ?? 'REFUSED', stop.message ?? cliMessages.notAnswered);
    // Out of patience. One that was asked to stop has thrown above.
    case 'asked':
    case undefined:
      return new Ended(EXIT.network, NO_ANSWER.network, cliMessages.networkGivenUp);
  }
}
