import type { MemberRole } from '../access/index.ts';
import type { Violation } from '../kit/index.ts';
import { isEmail, normalizeEmail } from '../session/index.ts';
import { INVITATIONS_PER_HOUR } from './limits.ts';
import { teamViolations } from './violations.ts';

export const INVITATION_STATES = ['pending', 'expired'] as const;
/** The state of an invitation that nobody has answered yet. */
export type InvitationState = (typeof INVITATION_STATES)[number];

export const invitationState = ({ expiresAt }: { expiresAt: Date }, now: Date): InvitationState =>
  expiresAt > now ? 'pending' : 'expired';

/** Access §5. Whether somebody with this address is in the team already is checked by the services. */
export const checkInvitedEmail = (email: string): Violation[] =>
  isEmail(email.trim()) ? [] : [teamViolations.emailUnusable];

/**
 * The addresses in a list with commas, semicolons, spaces or lines between them, each once. A mail program writes them as
 * `"Berg, Nora" <nora@north.example>`.
 */
export function readInvitedEmails(text: string): string[] {
  const entries = text.replaceAll(/"[^"]*"/g, ' ').split(/[,;\n]/);
  const emails = entries.flatMap((entry) => /<(.*)>/.exec(entry)?.[1] ?? entry.split(/\s/));
  return [...new Set(emails.map(normalizeEmail))].filter((email) => email !== '');
}

/** The same rule for several addresses at once, as many as an account may invite in an hour. */
export function checkInvitedEmails(emails: readonly string[]): Violation[] {
  const { emailUnusable, tooManyInAnHour } = teamViolations;
  if (emails.length === 0) return [emailUnusable];
  const wrong = emails.filter((email) => checkInvitedEmail(email).length > 0);
  if (wrong.length > 0 && emails.length > 1) {
    return [{ ...emailUnusable, message: `${emailUnusable.message}: ${wrong.join(', ')}` }];
  }
  if (wrong.length > 0) return [emailUnusable];
  return emails.length > INVITATIONS_PER_HOUR ? [tooManyInAnHour] : [];
}

/** Finance reads the whole account, so only editors and viewers can be limited to some applications; null: no limit. */
export function checkMemberLimit(role: MemberRole, appIds: ReadonlyArray<string | null> | null): Violation[] {
  if (appIds === null) return [];
  if (role === 'finance') return [teamViolations.roleSeesAll];
  return appIds.length === 0 ? [teamViolations.appsEmpty] : [];
}
