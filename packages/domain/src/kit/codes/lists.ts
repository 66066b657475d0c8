/**
 * Refusals to read a list. The public API reports them with the fault BAD_USER_INPUT, as only mutations return
 * refusals as data.
 */
export const listCodes = {
  PAGE_BOTH_WAYS:
    'A list was requested from its start and from its end at once. Use `first` and `after`, or `last` and `before`.',
  CURSOR_MALFORMED:
    'The cursor does not belong to this list. Use one that the same list returned, or start without one.',
} as const;
