import { formatWait } from '@launchyard/domain/kit';
import { faultOf, isOffline, isRateLimited } from './fault.ts';
import { kitMessages } from './messages.ts';

/** What a fault is called beside a form: the line is down, it was asked too often, or something is wrong here. */
export function faultText(error: unknown): string {
  const fault = faultOf(error);
  const { retryAfterSeconds } = fault;
  if (isOffline(fault)) return kitMessages.network;
  if (!isRateLimited(fault)) return kitMessages.fault;
  return kitMessages.askedTooOften(retryAfterSeconds === null ? null : formatWait(retryAfterSeconds));
}
