import type { Logger } from 'pino';

/** Tells support staff of what they may have to look into. Throws when it could not, and is tried again later. */
export interface Alerter {
  send(alert: { text: string }): Promise<void>;
}

const PATIENCE_MILLISECONDS = 10_000;

/** Posts `{ text }` to an incoming webhook, which all common chats have. The address is a secret: it is neither logged nor shown. */
export function openWebhook(url: string): Alerter {
  return {
    async send({ text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      });
      if (!answer.ok) throw new Error(`the alert channel answered ${answer.status}`);
    },
  };
}

/** Without a channel alerts are warnings in the worker's log. */
export const logAlerter = (log: Logger): Alerter => ({
  send({ text }) {
    log.warn({ alert: text }, 'alert');
    return Promise.resolve();
  },
});
