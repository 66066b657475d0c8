import { formatId } from '@launchyard/domain/kit';
import { adviseFailure, failureReference, helpPath, uploadAddress } from '@launchyard/domain/uploads';
import type { Failure } from '../../tables/uploads.ts';
import type { MailText } from '../../providers/mail/enqueue.ts';

export interface ToldFailure extends Failure {
  /** Until when it can be retried; null: not at all. */
  keptUntil: Date | null;
}

/** The e-mail about the end of an upload. `panel` is the panel’s address. */
export function outcomeMail(
  { id, appName, versionNumber }: { id: string; appName: string; versionNumber: number },
  failure: ToldFailure | null,
  panel: string,
): MailText {
  const version = `${appName}, version ${versionNumber}`;
  const uploadId = formatId('upload', id);
  const open = `View timeline: ${panel}/uploads/${uploadId}/timeline\n`;
  if (!failure) {
    return {
      kind: 'uploadOutcome',
      subject: `${version} is ready to stream`,
      body: `Your upload has been tested and is ready to stream: ${version}.\n\n${open}`,
    };
  }
  const evidence = failure.evidence === null ? '' : `What we found: ${failure.evidence}\n\n`;
  const { keptUntil } = failure;
  const advice = adviseFailure(failure, keptUntil !== null);
  const retry =
    keptUntil === null
      ? ''
      : `You can retry it until ${keptUntil.toUTCString()} without uploading again: Retry continues with the stage that failed.\n${panel}${uploadAddress(uploadId)}\n\n`;
  const reference = failureReference(uploadId, failure);
  const help = `What to do: ${advice}\n\nMore about it: ${panel}${helpPath(failure.code)}\nReference for support: ${reference}\n`;
  return {
    kind: 'uploadOutcome',
    subject: `${version} could not be installed`,
    body: `Your upload failed: ${version}.\n\n${failure.message}\n\n${evidence}${retry}${help}${open}`,
  };
}
