import { formatWait } from '@launchyard/domain/kit';
import { faultOf } from './fault.ts';
import { kitMessages } from './messages.ts';

/** What a fault is called beside a form: the line is down, it was asked too often, or something is wrong here. */
export function faultText(error: unknown): string {
  const { code, retryAfterSeconds } = faultOf(error);
  if (code === 'NETWORK') return kitMessages.network;
  if (code !== 'RATE_LIMITED') return kitMessages.fault;
  return kitMessages.askedTooOften(retryAfterSeconds === null ? null : formatWait(retryAfterSeconds));
}
