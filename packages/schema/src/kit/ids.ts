import { formatId, parseId, type IdKind } from '@launchyard/domain/kit';

const NEVER_GIVEN = '00000000-0000-0000-0000-000000000000';

/** For an id that marks a position: text that is not such an id stays invalid, and the services refuse it. */
export const placeId = (kind: IdKind, given: string): string => (parseId(kind, given) === null ? 'none' : given);

/**
 * The id to ask the services for. Text that is no id of that kind becomes one that was never given to anything, so that malformed,
 * foreign and missing ids run the same way and answer alike, and one malformed id cannot spoil the batch that it is asked in.
 */
export function askableId(kind: IdKind, given: string): string {
  return parseId(kind, given) === null ? formatId(kind, NEVER_GIVEN) : given;
}
