import { createTransport } from 'nodemailer';

/** Hands a mail to a mail server. */
export interface Mailer {
  /** Resolves with true once a server took it, with false when there is none and the outbox is where it stays. */
  send(mail: { id: string; recipient: string; subject: string; body: string }): Promise<boolean>;
  close(): void;
}

/** Without a server mails stay in the outbox, which is their row. */
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
      // The same id at every try: a mail server or reader that sees it twice can tell.
      const messageId = `<${id}@launchyard>`;
      await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body, messageId });
      return true;
    },
    close: () => transport.close(),
  };
}
