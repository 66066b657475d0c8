import { fingerprintOf, type Alert } from '@launchyard/domain/alerts';

/** An alert, with how often and when it occurred since the last report. */
export interface AlertReport extends Alert {
  count: number;
  firstAt: Date;
  lastAt: Date;
}

export interface AlertBuffer {
  /** Never throws and never waits. */
  report(alert: Alert): void;
  /** Writes what is left, unless that fails. */
  close(): Promise<void>;
}

/** Different alerts in memory; more are dropped. Equal ones only cost a number. */
const MOST_KEPT = 100;
const WRITE_MILLISECONDS = 1_000;
const RETRY_MILLISECONDS = 5_000;

/**
 * Collects alerts for a second and writes them together, equal ones as one with a count: a storm of errors costs one
 * row. What could not be written is kept for the next try.
 */
export function openAlertBuffer(
  write: (reports: readonly AlertReport[]) => Promise<void>,
  options: { clock?: () => Date; onLost?: (error: unknown) => void } = {},
): AlertBuffer {
  const { clock = () => new Date(), onLost = () => undefined } = options;
  let kept = new Map<string, AlertReport>();
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const schedule = (milliseconds: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = writing.then(flush);
    }, milliseconds).unref();
  };
  async function flush(): Promise<void> {
    const reports = kept;
    kept = new Map();
    if (reports.size === 0) return;
    try {
      await write([...reports.values()]);
    } catch (error) {
      onLost(error);
      for (const report of reports.values()) keep(report);
      schedule(RETRY_MILLISECONDS);
    }
  }
  function keep(report: AlertReport): void {
    const fingerprint = fingerprintOf(report);
    const known = kept.get(fingerprint);
    if (!known && kept.size >= MOST_KEPT) return;
    const count = (known?.count ?? 0) + report.count;
    const firstAt = known && known.firstAt < report.firstAt ? known.firstAt : report.firstAt;
    const lastAt = known && known.lastAt > report.lastAt ? known.lastAt : report.lastAt;
    kept.set(fingerprint, { ...report, count, firstAt, lastAt });
  }
  return {
    report(alert) {
      const at = clock();
      keep({ ...alert, count: 1, firstAt: at, lastAt: at });
      schedule(WRITE_MILLISECONDS);
    },
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await (writing = writing.then(flush));
      clearTimeout(timer);
    },
  };
}
