import { checkAppName } from '../apps/index.ts';
import { isReadable, type Violation } from '../kit/index.ts';
import { MAX_UPLOAD_BYTES } from './limits.ts';
import { uploadViolations } from './violations.ts';

/**
 * Everything that can be checked about a new upload without looking anything up, in the order of the wizard: file,
 * name, fingerprint.
 */
export function checkUploadStart(input: {
  fileName: string;
  sizeBytes: number;
  appName: string;
  fingerprint: string;
  measuredBytesPerSecond?: number | null | undefined;
}): Violation[] {
  const isSpeed = (input.measuredBytesPerSecond ?? 0) >= 0;
  return [
    ...checkBuildFile(input),
    ...checkAppName(input.appName),
    ...checkFingerprint(input.fingerprint),
    ...(isSpeed ? [] : [uploadViolations.speedNegative]),
  ];
}

/**
 * Applications §5: checks a file before it is opened. Its name can be displayed, it is a ZIP, and it has between 1 byte
 * and 50 GB.
 */
export function checkBuildFile(file: { fileName: string; sizeBytes: number }): Violation[] {
  if (file.fileName.replace(/\.zip$/i, '').trim() === '') return [uploadViolations.fileNameMissing];
  if (!isReadable(file.fileName)) return [uploadViolations.fileNameUnreadable];
  if (!/\.zip$/i.test(file.fileName)) return [uploadViolations.notZip];
  if (file.sizeBytes === 0) return [uploadViolations.empty];
  if (file.sizeBytes > MAX_UPLOAD_BYTES) return [uploadViolations.tooLarge];
  return [];
}

/**
 * The fingerprint tells whether a file picked again is the same one: SHA-256 in lower-case hex of size and ZIP
 * directory.
 */
export function checkFingerprint(fingerprint: string): Violation[] {
  return /^[0-9a-f]{64}$/.test(fingerprint) ? [] : [uploadViolations.fingerprintMalformed];
}
