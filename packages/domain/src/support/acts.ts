import { auditAddress } from '../audit/index.ts';
import { isReadable, type Violation } from '../kit/index.ts';
import type { Notice } from '../notifications/index.ts';
import { MAX_REASON_LENGTH } from './limits.ts';
import { supportViolations } from './violations.ts';

/** What an admin may do to somebody else’s account, each with a reason that its owner reads. */
export const ADMIN_ACTS = [
  'payPerLaunchOn',
  'payPerLaunchOff',
  'sessionEnded',
  'uploadRetried',
  'accountRestored',
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

const WORDS: Record<AdminAct, string> = {
  payPerLaunchOn: 'Support switched pay-per-launch on',
  payPerLaunchOff: 'Support switched pay-per-launch off',
  sessionEnded: 'Support ended a session',
  uploadRetried: 'Support retried an upload',
  accountRestored: 'Support restored this account',
};

/** The notification that the whole team sees. The reason is for those who may read the audit log, where the link leads. */
export const adminActNotice = (act: AdminAct): Notice => ({
  kind: 'accountChanged',
  message: WORDS[act],
  link: { title: 'See why', url: auditAddress },
});

/** Why something was done to somebody’s account: one line, readable for the customer. */
export function checkReason(reason: string): Violation[] {
  if (reason.trim() === '') return [supportViolations.reasonMissing];
  if (reason.length > MAX_REASON_LENGTH) return [supportViolations.reasonTooLong];
  return isReadable(reason) ? [] : [supportViolations.reasonCharacters];
}
