import type { LiveUpload_UploadFragment } from '../../generated/graphql.ts';

/**
 * What support needs to find a failed upload: ids and codes. The failure's details contain the
 * customer's file names; support reads them with the upload.
 */
export function failureText(
  upload: Pick<LiveUpload_UploadFragment, 'id' | 'versionNumber'>,
  failure: NonNullable<LiveUpload_UploadFragment['failure']>,
): string {
  return [
    `Upload: ${upload.id}`,
    `Version: ${upload.versionNumber}`,
    `Stage: ${failure.stage}`,
    `Code: ${failure.code}`,
    `Class: ${failure.classification}`,
    `Reference: ${failure.reference}`,
    `When: ${new Date().toISOString()}`,
  ].join('\n');
}
