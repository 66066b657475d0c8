import { addCents, shareOf, timesCents, type Cents } from '../money/index.ts';
import { seatPlans, type SeatPlanKind } from './catalogue.ts';
import type { Period } from './period.ts';

/** A line of a bill: so many of a plan from one instant to another, for all or a part of a month. */
export interface BillLine {
  plan: SeatPlanKind;
  count: number;
  unitCents: Cents;
  startsAt: Date;
  endsAt: Date;
  /** How much of the month it is for, in seconds. */
  partSeconds: number;
  wholeSeconds: number;
  amountCents: Cents;
}

/** What is due at an instant. Prices are without tax, and no tax is charged yet: its line is there with zero. */
export interface Bill {
  dueAt: Date;
  lines: readonly BillLine[];
  taxCents: Cents;
  totalCents: Cents;
}

/** The line for so many of a plan from `from` to the end of a month; from its start, the whole price. */
export function seatLine(plan: SeatPlanKind, count: number, month: Period, from: Date = month.startsAt): BillLine {
  const { unitCents } = seatPlans[plan];
  const wholeSeconds = secondsBetween(month.startsAt, month.endsAt);
  const partSeconds = Math.min(wholeSeconds, secondsBetween(from, month.endsAt));
  return {
    plan,
    count,
    unitCents,
    startsAt: from > month.startsAt ? from : month.startsAt,
    endsAt: month.endsAt,
    partSeconds,
    wholeSeconds,
    amountCents: shareOf(timesCents(unitCents, count), partSeconds, wholeSeconds),
  };
}

export function billOf(dueAt: Date, lines: readonly BillLine[]): Bill {
  const taxCents = addCents();
  return { dueAt, lines, taxCents, totalCents: addCents(taxCents, ...lines.map(({ amountCents }) => amountCents)) };
}

const DAY_SECONDS = 86_400;

/** How many days of a month a line is for, as it is shown: a day that has begun counts. */
export const daysOf = ({ partSeconds, wholeSeconds }: Pick<BillLine, 'partSeconds' | 'wholeSeconds'>) => ({
  part: Math.ceil(partSeconds / DAY_SECONDS),
  whole: Math.ceil(wholeSeconds / DAY_SECONDS),
});

/** Whole seconds; a second that has begun counts for whoever pays. */
const secondsBetween = (start: Date, end: Date): number =>
  Math.max(0, Math.floor((end.getTime() - start.getTime()) / 1000));
