import { toApiName } from '@launchyard/domain/kit';
import { isFinal, UPLOAD_STATES } from '@launchyard/domain/uploads';
import type { UploadState } from './generated/graphql.ts';

const named = (isWanted: (state: (typeof UPLOAD_STATES)[number]) => boolean): UploadState[] =>
  UPLOAD_STATES.filter(isWanted).map((state) => toApiName(state));

export const UNFINISHED: UploadState[] = named((state) => !isFinal(state));
export const ENDED: readonly UploadState[] = named(isFinal);
