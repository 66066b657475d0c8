import { uploadCodes } from './uploads.ts';

const { ARCHIVE_NOT_EXTRACTABLE, EXECUTABLE_MISSING, LINUX_SCRIPT_NAME, PLUGIN_2_UNSUPPORTED } = uploadCodes;

/**
 * Every failure code of the pipeline, with when it occurs and what to do. Some of them also refuse a file before it is
 * sent.
 */
export const uploadFailureCodes = {
  ARCHIVE_NOT_EXTRACTABLE,
  EXECUTABLE_MISSING,
  LINUX_SCRIPT_NAME,
  PLUGIN_2_UNSUPPORTED,
  PLUGIN_MISSING: 'The build was packaged without the Pixel Streaming plugin. Enable it and package again.',
  VIRUS_FOUND: 'The virus scan found something. Clean the build machine and package again.',
  TEST_FAILED: 'The build didn’t pass its test on the stream test server. `evidence` has the details.',
  APP_CRASHED: 'The build exited before it streamed. Start it on your own computer and read its log.',
  UNPACKED_TOO_LARGE: 'Unpacked, the builds of the account need more space than its plan has. Delete some, then retry.',
  UPLOAD_EXPIRED: 'Nothing arrived for too long, so the upload was discarded. Start it again.',
  STORED_BYTES_DAMAGED:
    'The stored file differs from the one that was sent, because of an error on our side. Upload it again.',
  STORAGE_FULL: 'Our storage was full. Retry later.',
  STUCK: 'There was no progress for too long on our side. Retry; if it happens again, send support the reference.',
  INTERNAL: 'Something went wrong on our side. Retry; if it happens again, send support the reference.',
} as const;

export type UploadFailureCode = keyof typeof uploadFailureCodes;
