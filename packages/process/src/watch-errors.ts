import type { LogFn, Logger } from 'pino';
import { serviceFault, type Alert } from '@launchyard/domain/alerts';

/**
 * The same log, which also reports each error that is logged as one (`log.error({ err }, …)`): unexpected errors are
 * logged exactly once, where they are handled, so nothing else has to say so. `isExpected` leaves out what another
 * process reports.
 */
export function watchErrors(
  log: Logger,
  process: string,
  report: (alert: Alert) => void,
  isExpected: (error: unknown) => boolean = () => false,
): Logger {
  const watched = log.child({});
  const write: (...given: Parameters<LogFn>) => void = watched.error.bind(watched);
  const error = (...given: Parameters<LogFn>): void => {
    write(...given);
    const [fields]: unknown[] = given;
    if (typeof fields !== 'object' || fields === null || !('err' in fields) || isExpected(fields.err)) return;
    const requestId = 'requestId' in fields && typeof fields.requestId === 'string' ? fields.requestId : null;
    report(serviceFault(process, fields.err, requestId));
  };
  watched.error = error;
  return watched;
}
