import { violation, type Violation } from '../kit/index.ts';

export const binViolations = {
  notFound: violation(
    'BIN_ITEM_NOT_FOUND',
    'This is not in the bin: it was restored, or is gone for good.',
    'binItemId',
  ),
  appInBin: violation('APP_IN_BIN', 'Its application is in the bin, too. Bring that back first.', 'binItemId'),
} as const;

/** What has this name now stands in the way of what had it before. */
export const nameTakenSince = (name: string): Violation => ({
  code: 'NAME_TAKEN_SINCE',
  message: `Something else is named "${name}" now. Delete that first, then bring this back.`,
  field: ['binItemId'],
});
