import { violation, type Violation } from '../kit/index.ts';

export const binViolations = {
  notFound: violation(
    'BIN_ITEM_NOT_FOUND',
    'This item is not in the bin: it was restored or permanently removed.',
    'binItemId',
  ),
  appInBin: violation('APP_IN_BIN', 'Its application is in the bin, too. Restore that first.', 'binItemId'),
} as const;

/** The name was taken by something else since, so the item cannot be restored. */
export const nameTakenSince = (name: string): Violation => ({
  code: 'NAME_TAKEN_SINCE',
  message: `Something else is named "${name}" now. Delete that first, then restore this item.`,
  field: ['binItemId'],
});
