import { formatId } from '@launchyard/domain/kit';
import type { Stage } from '@launchyard/domain/uploads';
import type { Alert } from '../../providers/alerts/alerts.ts';
import type { UploadRow } from '../rows.ts';

/** What the people who run this are told of an upload that stands still, or was ended for it: ids and figures only. */
export function stuckAlert(
  upload: UploadRow,
  kind: 'upload.stuck' | 'upload.ended-stuck',
  stage: Stage,
  unchangedSeconds: number,
): Alert {
  const facts = factsOf(upload, stage, unchangedSeconds);
  const what = kind === 'upload.stuck' ? 'stands still' : 'was ended after standing still';
  return {
    kind,
    text: `${facts.uploadId} ${what} for ${facts.minutes} minutes, most likely in ${stage}`,
    facts,
  };
}

/** The same of an upload whose stage hung once too often: how it hung, and how long ago it was first begun. */
export function hungAlert(upload: UploadRow, stage: Stage, how: string, sinceBegunSeconds: number): Alert {
  const facts = factsOf(upload, stage, sinceBegunSeconds);
  const text = `${facts.uploadId} was ended: its ${stage} hung again and again for ${facts.minutes} minutes, in the end ${how}`;
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
