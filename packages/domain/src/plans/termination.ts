/** Account §9: the bar of a plan that was cancelled assumes a month of thirty days. */
const MONTH_DAYS = 30;

/** How full the bar of a plan that ends is, in percent: with more than thirty days left, it is empty. */
export const terminationPercent = (daysLeft: number): number =>
  Math.min(100, Math.max(0, Math.round(((MONTH_DAYS - daysLeft) / MONTH_DAYS) * 100)));
