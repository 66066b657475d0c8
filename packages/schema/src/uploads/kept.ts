import type { Upload } from '@launchyard/contract/uploads';
import { canRetry } from '@launchyard/domain/uploads';

/** Whether what was sent of a failed upload is kept now, so that it can be tried again or given up. */
export const isKept = ({ state, expiresAt }: Upload): boolean =>
  canRetry(state, expiresAt === null ? null : Date.parse(expiresAt), Date.now());
