import type { Logger } from 'pino';
import type { Alert } from '@launchyard/domain/alerts';
import { openAlertBuffer } from '@launchyard/process/alert-buffer';
import { watchErrors } from '@launchyard/process/watch-errors';
import type { Deps } from '../kit/deps.ts';
import { raiseAlerts } from './raise.ts';

export interface FaultReports {
  /** The log of the process: errors written to it are alerts. */
  log: Logger;
  report(alert: Alert): void;
  close(): Promise<void>;
}

/**
 * Turns the unexpected errors of a process into alerts. They are written a little later and together, and kept while
 * the database does not answer.
 */
export function openFaultReports({ database, clock, log }: Deps, process: string): FaultReports {
  const buffer = openAlertBuffer(
    async (reports) => {
      for (const report of reports) await raiseAlerts(database.sql, report, report);
    },
    // A warning: an alert about a lost alert would never end.
    { clock, onLost: (error) => log.warn({ err: error }, 'alerts: not written yet') },
  );
  const report = (alert: Alert) => buffer.report(alert);
  return { log: watchErrors(log, process, report), report, close: () => buffer.close() };
}
