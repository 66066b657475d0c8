import { browserText, countryName, readBrowser } from '@launchyard/domain/session';
import type { MailText } from '../../providers/mail/enqueue.ts';

/**
 * The e-mail after signing in on a device that the person has not used before. It quotes nothing of what the browser
 * sent, only what was recognised. `panel` is the panel’s address from the settings, never from a request.
 */
export function newDeviceMail(
  at: Date,
  { userAgent, country }: { userAgent: string; country: string | null },
  panel: string,
): MailText {
  const place = country === null ? '' : ` in ${countryName(country)}`;
  const when = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    kind: 'newDevice',
    subject: 'New sign-in to your account',
    body: `Somebody signed in to your account on a new device: ${browserText(readBrowser(userAgent))}${place}, ${when}.\n\nIf it was you, there is nothing to do. If not, set a new password, which signs out every device:\n\n${panel}/repass\n\nThis page lists where you are signed in:\n\n${panel}/sessions\n`,
  };
}
