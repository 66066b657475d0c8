import type { MemberRole } from '../access/index.ts';
import type { Violation } from '../kit/index.ts';
import { isEmail } from '../session/index.ts';
import { teamViolations } from './violations.ts';

export const INVITATION_STATES = ['pending', 'expired'] as const;
/** The state of an invitation that nobody has answered yet. */
export type InvitationState = (typeof INVITATION_STATES)[number];

export const invitationState = ({ expiresAt }: { expiresAt: Date }, now: Date): InvitationState =>
  expiresAt > now ? 'pending' : 'expired';

/** Access §5. Whether somebody with this address is in the team already is checked by the services. */
export const checkInvitedEmail = (email: string): Violation[] =>
  isEmail(email.trim()) ? [] : [teamViolations.emailUnusable];

/** Finance reads the whole account, so only editors and viewers can be limited to some applications; null: no limit. */
export function checkMemberLimit(role: MemberRole, appIds: ReadonlyArray<string | null> | null): Violation[] {
  if (appIds === null) return [];
  if (role === 'finance') return [teamViolations.roleSeesAll];
  return appIds.length === 0 ? [teamViolations.appsEmpty] : [];
}
