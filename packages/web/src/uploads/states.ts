import {
  isFinal,
  type Stage,
  type StageState,
  type UploadState as DomainUploadState,
} from '@launchyard/domain/uploads';
import type { UploadStageName, UploadStageState, UploadState } from '../generated/graphql.ts';

/** The API writes its enums in capitals; the domain knows the same names in small letters. */
export const domainState = (state: UploadState): DomainUploadState => STATES[state];
export const hasEnded = (state: UploadState): boolean => isFinal(domainState(state));
export const domainStage = (stage: UploadStageName): Stage => STAGES[stage];
export const domainStageState = (state: UploadStageState): StageState => STAGE_STATES[state];

const STATES: Record<UploadState, DomainUploadState> = {
  UPLOADING: 'uploading',
  ACQUIRING: 'acquiring',
  SCANNING: 'scanning',
  PREPARING: 'preparing',
  QUEUED: 'queued',
  TESTING: 'testing',
  TESTED: 'tested',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
};

const STAGES: Record<UploadStageName, Stage> = {
  UPLOAD: 'upload',
  ACQUIRE: 'acquire',
  SCAN: 'scan',
  PREPARE: 'prepare',
  QUEUE: 'queue',
  TEST: 'test',
};

const STAGE_STATES: Record<UploadStageState, StageState> = {
  WAITING: 'waiting',
  RUNNING: 'running',
  DONE: 'done',
  FAILED: 'failed',
};
