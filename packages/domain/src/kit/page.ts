import { violation } from './violation.ts';

/** At most this many rows a page, in every list. */
export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 20;

export const pageBothWays = violation(
  'PAGE_BOTH_WAYS',
  'Use `first` and `after`, or `last` and `before`, but not both pairs.',
);
export const badCursor = violation(
  'CURSOR_MALFORMED',
  'This cursor does not belong to this list. Use one that the same list returned, or begin without one.',
);
