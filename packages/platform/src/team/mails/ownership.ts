import { OWNERSHIP_OFFER_DAYS } from '@launchyard/domain/team';
import type { MailText } from '../../providers/mail/enqueue.ts';

/** The e-mail to whom an account is offered. It has no secret: they sign in. `panel` is the panel’s address. */
export function offerMail(of: { account: string; owner: string; panel: string }): MailText {
  return {
    kind: 'ownership',
    subject: `${of.owner} wants to hand the account ${of.account} over to you`,
    body: `${of.owner} wants to hand the account ${of.account} over to you. Sign in to see what that means, and to accept or decline:\n\n${of.panel}/team\n\nThe offer expires in ${OWNERSHIP_OFFER_DAYS} days. Nothing happens without your answer.\n`,
  };
}

/** The e-mail to both once it is done: each can tell whether it was their wish. */
export function handedOverMail(of: { account: string; from: string; to: string; panel: string }): MailText {
  return {
    kind: 'ownership',
    subject: `The account ${of.account} was handed over`,
    body: `${of.from} handed the account ${of.account} over to ${of.to}, who is its owner now. ${of.from} is an editor in it from now on, and chooses a username for their own account at the next visit if they have none. Both confirmed it with their password.\n\nIf you did not, set a new password at once and write to support:\n\n${of.panel}/repass\n`,
  };
}
