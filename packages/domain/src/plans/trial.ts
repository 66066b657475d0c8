/** How long a new account may try everything. */
export const TRIAL_DAYS = 14;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** What an account was granted when it was opened. */
export interface Trial {
  days: number;
  expiresAt: Date;
}

/** Whether a trial runs. */
export type TrialKind = 'trial' | 'trialExpired';

/** The state of a trial. */
export interface TrialState {
  kind: TrialKind;
  trialDays: number;
  daysLeft: number;
  expiresAt: Date;
  /** How full the bar is, in percent. */
  progressPercent: number;
}

/** Applications §2: the bar of an expired trial is fixed. */
export const EXPIRED_PERCENT = 98;

/** The trial of an account that is opened now. */
export const newTrial = (now: Date, days: number = TRIAL_DAYS): Trial => ({
  days,
  expiresAt: new Date(now.getTime() + days * DAY_MILLISECONDS),
});

/** When a trial began. */
export const trialStart = ({ days, expiresAt }: Trial): Date => new Date(expiresAt.getTime() - days * DAY_MILLISECONDS);

/** Applications §9: whole days left, rounded up and at least 0. */
export const daysUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MILLISECONDS));

/** Applications §2, 'Trial banner': the days left count down, and the bar fills with the days used. */
export function trialState({ days, expiresAt }: Trial, now: Date): TrialState {
  const daysLeft = daysUntil(expiresAt, now);
  const told = { trialDays: days, daysLeft, expiresAt };
  if (expiresAt.getTime() <= now.getTime()) return { kind: 'trialExpired', ...told, progressPercent: EXPIRED_PERCENT };
  const share = days > 0 ? (days - daysLeft) / days : 0;
  return { kind: 'trial', ...told, progressPercent: Math.min(100, Math.max(0, Math.round(share * 100))) };
}
