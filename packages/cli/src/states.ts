import { toApiName } from '@launchyard/domain/kit';
import { isFinal, UPLOAD_STATES } from '@launchyard/domain/uploads';

const named = (isWanted: (state: (typeof UPLOAD_STATES)[number]) => boolean): string[] =>
  UPLOAD_STATES.filter(isWanted).map((state) => toApiName(state));

export const UNFINISHED: readonly string[] = named((state) => !isFinal(state));
export const ENDED: readonly string[] = named(isFinal);
