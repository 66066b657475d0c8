import { billOf, seatLine, type Bill } from './bill.ts';
import { periodOf } from './period.ts';
import { currentPeriod, type Subscription } from './subscription.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** On which days after a bill was issued its card is tried. After the last one, the plan ends. */
export const TRY_DAYS = [0, 3, 5, 7] as const;

/** The next regular bill of a plan; null if it is cancelled. It is due when the month that it is for begins. */
export function monthlyBill({ plan, count, anchorAt, periodIndex, isEnding }: Subscription): Bill | null {
  if (isEnding) return null;
  const month = periodOf(anchorAt, periodIndex + 1);
  return billOf(month.startsAt, [seatLine(plan, count, month)]);
}

/** What happens to a plan when its month is over. */
export type Renewal =
  | { kind: 'notYet'; at: Date }
  /** A new month began: its bill is due, and the plan works while the bill is not paid. */
  | { kind: 'renewed'; bill: Bill; next: Subscription }
  | { kind: 'ended'; at: Date; reason: 'cancelled' };

/**
 * The next thing that time does to a plan, one month at a time: whoever comes late asks again. Account §4: a cancelled
 * plan ends with its month.
 */
export function renewalOf(subscription: Subscription, now: Date): Renewal {
  const { endsAt } = currentPeriod(subscription);
  if (now.getTime() < endsAt.getTime()) return { kind: 'notYet', at: endsAt };
  const bill = monthlyBill(subscription);
  if (bill === null) return { kind: 'ended', at: endsAt, reason: 'cancelled' };
  const { count, periodIndex } = subscription;
  return {
    kind: 'renewed',
    bill,
    next: { ...subscription, paidCount: count, periodIndex: periodIndex + 1, isUnpaid: bill.totalCents > 0 },
  };
}

/** What follows when a card was declined. */
export type AfterDecline = { kind: 'triedAgain'; at: Date } | { kind: 'planEnds' };

/**
 * The next day on which the card of a bill is tried: counted from when the bill was issued, whoever asked for a try in
 * between. After the last one the plan ends.
 */
export function afterDecline(issuedAt: Date, now: Date): AfterDecline {
  const at = TRY_DAYS.map((days) => new Date(issuedAt.getTime() + days * DAY_MILLISECONDS)).find((each) => each > now);
  return at ? { kind: 'triedAgain', at } : { kind: 'planEnds' };
}
