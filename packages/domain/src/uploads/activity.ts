import { UPLOAD_EXPIRY_DAYS } from './limits.ts';
import { takesParts, type UploadState } from './pipeline.ts';

/** When things last happened to an upload; null for never. */
export interface Activity {
  createdAt: Date;
  lastByteAt: Date;
  /** The last heartbeat of its client. */
  sendingAt: Date | null;
  /** A stage made progress, or resumed after the stream test server was down. */
  progressedAt: Date | null;
  finishedAt: Date | null;
}

/** When an upload last made progress: a byte of its file, a heartbeat of its client, a stage, or its end. */
export const lastActivityAt = ({ createdAt, lastByteAt, sendingAt, progressedAt, finishedAt }: Activity): Date =>
  new Date(Math.max(...[createdAt, lastByteAt, sendingAt, progressedAt, finishedAt].map((at) => at?.getTime() ?? 0)));

/**
 * When an upload expires if nothing more of its file arrives, or when the kept parts of a failed one are removed. Null:
 * it is being processed, or it has ended and nothing is kept for a retry.
 */
export function expiresAt(upload: { state: UploadState; lastByteAt: Date; keptUntil: Date | null }): Date | null {
  if (!takesParts(upload.state)) return upload.keptUntil;
  return new Date(upload.lastByteAt.getTime() + UPLOAD_EXPIRY_DAYS * 24 * 3600 * 1000);
}
