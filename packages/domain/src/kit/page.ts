import { violation } from './violation.ts';

/** At most this many rows a page, in every list. */
export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 20;

export const badCursor = violation(
  'CURSOR_MALFORMED',
  'This cursor is not one that we gave. Begin without one.',
  'after',
);
