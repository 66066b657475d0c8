import type { Upload } from '@launchyard/contract/uploads';
import { formatId } from '@launchyard/domain/kit';
import {
  countParts,
  expiresAt,
  isAlternateUpload,
  isFinal,
  lastActivityAt,
  stalledAt,
  stateOfStage,
  STAGES,
  type BuildAnswers,
} from '@launchyard/domain/uploads';
import { instant, instantOrNull } from '../kit/present.ts';
import type { uploadStages } from '../tables/uploads.ts';
import type { UploadRow } from './rows.ts';

export type StageRow = typeof uploadStages.$inferSelect;

/** An upload as callers see it. `stages` are its six rows, in any order. */
export function presentUpload(row: UploadRow, stages: readonly StageRow[]): Upload {
  return {
    id: formatId('upload', row.id),
    appId: formatId('app', row.appId),
    appName: row.appName,
    versionNumber: row.versionNumber,
    versionId: row.versionId && formatId('appVersion', row.versionId),
    fileName: row.fileName,
    sizeBytes: row.sizeBytes,
    receivedBytes: row.receivedBytes,
    partBytes: row.partBytes,
    partCount: countParts(row.sizeBytes, row.partBytes),
    fingerprint: row.fingerprint,
    storageProvider: row.storageProvider,
    altUpload: isAlternateUpload(row.storageProvider),
    stalledAt: instantOrNull(row.state === 'uploading' ? stalledAt(row) : null),
    createdBy: row.createdBy,
    client: row.client,
    cancelledBy: row.cancelledBy,
    streamTestServerDown: row.isTestServerDown && (row.state === 'queued' || row.state === 'testing'),
    triesAgainAt: instantOrNull(isFinal(row.state) ? null : triesAgainAt(row, stages)),
    state: row.state,
    stages: STAGES.map((stage) => presentStage(row, requireStage(row, stages, stage))),
    failure: row.failure,
    buildType: row.buildType,
    answers: answersOf(row),
    sendsUpdatesOnEmail: row.sendsUpdatesOnEmail,
    createdAt: instant(row.createdAt),
    finishedAt: instantOrNull(row.finishedAt),
    lastActivityAt: instant(lastActivityAt(row)),
    expiresAt: instantOrNull(expiresAt(row)),
  };
}

/** The answers about the build, given before it was sent. */
export const answersOf = ({
  isLinuxBuild,
  isMissingPluginAccepted,
  skipsZipChecking,
}: Pick<UploadRow, keyof BuildAnswers>): BuildAnswers => ({ isLinuxBuild, isMissingPluginAccepted, skipsZipChecking });

function presentStage(row: UploadRow, stage: StageRow): Upload['stages'][number] {
  // The first stage’s progress is derived from what has arrived; storing it, too, would create a second truth.
  const percent = stage.stage === 'upload' ? (row.receivedBytes / row.sizeBytes) * 100 : stage.progressPercent;
  return {
    stage: stage.stage,
    state: stage.state,
    progressPercent: stage.state === 'done' ? 100 : Math.floor(percent * 10) / 10,
    startedAt: instantOrNull(stage.startedAt),
    finishedAt: instantOrNull(stage.finishedAt),
    note: stage.note,
  };
}

const triesAgainAt = (row: UploadRow, stages: readonly StageRow[]): Date | null =>
  stages.find(({ uploadId, stage }) => uploadId === row.id && stateOfStage(stage) === row.state)?.triesAgainAt ?? null;

function requireStage(row: UploadRow, stages: readonly StageRow[], stage: StageRow['stage']): StageRow {
  const found = stages.find((each) => each.uploadId === row.id && each.stage === stage);
  if (!found) throw new Error(`upload ${row.id} has no row for its stage ${stage}`);
  return found;
}
