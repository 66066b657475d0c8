import { uploadAddress } from '@launchyard/domain/uploads';

export { uploadAddress };

/**
 * The wizard's URL. `appName` makes it an update of that application; `details` is its second step.
 */
export function newUploadAddress(appName: string | null = null, step: 'file' | 'details' = 'file'): string {
  const query = new URLSearchParams();
  if (appName !== null) query.set('app', appName);
  if (step === 'details') query.set('step', 'details');
  return query.size === 0 ? '/uploads/new' : `/uploads/new?${query.toString()}`;
}

/** An upload's own page, with its timeline. */
export const uploadTimelineAddress = (uploadId: string): string => `${uploadAddress(uploadId)}/timeline`;
