import { formatWait } from '@launchyard/domain/kit';
import { faultOf, isOffline, isRateLimited } from './fault.ts';
import { kitMessages } from './messages.ts';

/** The message for a fault next to a form: offline, rate limited, or an internal error. */
export function faultText(error: unknown): string {
  const fault = faultOf(error);
  const { retryAfterSeconds } = fault;
  if (isOffline(fault)) return kitMessages.network;
  if (!isRateLimited(fault)) return kitMessages.fault;
  return kitMessages.askedTooOften(retryAfterSeconds === null ? null : formatWait(retryAfterSeconds));
}
