/** How long a new account may try everything. */
export const TRIAL_DAYS = 14;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** What was granted to an account when it was opened. */
export interface Trial {
  days: number;
  endsAt: Date;
}

/** What an account is on. More kinds come with what can be bought. */
export type PlanKind = 'trial' | 'trialExpired';

/** How the plan of an account stands. */
export interface PlanState {
  kind: PlanKind;
  trialDays: number;
  daysLeft: number;
  endsAt: Date;
  /** How full the bar is, in percent. */
  progressPercent: number;
}

/** Applications §2: the bar of an expired trial stands still. */
const EXPIRED_PERCENT = 98;

/** The trial of an account that is opened now. */
export const newTrial = (now: Date, days: number = TRIAL_DAYS): Trial => ({
  days,
  endsAt: new Date(now.getTime() + days * DAY_MILLISECONDS),
});

/** Applications §9: whole days until then, rounded up; never less than none. */
export const daysUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MILLISECONDS));

/** Applications §2, 'Trial banner': days left are counted down, and the bar fills with those that are over. */
export function trialState({ days, endsAt }: Trial, now: Date): PlanState {
  const daysLeft = daysUntil(endsAt, now);
  const told = { trialDays: days, daysLeft, endsAt };
  if (endsAt.getTime() <= now.getTime()) return { kind: 'trialExpired', ...told, progressPercent: EXPIRED_PERCENT };
  const share = days > 0 ? (days - daysLeft) / days : 0;
  return { kind: 'trial', ...told, progressPercent: Math.min(100, Math.max(0, Math.round(share * 100))) };
}
