import { fromApiName } from '@launchyard/domain/kit';
import {
  isFinal,
  type Stage,
  type StageState,
  type UploadState as DomainUploadState,
} from '@launchyard/domain/uploads';
import type { UploadStageName, UploadStageState, UploadState } from '../generated/graphql.ts';

export const domainState = (state: UploadState): DomainUploadState => fromApiName(state);
export const hasEnded = (state: UploadState): boolean => isFinal(domainState(state));
export const domainStage = (stage: UploadStageName): Stage => fromApiName(stage);
export const domainStageState = (state: UploadStageState): StageState => fromApiName(state);
