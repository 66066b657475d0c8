import type { Logger } from 'pino';
import type { Alerts } from './alerts.ts';
import { logAlerts } from './log.ts';

const TIMEOUT_MILLISECONDS = 10_000;

/**
 * Posts alerts as JSON to one address, as chat rooms accept it, and also logs them. Rejects if the address does not
 * accept one.
 */
export function webhookAlerts(url: string, log: Logger): Alerts {
  const logged = logAlerts(log);
  return {
    async send(alert) {
      await logged.send(alert);
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: alert.text, kind: alert.kind, ...alert.facts }),
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        redirect: 'error',
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the alert address answered ${answer.status}`);
    },
  };
}
