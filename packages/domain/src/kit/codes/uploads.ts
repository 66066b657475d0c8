/** Refusals about builds and their uploads: when each occurs, and what to do. */
export const uploadCodes = {
  FILE_MISSING: 'No file was chosen. Choose the ZIP of a packaged build.',
  FILE_NAME_MISSING: 'The file has no name. Send the name that it has on disk.',
  FILE_NOT_ZIP: 'The name of the file doesn’t end in .zip. Pack the build as a ZIP.',
  FILE_TOO_LARGE: 'The file is too large. The message says the limit; make the build smaller.',
  FILE_EMPTY: 'The file has no bytes. Pack the build again.',
  ARCHIVE_NOT_EXTRACTABLE: 'The ZIP can’t be unpacked: it is damaged, encrypted or not a ZIP. Pack the build again.',
  EXECUTABLE_MISSING:
    'The ZIP has no .exe of a packaged build. Package for Windows, and pack the folder that holds it.',
  LINUX_SCRIPT_NAME:
    'The .sh of the Linux build and the application have different names. Rename the script or the application.',
  PLUGIN_2_UNSUPPORTED:
    'The build uses the Pixel Streaming 2 plugin, which can’t be streamed here. Package with Pixel Streaming.',
  ZIP_CHECKING_REQUIRED: 'Only admins may skip the check of the ZIP. Leave `skipsZipChecking` out.',
  TOO_MANY_UPLOADS: 'The account has too many unfinished uploads. Wait for one, or cancel one.',
  UPLOAD_NOT_FOUND: 'The upload doesn’t exist or belongs to another account. Check the id.',
  UPLOAD_RUNNING: 'The upload is already running. Follow it instead of retrying it.',
  UPLOAD_NOT_FAILED: 'Only a failed upload can be retried. Read its state.',
  RETRY_NEEDS_FILE: 'The same file would fail again. Fix the build and upload the new ZIP.',
  UPLOAD_NOT_KEPT: 'The uploaded file is no longer stored. Upload the file again.',
  UPLOAD_RETRIED_TOO_OFTEN: 'The upload was retried as often as allowed. Send support its reference.',
  UPLOAD_PAST_CANCEL: 'The file has arrived, so the upload can no longer be cancelled. Wait for its result.',
  UPLOAD_ENDED: 'The upload has ended, so nothing about it can be changed. Start a new one.',
  UPLOAD_CLOSED: 'The upload accepts no more parts: all have arrived, or it has ended. Read its state.',
  FINGERPRINT_MALFORMED: 'The fingerprint is not a SHA-256 in 64 lower-case hex digits. Correct it.',
  SPEED_NEGATIVE: 'The measured speed is negative. Send bytes per second, or leave it out.',
  PART_NUMBER: 'The upload has no part with this number. Parts count from 1 to `partCount`.',
  TOO_MANY_PARTS: 'Links for too many parts were requested at once. Request fewer.',
  PARTS_MISSING: 'Parts of the file have not arrived yet. Read `Upload.missingParts`, send those, then finish again.',
  STORAGE_SHORT:
    'The account’s free storage is too small. Delete something or buy storage; `missingBytes` says how much.',
} as const;
