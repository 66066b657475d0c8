import type { MailProblem } from '@launchyard/domain/notifications';
import { z } from 'zod';

/** What nodemailer adds to its errors: a kind, the number of the reply, and the command that it replied to. */
const smtpError = z.object({
  code: z.string(),
  responseCode: z.number().int().optional(),
  command: z.string().optional(),
});

/**
 * Replies to a recipient that concern the address itself (RFC 5321): unknown, not local, a name that cannot be.
 * Others may be about us: a server that does not relay, or wants a password.
 */
const OF_ADDRESS = new Set([550, 551, 553, 556]);

/** Why a mail was not sent, from the error of the transport; null for an error that does not come from it. */
export function explainRefusal(error: unknown): { problem: MailProblem; replyCode: number | null } | null {
  const { data } = smtpError.safeParse(error);
  if (!data) return null;
  const { responseCode = null, command } = data;
  return { problem: problemOf(responseCode, command), replyCode: responseCode };
}

function problemOf(replyCode: number | null, command: string | undefined): MailProblem {
  if (replyCode === null) return 'unreachable';
  if (replyCode < 500) return 'postponed';
  return command === 'RCPT TO' && OF_ADDRESS.has(replyCode) ? 'recipientRefused' : 'serverRefused';
}
