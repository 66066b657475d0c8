import type { Logger } from 'pino';
import type { Alerts } from './alerts.ts';

/** Writes alerts only to the log. */
export function logAlerts(log: Logger): Alerts {
  return {
    async send({ kind, text, facts }) {
      log.warn({ alert: kind, ...facts }, `alert: ${text}`);
    },
  };
}
