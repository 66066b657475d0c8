import { ROLE_NOUNS, type MemberRole } from '@launchyard/domain/access';
import { INVITATION_DAYS } from '@launchyard/domain/team';
import type { MailText } from '../../providers/mail/enqueue.ts';

/**
 * The e-mail with an invitation. The token is in the fragment, so it reaches no server’s log. `panel` is the panel’s
 * address from the settings, never from a request.
 */
export function invitationMail(of: { account: string; role: MemberRole; token: string; panel: string }): MailText {
  return {
    kind: 'teamInvitation',
    subject: `${of.account} invites you to their team`,
    body: `${of.account} invites you to their team, as ${ROLE_NOUNS[of.role]}. Open this address to see the invitation and answer it:\n\n${of.panel}/invitation#${of.token}\n\nThe invitation is for the owner of this e-mail address and expires in ${INVITATION_DAYS} days. If you don’t know who sent it, ignore this e-mail: nothing happens without your answer.\n`,
  };
}
