import { isFinal, UPLOAD_STATES } from '@launchyard/domain/uploads';

/** The API writes the states of the domain in capitals. */
const named = (isWanted: (state: (typeof UPLOAD_STATES)[number]) => boolean): string[] =>
  UPLOAD_STATES.filter(isWanted).map((state) => state.toUpperCase());

export const UNFINISHED: readonly string[] = named((state) => !isFinal(state));
export const ENDED: readonly string[] = named(isFinal);
