import { formatBytes, type UploadFailureCode } from '../kit/index.ts';
import { UPLOAD_EXPIRY_DAYS } from './limits.ts';
import { uploadViolations } from './violations.ts';

/** Why the pipeline ended an upload: a stable code and the sentence that the customer reads. */
export interface UploadFailure {
  code: UploadFailureCode;
  message: string;
  /** What to do in this one case, where more is known than the code says. */
  advice?: string | null;
}

const { notExtractable, noExecutable, linuxScriptName, plugin2 } = uploadViolations;

const GENERAL = 'Something went wrong. Please refresh the page and try again.';

/** Applications §8: what is said while the stream test server is down. No failure: uploads wait for it, however long it takes. */
export const TEST_SERVER_DOWN_TEXT =
  "Server is facing some issues. Turn on 'Send Updates On Email' option and you will be notified via email when the full upload is completed.";

/** What the server found after the upload, in the words of applications §8; what the browser would have refused keeps that refusal's words. */
export const uploadFailures = {
  internal: { code: 'INTERNAL', message: GENERAL },
  /** Nothing moved for too long: ended by us. */
  stuck: { code: 'STUCK', message: GENERAL },
  storedBytesDamaged: {
    code: 'STORED_BYTES_DAMAGED',
    message: 'What we stored is no longer what you sent. Please upload the file again.',
  },
  virusFound: { code: 'VIRUS_FOUND', message: 'Virus Found. Upload sequence aborted.' },
  pluginMissing: { code: 'PLUGIN_MISSING', message: 'Enable PSX plugin & re-build' },
  testFailed: { code: 'TEST_FAILED', message: 'App testing failed.' },
  /** Of a tester that starts builds: it ended before it streamed. */
  crashed: { code: 'APP_CRASHED', message: 'Your app most probably crashed.' },
  /** Our disk had no room for too long. */
  storageFull: { code: 'STORAGE_FULL', message: GENERAL },
  /** The account's builds would take more room unpacked than they may. */
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

/** What had arrived of an upload that expired, for support and the customer. */
export const describeExpiry = (upload: { receivedBytes: number; sizeBytes: number; lastByteAt: Date }): string =>
  `${formatBytes(upload.receivedBytes)} of ${formatBytes(upload.sizeBytes)} had arrived; the last byte on ${upload.lastByteAt.toISOString()}.`;
