import { interruptionText } from '@launchyard/domain/uploads';
import type { TransferState } from '@launchyard/transfer';
import type { AppCard_AppFragment } from '../generated/graphql.ts';
import { formatDay, formatDuration, formatSpeed } from '../kit/format.ts';
import { kitMessages } from '../kit/messages.ts';
import { appListMessages } from './messages.ts';

/** What this tab knows about sending an application's newest upload. */
export interface CardTransfer {
  phase: TransferState['phase'];
  /** Of the whole pipeline, 0 to 100. */
  percent: number;
  bytesPerSecond: number | null;
  secondsLeft: number | null;
}

interface Situation {
  /** Null if this tab does not send it. */
  transfer: CardTransfer | null;
  /** Milliseconds; matters while a stage is retried. */
  now: number;
  /** Parts arrived just now, from any device. */
  isArriving: boolean;
  /** The stage says Previous Install Failed, so the caption says where it failed. */
  isMarkedFailed?: boolean;
}

/**
 * The line under the stage that answers the next question: how long does it take, what do links
 * serve, why did it fail.
 */
export function cardCaption(app: AppCard_AppFragment, situation: Situation): string {
  const upload = app.latestUpload;
  switch (upload?.state) {
    case 'UPLOADING':
      return uploadingCaption(upload.viewerCanSendParts, situation);
    case 'ACQUIRING':
    case 'SCANNING':
    case 'PREPARING':
    case 'QUEUED':
    case 'TESTING':
      if (upload.triesAgainAt !== null) return interruptionText(Date.parse(upload.triesAgainAt), situation.now);
      return app.latestVersion ? appListMessages.meanwhile(app.latestVersion.number) : appListMessages.runsByItself;
    case 'FAILED':
      return failedCaption(app, situation.isMarkedFailed ?? false);
    case 'TESTED':
    case 'CANCELLED':
    case 'EXPIRED':
    case undefined:
      return servingCaption(app);
  }
}

function uploadingCaption(canSendParts: boolean, { transfer, isArriving }: Situation): string {
  if (transfer?.phase === 'sending') return sendingCaption(transfer);
  const caption = transfer && SENDING_CAPTIONS[transfer.phase];
  if (caption) return caption;
  if (isArriving || !canSendParts) return appListMessages.elsewhere;
  return kitMessages.pickSame;
}

/** The caption while nothing is sent. */
const SENDING_CAPTIONS: Partial<Record<TransferState['phase'], string>> = {
  queued: appListMessages.queued,
  waiting: appListMessages.offline,
  paused: appListMessages.paused,
  stalled: appListMessages.stalled,
  elsewhere: appListMessages.elsewhere,
  finishing: appListMessages.arrived,
  finished: appListMessages.arrived,
};

function sendingCaption({ bytesPerSecond, secondsLeft }: CardTransfer): string {
  if (bytesPerSecond === null || secondsLeft === null) return appListMessages.safeToClose;
  const left = appListMessages.timeLeft(formatDuration(secondsLeft));
  return [formatSpeed(bytesPerSecond), left, appListMessages.safeToClose].join(' · ');
}

/** The caption of a stale application. */
export const reloadCaption = (reload: 'reading' | 'failed'): string =>
  reload === 'reading' ? appListMessages.reloadingHint : appListMessages.notReloadedHint;

function failedCaption({ latestUpload, latestVersion }: AppCard_AppFragment, isMarkedFailed: boolean): string {
  const message = latestUpload?.failure?.message ?? '';
  const sentence = message === '' || /[.!?]$/.test(message) ? message : `${message}.`;
  const where = isMarkedFailed && latestVersion && latestUpload ? `${latestUpload.stageLabel}.` : null;
  return [where, sentence, latestVersion && appListMessages.stillServe(latestVersion.number)].filter(Boolean).join(' ');
}

/** Links of both kinds. */
export const linkCountOf = ({ streamingLinkCount, meetingLinkCount }: AppCard_AppFragment): number =>
  streamingLinkCount + meetingLinkCount;

function servingCaption(app: AppCard_AppFragment): string {
  const { latestVersion } = app;
  if (!latestVersion) return kitMessages.noVersion;
  return [
    appListMessages.latestServes(latestVersion.number),
    appListMessages.linkCount(linkCountOf(app)),
    latestVersion.testedAt && appListMessages.tested(formatDay(latestVersion.testedAt)),
  ]
    .filter(Boolean)
    .join(' · ');
}
