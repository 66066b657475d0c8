import type { RefusalCode } from './codes/refusals.ts';
import { violation } from './violation.ts';

/** The name of a file that shows something other than it says. */
export const fileNameUnreadable = violation(
  'FILE_NAME_CHARACTERS',
  'The file name has characters that cannot be shown. Rename the file and choose it again.',
  'fileName',
);

/** Refusals that any area may return. Marked as pure, so that the panel, which never raises them, does not load them. */
export const kitViolations = {
  pageBothWays: /* @__PURE__ */ violation(
    'PAGE_BOTH_WAYS',
    'Use `first` and `after`, or `last` and `before`, but not both pairs.',
  ),
  badCursor: /* @__PURE__ */ violation(
    'CURSOR_MALFORMED',
    'This cursor does not belong to this list. Use one that the same list returned, or start without one.',
  ),
  idempotencyKeyReused: /* @__PURE__ */ violation(
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key was used with other input. Use a new key for a new request.',
    'idempotencyKey',
  ),
} as const;

/** In the words of applications §5; `most` is the limit with its unit. */
export const fileTooLarge = <Code extends RefusalCode>(code: Code, most: string) =>
  violation(code, `File size exceeds the maximum allowed size of ${most}.`, 'sizeBytes');
