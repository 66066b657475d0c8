import { fileTooLarge, fileNameUnreadable, violation } from '../kit/index.ts';
import { MAX_PARTS_SIGNED_AT_ONCE, MAX_RETRIES, MAX_UNFINISHED_UPLOADS, MAX_UPLOAD_SIZE } from './limits.ts';

/** Every refusal of uploading and scanning a build, in the words of applications §5 and §8. */
export const uploadViolations = {
  fileMissing: violation('FILE_MISSING', 'Please select a file', 'file'),
  fileNameMissing: violation('FILE_NAME_MISSING', 'No file name found', 'fileName'),
  fileNameUnreadable,
  notZip: violation('FILE_NOT_ZIP', 'Invalid file type. Please upload a ZIP file.', 'fileName'),
  tooLarge: fileTooLarge('FILE_TOO_LARGE', MAX_UPLOAD_SIZE),
  empty: violation('FILE_EMPTY', 'The selected file is empty. Choose the ZIP of a packaged build.', 'sizeBytes'),
  notExtractable: violation('ARCHIVE_NOT_EXTRACTABLE', 'The selected file is not extractable', 'file'),
  noExecutable: violation('EXECUTABLE_MISSING', 'No exe found in the zip', 'file'),
  linuxScriptName: violation(
    'LINUX_SCRIPT_NAME',
    'App name and root sh name should be same. Either change sh name inside zip or change the app name',
    'appName',
  ),
  plugin2: violation(
    'PLUGIN_2_UNSUPPORTED',
    'UE 5.5 Pixel Streaming Plugin-2 not supported. Please repackage with Old Pixel Streaming Plugin. We will let you know when Pixel Streaming Plugin-2 support will be added',
    'file',
  ),
  skipNotAllowed: violation('ZIP_CHECKING_REQUIRED', 'Only admins can skip the check of the ZIP.', 'skipsZipChecking'),
  versionInProgress: violation(
    'APP_VERSION_IN_PROGRESS',
    'App with same version already in progress. Try again later',
    'appName',
  ),
  tooManyUnfinished: violation(
    'TOO_MANY_UPLOADS',
    `You have ${MAX_UNFINISHED_UPLOADS} unfinished uploads. Wait for one of them or cancel one, then start again.`,
    'appName',
  ),
  running: violation('UPLOAD_RUNNING', 'This upload is already running.', 'uploadId'),
  notFailed: violation('UPLOAD_NOT_FAILED', 'Only a failed upload can be retried.', 'uploadId'),
  retryNeedsFile: violation(
    'RETRY_NEEDS_FILE',
    'With the same file this would fail again. Choose another one.',
    'uploadId',
  ),
  noLongerKept: violation(
    'UPLOAD_NOT_KEPT',
    'What was sent is no longer kept. Please upload the file again.',
    'uploadId',
  ),
  retriedTooOften: violation(
    'UPLOAD_RETRIED_TOO_OFTEN',
    `This upload has been retried ${MAX_RETRIES} times. Send support its reference, or upload the file again.`,
    'uploadId',
  ),
  notFound: violation('UPLOAD_NOT_FOUND', 'This upload does not exist, or it is not yours.', 'uploadId'),
  pastCancel: violation(
    'UPLOAD_PAST_CANCEL',
    'The file has been uploaded, so this upload can no longer be cancelled.',
    'uploadId',
  ),
  ended: violation('UPLOAD_ENDED', 'This upload has ended.', 'uploadId'),
  notUploading: violation('UPLOAD_CLOSED', 'This upload accepts no more parts.', 'uploadId'),
  fingerprintMalformed: violation(
    'FINGERPRINT_MALFORMED',
    'The fingerprint is not a SHA-256: 64 lower-case hex digits.',
    'fingerprint',
  ),
  speedNegative: violation('SPEED_NEGATIVE', 'A measured speed can’t be negative.', 'measuredBytesPerSecond'),
  partNumber: violation('PART_NUMBER', 'This upload has no part with that number.', 'partNumbers'),
  tooManyParts: violation(
    'TOO_MANY_PARTS',
    `Request at most ${MAX_PARTS_SIGNED_AT_ONCE} part links at once.`,
    'partNumbers',
  ),
  partsMissing: violation(
    'PARTS_MISSING',
    'Some parts have not arrived yet. Send them, then finish again.',
    'uploadId',
  ),
} as const;
