import type { MailProblem } from '@launchyard/domain/notifications';
import { createTransport } from 'nodemailer';
import { explainRefusal } from './explain-refusal.ts';

/** What became of a try. `kept`: there is no server, so the mail stays in the outbox. */
export type Handed =
  | { state: 'sent' }
  | { state: 'kept' }
  /** The code of the server’s reply, if it gave one. Its text may quote the recipient, so it goes no further. */
  | { state: 'failed'; problem: MailProblem; replyCode: number | null };

/** Passes an e-mail to a mail server. */
export interface Mailer {
  /** Rejects only for errors that are not the server’s. */
  send(mail: { id: string; recipient: string; subject: string; body: string }): Promise<Handed>;
  close(): void;
}

/** Without a server e-mails stay in the outbox, which is their row. */
export const outbox: Mailer = { send: () => Promise.resolve({ state: 'kept' }), close: () => undefined };

const TIMEOUT_MILLISECONDS = 20_000;

/** Sends through the server of the URL (`smtp://user:password@host:587`), in the name of `from`. */
export function openSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
  });
  return {
    async send({ id, recipient, subject, body }) {
      // The same id at every try, so that servers and readers can detect duplicates.
      const messageId = `<${id}@launchyard>`;
      try {
        await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body, messageId });
        return { state: 'sent' };
      } catch (error) {
        const refusal = explainRefusal(error);
        if (!refusal) throw error;
        return { state: 'failed', ...refusal };
      }
    },
    close: () => transport.close(),
  };
}
