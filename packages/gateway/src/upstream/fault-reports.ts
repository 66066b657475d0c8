import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { alertReport } from '@launchyard/contract/alerts';
import { Failed } from '@launchyard/contract/kit';
import { upstreamFault, type Alert } from '@launchyard/domain/alerts';
import { openAlertBuffer, type AlertBuffer, type AlertReport } from '@launchyard/process/alert-buffer';
import { watchErrors } from '@launchyard/process/watch-errors';
import type { Services } from './services.ts';

/** Reports the gateway’s own faults to the services, which alert operators. What cannot be sent is sent later. */
export function openFaultReports(log: Logger, services: () => Services): AlertBuffer & { log: Logger } {
  const buffer = openAlertBuffer(
    async (reports) => {
      const caller = { token: undefined, account: undefined, requestId: randomUUID(), clientAddress: '127.0.0.1' };
      await services().call(alertReport, { reports: reports.flatMap(toReport) }, caller);
    },
    { onLost: (error) => log.warn({ err: error }, 'alerts: not reported yet') },
  );
  const report = (alert: Alert) => buffer.report(alert);
  return { ...buffer, log: watchErrors(log, 'gateway', report, isTheirs) };
}

/** What a service reports about itself is not reported again. */
const isTheirs = (error: unknown): boolean => error instanceof Failed && error.isTheirs;

/** A service that did not answer, as `createServices` tells. */
export const reportUnavailable =
  (buffer: AlertBuffer) =>
  (service: string, error: Failed, requestId: string): void =>
    buffer.report(upstreamFault(service, isTimeout(error), requestId));

function isTimeout(error: Failed): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each.name === 'TimeoutError' || each.name === 'HeadersTimeoutError') return true;
  }
  return false;
}

function toReport({ kind, subject, text, requestId, count, firstAt, lastAt }: AlertReport) {
  if (kind !== 'serviceFault' && kind !== 'upstreamTimeout' && kind !== 'upstreamDown') return [];
  return [{ kind, subject, text, requestId, count, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() }];
}
