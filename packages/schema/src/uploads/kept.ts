import type { Upload } from '@launchyard/contract/uploads';
import { canRetry } from '@launchyard/domain/uploads';

/** Whether a failed upload is kept, so that it can be retried or discarded. */
export const isKept = ({ state, expiresAt }: Upload): boolean =>
  canRetry(state, expiresAt === null ? null : Date.parse(expiresAt), Date.now());
