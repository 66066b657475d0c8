import { isReadable, type Violation } from '../kit/index.ts';
import { CASE_MINUTES, MAX_CASE_HOURS, MAX_REASON_LENGTH, MIN_CASE_REASON_LENGTH } from './limits.ts';
import { supportViolations } from './violations.ts';

/** A stretch of time in which one support colleague may read one account. Closing it moves its end to that moment. */
export interface CaseTimes {
  openedAt: Date;
  endsAt: Date;
}

const HOUR_MILLISECONDS = 60 * 60 * 1000;

/** An hour from now, but at most a day after it was opened. */
export function caseEndsAt(openedAt: Date, now: Date): Date {
  const hourFromNow = now.getTime() + CASE_MINUTES * 60 * 1000;
  return new Date(Math.min(hourFromNow, lastEndOf(openedAt)));
}

const lastEndOf = (openedAt: Date): number => openedAt.getTime() + MAX_CASE_HOURS * HOUR_MILLISECONDS;

/** At its end it is over. */
export const isCaseOpen = ({ endsAt }: Pick<CaseTimes, 'endsAt'>, now: Date): boolean => now < endsAt;

/** An open case can be renewed until it ends a day after its opening. */
export function checkRenewal({ openedAt, endsAt }: CaseTimes, now: Date): Violation[] {
  if (!isCaseOpen({ endsAt }, now)) return [supportViolations.caseEnded];
  return endsAt.getTime() >= lastEndOf(openedAt) ? [supportViolations.caseAgeLimit] : [];
}

/** Why a colleague looks into an account: one line, readable for the customer, and more than a word. */
export function checkCaseReason(reason: string): Violation[] {
  const length = reason.trim().length;
  if (length === 0) return [supportViolations.reasonMissing];
  if (length < MIN_CASE_REASON_LENGTH) return [supportViolations.reasonTooShort];
  if (length > MAX_REASON_LENGTH) return [supportViolations.reasonTooLong];
  return isReadable(reason) ? [] : [supportViolations.reasonCharacters];
}
