/** A month that is paid for: from an instant up to, but not including, another one. */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The month number `index` of a plan that began at `anchorAt`. Months are counted from the beginning, in UTC, so that
 * a plan of 31 January is billed on 28 February and on 31 March, and always at the same time of day.
 */
export const periodOf = (anchorAt: Date, index: number): Period => ({
  startsAt: monthsAfter(anchorAt, index),
  endsAt: monthsAfter(anchorAt, index + 1),
});

/** So many months later: the same day and time in UTC, or the last day of a shorter month. */
function monthsAfter(start: Date, months: number): Date {
  const then = new Date(start);
  then.setUTCDate(1);
  then.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return then;
}
