import { violation, type Violation } from '../kit/index.ts';
import { formatShortfall } from './shortfall.ts';

/** Applications §5: an exact fit is refused, too, and the shortfall is never 0. */
export function storageShort(missingBytes: number): Violation<'STORAGE_SHORT'> {
  return {
    ...violation('STORAGE_SHORT', 'No enough storage to upload your file', 'sizeBytes'),
    figures: { missingBytes: Math.max(1, missingBytes) },
  };
}

/** The same when an item is to be restored from the bin. */
export function noRoomToReturn(missingBytes: number): Violation<'STORAGE_SHORT'> {
  const message = `There is no room to restore this: ${formatShortfall(missingBytes)} GB are missing.`;
  return { ...violation('STORAGE_SHORT', message, 'binItemId'), figures: { missingBytes } };
}

/** Why a plan cannot be bought or changed. Account §5, §8: two sentences are the specification’s. */
export const changeViolations = {
  alreadySubscribed: violation('PLAN_ALREADY_ACTIVE', 'You are already Subscribed to a Plan!!'),
  noPlan: violation('PLAN_MISSING', 'You have no plan that could be changed. Choose one on the Plans page.'),
  ending: violation('PLAN_ENDING', 'Your plan is cancelled. Reactivate it to change it.'),
  notEnding: violation('PLAN_NOT_ENDING', 'Your plan is not cancelled. There is nothing to reactivate.'),
  unpaid: violation('PLAN_UNPAID', 'Your last bill is not paid yet. Change the card, or pay it, and try again.'),
  noCard: violation('CARD_MISSING', 'There is no card to charge. Add one first.'),
  countRange: violation('PLAN_COUNT_RANGE', 'Choose a whole number from 1 to 15.', 'count'),
  busy: violation('PLAN_CHANGE_BUSY', 'Your last change is still being paid. Try again in a minute.'),
  notSold: violation('PAYMENTS_OFF', 'Nothing can be bought here yet. Contact support.'),
  tooManyCheckouts: violation('CHECKOUTS_TOO_MANY', 'You opened the payment page too often. Try again in an hour.'),
  outdated: violation(
    'PLAN_CHANGE_OUTDATED',
    'Your plan or the price changed since you saw it. Nothing was charged. Look at the new price and confirm it.',
    'fingerprint',
  ),
} as const;

export const countSame = (count: number): Violation<'PLAN_COUNT_SAME'> =>
  violation('PLAN_COUNT_SAME', `Your plan is for ${count} already.`, 'count');
