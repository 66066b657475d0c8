import { createTransport } from 'nodemailer';

/** Passes an e-mail to a mail server. */
export interface Mailer {
  /** Resolves with true once a server accepted it, with false if there is no server and it stays in the outbox. */
  send(mail: { id: string; recipient: string; subject: string; body: string }): Promise<boolean>;
  close(): void;
}

/** Without a server e-mails stay in the outbox, which is their row. */
export const outbox: Mailer = { send: () => Promise.resolve(false), close: () => undefined };

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
      await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body, messageId });
      return true;
    },
    close: () => transport.close(),
  };
}
