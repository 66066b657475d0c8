import { formatBytes, type UploadFailureCode } from '../kit/index.ts';
import { UPLOAD_EXPIRY_DAYS } from './limits.ts';
import { uploadViolations } from './violations.ts';

/** Why the pipeline ended an upload: a stable code and the sentence that the customer reads. */
export interface UploadFailure {
  code: UploadFailureCode;
  message: string;
  /** More specific advice for this case, if there is any. */
  advice?: string | null;
}

const { notExtractable, noExecutable, linuxScriptName, plugin2 } = uploadViolations;

const GENERAL = 'Something went wrong. Please refresh the page and try again.';

/**
 * Applications §8: shown while the stream test server is down. Not a failure: uploads wait for it, however long it
 * takes.
 */
export const TEST_SERVER_DOWN_TEXT =
  "Server is facing some issues. Turn on 'Send Updates On Email' option and you will be notified via email when the full upload is completed.";

/**
 * What the server found after the upload, in the words of applications §8. What the browser would have refused has the
 * words of that refusal.
 */
export const uploadFailures = {
  internal: { code: 'INTERNAL', message: GENERAL },
  /** No progress for too long: ended by us. */
  stuck: { code: 'STUCK', message: GENERAL },
  storedBytesDamaged: {
    code: 'STORED_BYTES_DAMAGED',
    message: 'The stored file differs from the one that you sent. Please upload the file again.',
  },
  virusFound: { code: 'VIRUS_FOUND', message: 'Virus Found. Upload sequence aborted.' },
  pluginMissing: { code: 'PLUGIN_MISSING', message: 'Enable PSX plugin & re-build' },
  testFailed: { code: 'TEST_FAILED', message: 'App testing failed.' },
  /** From a tester that starts builds: the application exited before it streamed. */
  crashed: { code: 'APP_CRASHED', message: 'Your app most probably crashed.' },
  /** Our disk was full for too long. */
  storageFull: { code: 'STORAGE_FULL', message: GENERAL },
  /** The account’s builds would take more space unpacked than they may. */
  unpackedTooLarge: {
    code: 'UNPACKED_TOO_LARGE',
    message: 'Unpacked, your builds would take more space than your storage allows.',
  },
  /** Nothing arrived for a week. */
  expired: {
    code: 'UPLOAD_EXPIRED',
    message: `Nothing arrived for ${UPLOAD_EXPIRY_DAYS} days, so the upload was given up.`,
  },
  notExtractable,
  noExecutable,
  linuxScriptName,
  plugin2,
} as const satisfies Record<string, UploadFailure>;

/** How much of an expired upload had arrived, for support and the customer. */
export const describeExpiry = (upload: { receivedBytes: number; sizeBytes: number; lastByteAt: Date }): string =>
  `${formatBytes(upload.receivedBytes)} of ${formatBytes(upload.sizeBytes)} had arrived; the last byte on ${upload.lastByteAt.toISOString()}.`;
