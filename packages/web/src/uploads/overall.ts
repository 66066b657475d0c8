import { overallProgress } from '@launchyard/domain/uploads';
import type { TransferState } from '@launchyard/transfer';
import type { LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { domainStage, domainStageState } from './states.ts';

type Counted = Pick<LiveUpload_UploadFragment, 'progressPercent' | 'stages' | 'state'>;

/**
 * The overall progress. While this tab sends, it knows of bytes that the services have not reported
 * yet: combines our own upload progress with the domain's weights, but never returns less than the
 * services report.
 */
export function overallPercent(upload: Counted, transfer: TransferState | null): number {
  if (!transfer || upload.state !== 'UPLOADING') return upload.progressPercent;
  const stages = upload.stages.map((each) => ({
    stage: domainStage(each.stage),
    state: domainStageState(each.state),
    progressPercent: each.stage === 'UPLOAD' ? transfer.percent : each.progressPercent,
  }));
  return Math.max(upload.progressPercent, overallProgress(stages));
}
