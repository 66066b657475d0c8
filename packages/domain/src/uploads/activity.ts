import { UPLOAD_EXPIRY_DAYS } from './limits.ts';
import { takesParts, type UploadState } from './pipeline.ts';

/** When things last happened to an upload; null is never. */
export interface Activity {
  createdAt: Date;
  lastByteAt: Date;
  /** Its client's last word that it is sending. */
  sendingAt: Date | null;
  /** A stage moved, or went on after the stream test server was down. */
  progressedAt: Date | null;
  finishedAt: Date | null;
}

/** When anything last moved an upload: a byte of its file, its client's word that it is sending, a stage, or its end. */
export const lastActivityAt = ({ createdAt, lastByteAt, sendingAt, progressedAt, finishedAt }: Activity): Date =>
  new Date(Math.max(...[createdAt, lastByteAt, sendingAt, progressedAt, finishedAt].map((at) => at?.getTime() ?? 0)));

/**
 * When an upload is given up if nothing more of its file arrives, or when what is kept of a failed one is removed. Null: it is processed or
 * has ended, and nothing is kept of it to go on with.
 */
export function expiresAt(upload: { state: UploadState; lastByteAt: Date; keptUntil: Date | null }): Date | null {
  if (!takesParts(upload.state)) return upload.keptUntil;
  return new Date(upload.lastByteAt.getTime() + UPLOAD_EXPIRY_DAYS * 24 * 3600 * 1000);
}
