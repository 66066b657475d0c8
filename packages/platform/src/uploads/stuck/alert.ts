import { formatId } from '@launchyard/domain/kit';
import type { Stage } from '@launchyard/domain/uploads';
import type { Alert } from '../../providers/alerts/alerts.ts';
import type { UploadRow } from '../rows.ts';

/** The alert to operators about a stuck upload, or one that was ended because of it: only ids and figures. */
export function stuckAlert(
  upload: UploadRow,
  kind: 'upload.stuck' | 'upload.ended-stuck',
  stage: Stage,
  unchangedSeconds: number,
): Alert {
  const facts = factsOf(upload, stage, unchangedSeconds);
  const what = kind === 'upload.stuck' ? 'stands still' : 'was ended after making no progress';
  return {
    kind,
    text: `${facts.uploadId} ${what} for ${facts.minutes} minutes, most likely in ${stage}`,
    facts,
  };
}

/** The same for an upload whose stage hung too often: how it hung, and how long ago it first started. */
export function hungAlert(upload: UploadRow, stage: Stage, how: string, sinceBegunSeconds: number): Alert {
  const facts = factsOf(upload, stage, sinceBegunSeconds);
  const text = `${facts.uploadId} was ended: its ${stage} hung repeatedly for ${facts.minutes} minutes, the last time: ${how}`;
  return { kind: 'upload.ended-stuck', text, facts };
}

function factsOf(upload: UploadRow, stage: Stage, seconds: number) {
  return {
    uploadId: formatId('upload', upload.id),
    accountId: formatId('account', upload.accountId),
    state: upload.state,
    stage,
    minutes: Math.floor(seconds / 60),
  };
}
